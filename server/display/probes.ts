/** How agents are probed, in words of the dashboard and of all other pages. */
import type { components } from "../../generated/openapi.d.ts";

type Schemas = components["schemas"];

/** The levels that an owner can choose. */
export const probeLevels: Record<Schemas["ProbeLevel"], { label: string; description: string }> = {
  none: {
    label: "no probes",
    description: "Nothing is sent to the agent, its state is unknown, and its history is deleted.",
  },
  reachable: {
    label: "a GET request of its URL",
    description: "Shows that something responds at the URL, not that the agent works.",
  },
  protocol: {
    label: "a request of its protocol",
    description:
      "Asks for a task that does not exist (A2A) or for its versions (MCP). It changes nothing and costs nothing.",
  },
  task: {
    label: "a message once a day",
    description:
      "In between as by its protocol. Shows that an A2A agent works. It may cost tokens or a payment, and leaves a task.",
  },
};

/** What probes ask, after "by". */
export const probeMethods: Record<Schemas["ProbeProtocol"], string> = {
  a2a: "a request for a task that does not exist (A2A)",
  mcp: "a request for its versions (MCP)",
  http: "a GET request of its URL",
};
