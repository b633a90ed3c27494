import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/features/facades/kept.ts",
    replace: "${await lastSeq(database)}${more}",
    by: "${await lastSeq(database)}",
    effect: "the NANDA index shows an agent as alive after its heartbeat said that it is offline",
  },
  {
    file: "server/features/facades/kept.ts",
    replace: "return { ...responseOf(json), isTruncated };",
    by: "return responseOf(json);",
    effect: "results of a search that ran out of time are served to everybody until something changes",
  },
  {
    file: "server/features/facades/list-servers.ts",
    replace: "const changed = records.filter(({ updated_at }) => updated_at >= wanted.updatedSince);",
    by: "const changed = records;",
    effect: "a list of MCP servers by words ignores updated_since",
  },
  {
    file: "server/features/facades/server-document.ts",
    replace: 'version: { type: "string", minLength: 1, not: { const: "latest" } }',
    by: 'version: { type: "string", minLength: 1 }',
    effect: "clients discard a whole page of MCP servers for one package with the version latest",
  },
  {
    file: "server/features/facades/to-server.ts",
    replace: '(status !== "deleted" && document) || {}',
    by: "document ?? {}",
    effect: "the server.json of a suspended agent is still shown in the list of MCP servers",
  },
  {
    file: "server/features/facades/ard/catalog.ts",
    replace: "Math.floor(last / partAgents) + 1",
    by: "Math.ceil(last / partAgents)",
    effect: "the ARD catalog leaves out the newest agent whenever its number is a multiple of 100",
  },
  {
    file: "server/features/facades/ard/handlers.ts",
    replace: "const asked = [name, pageSize, pageToken, referrals];",
    by: "const asked = [name, pageSize, pageToken];",
    effect: "an ARD search without referrals gets them, or one with them gets none, from the cache",
  },
  {
    file: "server/features/facades/ard/handlers.ts",
    replace: "[...placeValues(next), rank + items.length]",
    by: "[...placeValues(next), items.length]",
    effect: "the scores of the third page of an ARD search are those of the second one again",
  },
  {
    file: "server/features/facades/ard/entries.ts",
    replace: "trustManifest: publisher === domain ? trustOf(agent, publicUrl, domain) : undefined,",
    by: "trustManifest: trustOf(agent, publicUrl, domain),",
    effect: "the node vouches with its own identity for agents of other registries",
  },
  {
    file: "server/features/facades/nanda/handlers.ts",
    replace: "words.some((each) => own.includes(each))",
    by: "words.every((each) => own.includes(each))",
    effect: "a NANDA search by two tags finds only agents with both of them",
  },
];
