/** Read requests, made of the contract: each parameter of each read with usual, extreme and hostile values. */
import { readFileSync } from "node:fs";
import { known } from "./fill.ts";

export interface ReadRequest {
  /** The operation or page. */
  operation: string;
  /** What is special about the request. */
  name: string;
  method: "GET" | "HEAD" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether to follow the cursors of responses, and to send the last of them. */
  deep?: boolean;
}

interface Schema {
  $ref?: string;
  type?: string;
  enum?: string[];
  items?: Schema;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}

interface Contract {
  paths: Record<string, { get?: { operationId: string; parameters?: Parameter[] } }>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

const contract: Contract = JSON.parse(
  readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"),
);

const filler = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `none-${from + index}`).join(",");

/** Values by the parameter's name: common, rare, none, and as many as there may be. */
const valuesByName: Record<string, string[]> = {
  limit: ["1", "100"],
  capabilities: ["streaming", "can-0-0-".padEnd(64, "x"), "none", `streaming,${filler(0, 15)}`],
  tags: ["weather", "babebodo", "none", `weather,travel,finance,legal,${filler(0, 12)}`],
  skills: ["weather-forecast", "none", filler(0, 16)],
  provider: ["babebodo ltd", "Nobody", "x".repeat(256), filler(0, 16)],
  source: ["local", known.peer, "peer_2", `${known.peer},local`, filler(0, 16)],
  updated_since: ["2000-01-01T00:00:00Z", "2099-01-01T00:00:00Z"],
  after_seq: ["0", "20000", "9007199254740991"],
  after: ["0", "20000", "9007199254740991"],
  agent_id: [known.busyAgent, "nobody", "a".repeat(255)],
  q: [
    "agent",
    "weather",
    "weather forecast",
    '"weather forecast"',
    "wether",
    "agnet",
    "babebodo",
    "xyzzyq",
    "a",
    "ba",
    "an to",
    "-agent",
    "-weather",
    "agent -weather",
    "-a -b -c -d",
    '"an agent to"',
    "agent-4711",
    "%",
    "*",
    '"',
    "天气",
    "🤖",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z ".repeat(10).slice(0, 256),
    "ba be bo da de di fa fo ga go ka ke ki la le lo ma mi mo na ne no pa pe po ra re ri sa se so ta te to "
      .repeat(3)
      .slice(0, 256),
    "age str wea agnet streming to forcast travle ".repeat(6).slice(0, 256),
    '"agent to agent to" '.repeat(12).slice(0, 256),
    "天气助手データสภาพ가나다".repeat(20).slice(0, 256),
    "babebo bebabo dadedi fafofa gagoga kakeka lalela mamima nanena papepa rareri sasesa tateta vavevi zazeze".slice(
      0,
      256,
    ),
    "x".repeat(256),
    "-none ".repeat(42).trim(),
  ],
  setup: ["wrong"],
  "If-None-Match": ["*"],
};

/** Values by operation and parameter, where the name alone does not tell them. */
const pathValues: Record<string, string[]> = {
  agents_lookup: ["agent-4711", known.largeAgent, "nobody", "agent-29000"],
  agents_card: [known.largeAgent, "agent-1"],
  facts_get: [known.largeAgent, "agent-1"],
  site_agent: [
    "agent-4711",
    known.busyAgent,
    known.largeAgent,
    "agent-39999",
    "nobody",
    "agent-29000",
    "agent-10",
  ],
  keys_usage: [known.key, "key_none"],
  webhooks_get: [known.webhook, "whk_none"],
  webhooks_deliveries: [known.webhook, "whk_2"],
  webhooks_delivery: [`${known.webhook} dlv_4`, `${known.webhook} dlv_none`],
  certifications_get: [known.certification, "cert_none"],
  federation_conflicts: [known.peer, "peer_3"],
  site_guide: ["start", "none"],
  site_referencePage: ["agents", "none"],
  site_problem: ["agent_not_found", "none"],
  site_asset: ["none.js"],
};

