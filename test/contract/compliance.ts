import type { Schemas, Violation } from "../../client/index.ts";
import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAnyone, byOwner } from "./access.ts";
import { deleted, readOfFormerId, renamed, weather, withOtherFilters, withWeather } from "./preparation.ts";

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
  access: byOwner,
  histories: ["violation"],
  200: {
    "an open violation": async (world) => {
      await violating(world);
      return violating(world, { severity: "critical" });
    },
    "an open violation of the same severity": async (world) => {
      await violating(world);
      return violating(world);
    },
    "a resolved violation": async (world) => {
      const { id } = await violating(world);
      await (await world.owner()).compliance.decide(id, { status: "resolved", note: "It moved to https." });
      return violating(world);
    },
  },
  201: {
    "without evidence": (world) => violating(world),
    "with evidence": (world) => violating(world, { evidence_url: "https://audit.example.com/2", detail: "" }),
  },
  400: {
    invalid_body: { "a rule with a space": (world) => violating(world, { rule: "a rule" }) },
  },
  404: {
    agent_not_found: async (world) =>
      (await world.owner()).compliance.report({ ...finding, agent_id: "nobody" }),
  },
  409: {
    agent_moved: async (world) => {
      await renamed(world);
      return (await world.owner()).compliance.report(finding);
    },
  },
  410: {
    agent_tombstoned: async (world) => {
      await deleted(world);
      return (await world.owner()).compliance.report(finding);
    },
  },
};

export const decide: Scenarios["compliance"]["decide"] = {
  access: byOwner,
  histories: ["decide"],
  200: {
    "with a note": async (world) => {
      const { id } = await violating(world);
      return (await world.owner()).compliance.decide(id, { status: "resolved", note: "It moved to https." });
    },
    "without a note": async (world) => {
      const { id } = await violating(world);
      return (await world.owner()).compliance.decide(id, { status: "waived", note: null });
    },
  },
  400: {
    invalid_body: {
      "a status that only a report sets": async (world) =>
        (await world.owner()).compliance.decide("viol_1", { status: "open" as "waived" }), // which the type excludes
    },
  },
  404: {
    violation_not_found: async (world) =>
      (await world.owner()).compliance.decide("viol_unknown", { status: "waived" }),
  },
};

export const list: Scenarios["compliance"]["list"] = {
  access: byAnyone,
  histories: ["audit"],
  200: {
    "no violations": ({ registry }) => registry.compliance.list().page(),
    "several pages": async (world) => {
      for (const rule of ["a", "b", "c"]) await violating(world, { rule });
      const query = { agent_id, status: ["open" as const], severity: ["high" as const], limit: 2 };
      for await (const _ of world.registry.compliance.list(query));
    },
  },
  301: readOfFormerId(`/compliance?agent_id=${weather.agent_id}`),
  400: {
    invalid_cursor: {
      "a foreign cursor": ({ registry }) => registry.compliance.list({ cursor: "foreign" }).page(),
      ...withOtherFilters(
        async (world) => {
          for (const rule of ["a", "b"]) await violating(world, { rule });
          return world.registry.compliance.list;
        },
        { agent_id, status: ["open"], severity: ["high"] },
      ),
    },
    invalid_query: { "an unknown severity": ({ send }) => send("GET", "/compliance?severity=dire") },
  },
};
