import type { Schemas, Violation } from "../../client/index.ts";
import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import {
  deleted,
  malformedJson,
  tooLarge,
  unknownParameter,
  weather,
  withWeather,
  wrongMediaType,
} from "./invalid-requests.ts";
import { ownerAsks, ownerRefusals } from "./rejected-requests.ts";

const path = "/api/admin/compliance/violations";
const somePath = `${path}/viol_unknown`;
const { agent_id } = weather;

/** A report of a violation of the agent. */
const finding = {
  agent_id,
  rule: "endpoint-https",
  severity: "high" as const,
  detail: "The endpoint answers in the clear.",
};

async function violating(
  world: ScenarioWorld,
  more: Partial<Schemas["ViolationReport"]> = {},
): Promise<Violation> {
  await withWeather(world);
  return (await world.owner()).compliance.report({ ...finding, ...more });
}

export const report: Scenarios["compliance"]["report"] = {
  200: [
    async (world) => {
      await violating(world);
      return violating(world, { severity: "critical" });
    },
    async (world) => {
      const { id } = await violating(world);
      await (await world.owner()).compliance.decide(id, { status: "resolved" });
      return violating(world);
    },
  ],
  201: [
    (world) => violating(world),
    (world) => violating(world, { evidence_url: "https://audit.example.com/2", detail: "" }),
  ],
  ...ownerRefusals("POST", path),
  400: [
    ...ownerRefusals("POST", path)[400],
    ownerAsks(malformedJson("POST", path)),
    (world) => violating(world, { rule: "a rule" }),
  ],
  404: async (world) => (await world.owner()).compliance.report({ ...finding, agent_id: "nobody" }),
  410: async (world) => {
    await deleted(world);
    return (await world.owner()).compliance.report(finding);
  },
  413: ownerAsks(tooLarge("POST", path)),
  415: ownerAsks(wrongMediaType("POST", path)),
};

export const decide: Scenarios["compliance"]["decide"] = {
  200: [
    async (world) => {
      const { id } = await violating(world);
      return (await world.owner()).compliance.decide(id, { status: "resolved", note: "It moved to https." });
    },
    async (world) => {
      const { id } = await violating(world);
      return (await world.owner()).compliance.decide(id, { status: "waived", note: null });
    },
  ],
  ...ownerRefusals("PATCH", somePath),
  400: [
    ...ownerRefusals("PATCH", somePath)[400],
    ownerAsks(malformedJson("PATCH", somePath)),
    async (world) => (await world.owner()).compliance.decide("not an id", { status: "waived" }),
    async (world) => (await world.owner()).compliance.decide("viol_1", { status: "open" as "waived" }), // which only a report does
  ],
  404: async (world) => (await world.owner()).compliance.decide("viol_unknown", { status: "waived" }),
  413: ownerAsks(tooLarge("PATCH", somePath)),
  415: ownerAsks(wrongMediaType("PATCH", somePath)),
};

export const list: Scenarios["compliance"]["list"] = {
  200: [
    ({ registry }) => registry.compliance.list().page(),
    async (world) => {
      for (const rule of ["a", "b", "c"]) await violating(world, { rule });
      const query = { agent_id, status: ["open" as const], severity: ["high" as const], limit: 2 };
      for await (const _ of world.registry.compliance.list(query));
    },
  ],
  400: [
    unknownParameter("GET", "/compliance"),
    ({ registry }) => registry.compliance.list({ cursor: "foreign" }).page(),
    ({ send }) => send("GET", "/compliance?severity=dire"),
  ],
};
