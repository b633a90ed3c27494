// Written by `npm run generate` from spec/. Do not edit.

/** Every problem that the node can answer with, by code. */
export const problems = {
  agent_not_found: {"status":404,"title":"No such agent","meaning":"No agent is registered by this id; ids are case-sensitive."},
  agent_suspended: {"status":403,"title":"Agent suspended","meaning":"The operator suspended it, and only the operator can lift that."},
  agent_tombstoned: {"status":410,"title":"Agent deleted","meaning":"Its id is remembered, and only its owner may register it again."},
  body_too_large: {"status":413,"title":"Body too large","meaning":"At most 1,000,000 bytes; AgentFacts and agent cards at most 262,144."},
  card_not_found: {"status":404,"title":"No agent card","meaning":"The agent was registered by fields, so there is no card of it."},
  credential_malformed: {"status":401,"title":"Malformed credential","meaning":"It has not the form of a key of this node: check that it was copied whole."},
  credential_unknown: {"status":401,"title":"Unknown credential","meaning":"This node has not issued it, or no longer knows it."},
  database_unavailable: {"status":503,"title":"Database unavailable","meaning":"Nothing was changed; try again after `Retry-After` seconds."},
  duplicate_query_parameter: {"status":400,"title":"Query parameter given twice","meaning":"Give it once; several values of one filter go into it with commas."},
  extra_too_large: {"status":400,"title":"Extra members too large","meaning":"Members that the contract does not name may have 16 KiB of JSON together."},
  facts_not_conformant: {"status":400,"title":"AgentFacts not valid","meaning":"This node takes only documents that follow AgentFacts v1 wholly: see `errors`."},
  facts_not_found: {"status":404,"title":"No AgentFacts","meaning":"The agent is registered and has none."},
  headers_too_large: {"status":431,"title":"Request line or headers too long","meaning":"Together they may have 16 KiB."},
  internal_error: {"status":500,"title":"Internal error","meaning":"A fault of the node, not of the request; its operator finds it in the log by `request_id`."},
  invalid_body: {"status":400,"title":"Invalid body","meaning":"Members are missing, of the wrong type or out of their limits: see `errors`."},
  invalid_cursor: {"status":400,"title":"Invalid cursor","meaning":"It is not one of this node, or belongs to another query: start again without it."},
  invalid_header: {"status":400,"title":"Invalid header","meaning":"A request header has a value that the contract does not allow: see `errors`."},
  invalid_path: {"status":400,"title":"Invalid id in the path","meaning":"1 to 255 of `A-Z a-z 0-9 . _ : @ ~ -`, percent-encoded once."},
  invalid_query: {"status":400,"title":"Invalid query parameter","meaning":"A value is of the wrong type or out of its limits: see `errors`."},
  json_too_deep: {"status":400,"title":"JSON too deep","meaning":"Objects and arrays may be nested 64 deep, in AgentFacts 16 deep."},
  malformed_json: {"status":400,"title":"Malformed JSON","meaning":"The body is not JSON (RFC 8259) in UTF-8: mend it where `detail` says."},
  malformed_request: {"status":400,"title":"Malformed request","meaning":"The request line or a header is not HTTP that the node can read."},
  method_not_allowed: {"status":405,"title":"Method not allowed","meaning":"The header `Allow` names the methods of this path."},
  not_agent_owner: {"status":403,"title":"Not the agent's owner","meaning":"Only the account that owns an agent, or the operator, may change it."},
  not_implemented: {"status":501,"title":"Not implemented","meaning":"The contract names this operation, and this node does not serve it yet."},
  precondition_failed: {"status":412,"title":"Precondition failed","meaning":"It changed since the ETag that `If-Match` or `If-None-Match` names: read it again."},
  problem_not_found: {"status":404,"title":"No such problem","meaning":"No problem has this code: see the `code` of the answer again."},
  route_not_found: {"status":404,"title":"No such resource","meaning":"Nothing is served at this path: see `/docs` for what is."},
  unexpected_body: {"status":400,"title":"Unexpected body","meaning":"This operation takes none: send the request without one."},
  unknown_member: {"status":400,"title":"Unknown body member","meaning":"The contract does not name this member; it is refused so that a misspelt one is noticed."},
  unknown_query_parameter: {"status":400,"title":"Unknown query parameter","meaning":"The contract does not name it; it is refused so that no filter is silently ignored."},
  unsupported_media_type: {"status":415,"title":"Unsupported media type","meaning":"Send `Content-Type: application/json`."},
  unusable_agent_card: {"status":400,"title":"Unusable agent card","meaning":"It has no name or no absolute http(s) endpoint: mend it, or send `name` or `agent_url` beside it."},
} as const satisfies Record<string, { status: number; title: string; meaning: string }>;

/** The code of a problem. */
export type ProblemCode = keyof typeof problems;