/** Requests of several parameters, by operation. */
const combinations: Record<string, string[]> = {
  agents_list: [
    "tags=weather&protocol=mcp&capabilities=push-notifications&limit=100",
    "tags=weather,travel,finance&skills=none&source=local,peer_1&limit=100",
    "after_seq=0&limit=100",
    "after_seq=0&tags=none",
    "after_seq=0&source=peer_1&status=suspended",
    "after_seq=0&source=local&tags=none&skills=none&capabilities=none",
    "updated_since=2000-01-01T00:00:00Z&provider=Nobody",
    "status=suspended&tags=weather",
    "status=tombstoned&limit=100",
    "capabilities=streaming&source=peer_1&provider=Nobody",
  ],
  agents_search: [
    "agent",
    "weather",
    "wether",
    "-none",
    "a",
    "agent to -weather",
    "ba be bo da de di fa fo ga go",
    '"weather agent"',
  ].flatMap((q) =>
    [
      "facets=tags,capabilities,protocol,provider,status,source&limit=100",
      "facets=tags,capabilities,protocol,provider,status,source&tags=weather,travel&capabilities=streaming",
      "facets=provider&source=peer_1&status=deprecated",
      "tags=none&provider=Nobody&facets=tags",
      "status=suspended&source=local,peer_1&protocol=mcp",
      "after_seq=39000&facets=status",
    ].map((rest) => `q=${encodeURIComponent(q)}&${rest}`),
  ),
  events_list: [
    "types=cert.issued&limit=100",
    "types=compliance.violation&after=3",
    `types=agent.registered,cert.issued,compliance.violation,cert.revoked&agent_id=${known.busyAgent}&limit=100`,
    `types=cert.revoked&agent_id=${known.busyAgent}`,
  ],
  webhooks_deliveries: [
    "status=failed&limit=100",
    "status=pending",
    "event=compliance.violation",
    "status=skipped,pending&event=cert.revoked",
    "status=failed&event=agent.registered",
    "limit=100",
  ],
  certifications_list: [
    "status=expired",
    "status=revoked&limit=100",
    "level=audited",
    "level=basic,verified&status=expired,revoked",
    `agent_id=${known.busyAgent}&level=audited`,
    `agent_id=${known.busyAgent}&status=expired`,
  ],
  compliance_list: [
    "status=waived",
    "severity=critical",
    "severity=high,medium&status=resolved",
    `agent_id=${known.busyAgent}&severity=critical&limit=100`,
  ],
  reputation_get: [
    `agent_id=${Array.from({ length: 100 }, (_, index) => `agent-${index * 7}`).join(",")}`,
    `agent_id=${filler(0, 100)}`,
  ],
  site_landing: [
    "q=agent&tags=weather",
    "q=wether&capabilities=none",
    "tags=none&provider=Nobody",
    "status=suspended&protocol=mcp",
  ],
};

/** Operations with a cursor that is followed to the end. */
const pageLimit = "limit=100";

/** All requests. @param cookie that of the owner's session. */
export function requests(cookie: string): ReadRequest[] {
  const headers = { cookie };
  const all = Object.entries(contract.paths).flatMap(([path, { get }]) =>
    get ? ofOperation(path, get, headers) : [],
  );
  return [...all, ...heads, ...streams, ...lookups, ...tools].filter(
    (each) => !unreachable.has(each.operation),
  );
}

/** Sign-in with an identity provider, which the node does not have here. */
const unreachable = new Set(["accounts_oidcStart", "accounts_oidcCallback"]);

function ofOperation(
  path: string,
  { operationId, parameters = [] }: { operationId: string; parameters?: Parameter[] },
  headers: Record<string, string>,
): ReadRequest[] {
  const all = parameters.map((each) => resolved(each));
  const needed = operationId === "agents_search" ? "q=agent" : "";
  const firstPath = pathOf(path, pathValues[operationId]?.[0]);
  const request = (name: string, query: string, more: Partial<ReadRequest> = {}): ReadRequest => ({
    operation: operationId,
    name,
    method: "GET",
    headers,
    path: query ? `${firstPath}?${query}` : firstPath,
    ...more,
  });
  const found = (pathValues[operationId] ?? [""]).map((value) =>
    request(value || "defaults", needed, { path: `${pathOf(path, value)}${needed && `?${needed}`}` }),
  );
  for (const parameter of all) {
    const { name } = parameter;
    if (parameter.in === "header") {
      for (const value of valuesByName[name] ?? [])
        found.push(request(`${name}: ${value}`, needed, { headers: { ...headers, [name]: value } }));
    } else if (name === "cursor") {
      found.push(request("deepest cursor", [needed, pageLimit].filter(Boolean).join("&"), { deep: true }));
    } else if (parameter.in === "query") {
      for (const value of valuesOf(parameter)) {
        const query = [
          name === "q" ? "" : needed,
          `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`,
        ];
        found.push(request(`${name}=${value}`, query.filter(Boolean).join("&")));
      }
    }
  }
  return [...found, ...(combinations[operationId] ?? []).map((query) => request(query, query))];
}

function valuesOf({ name, schema }: Parameter): string[] {
  const values = valuesByName[name];
  if (values) return values;
  const choices = enumOf(schema);
  return choices.length > 0 ? [...choices, choices.join(",")] : [];
}

function enumOf(schema: Schema): string[] {
  if (schema.$ref) return enumOf(contract.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  return schema.enum ?? (schema.items ? enumOf(schema.items) : []);
}

function resolved(parameter: Parameter): Parameter {
  const { $ref } = parameter;
  return ($ref && contract.components.parameters?.[$ref.split("/").at(-1) ?? ""]) || parameter;
}

/** @param value the values of the parameters of the path, separated by spaces. */
function pathOf(path: string, value = ""): string {
  const values = value.split(" ");
  return path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ""));
}

const heads: ReadRequest[] = ["/", "/list", "/stats", "/events", "/docs"].map((path) => ({
  operation: `HEAD ${path}`,
  name: "defaults",
  method: "HEAD",
  path,
}));

/** Streams do not end by themselves: the client hangs up after the first events. */
const streams: ReadRequest[] = [
  "/events?after=0",
  `/events?after=0&agent_id=${known.busyAgent}&types=cert.revoked`,
].map((path) => ({
  operation: "events_list",
  name: `stream ${path}`,
  method: "GET",
  path,
  headers: { accept: "text/event-stream" },
}));

const json = { "content-type": "application/json" };

const lookups: ReadRequest[] = [0, 39_900].map((first) => ({
  operation: "agents_lookupMany",
  name: `100 from agent-${first}`,
  method: "POST",
  path: "/lookup",
  headers: json,
  body: JSON.stringify({ agent_ids: Array.from({ length: 100 }, (_, index) => `agent-${first + index}`) }),
}));

const tools: ReadRequest[] = (
  [
    ["registry_search_agents", { q: "agent", limit: 100 }],
    [
      "registry_search_agents",
      { q: "ba be bo da de di fa fo ga go ka ke ki la le lo", facets: ["tags", "provider"] },
    ],
    ["registry_list_agents", { limit: 100 }],
    ["registry_list_agents", { tags: ["none"], skills: ["none"] }],
    ["registry_lookup_agent", { id: known.busyAgent }],
    ["registry_get_agentfacts", { id: known.largeAgent }],
    ["registry_list_events", { limit: 100 }],
  ] as const
).map(([name, given]) => ({
  operation: `mcp ${name}`,
  name: JSON.stringify(given),
  method: "POST",
  path: "/mcp",
  headers: json,
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } }),
}));
