/** How to reach an agent: its endpoints, its authentication and its skills, from its card, its AgentFacts and its record. */
import { authenticationMethodsOf } from "../../../registry/agents/card/authentication.ts";
import { readCard } from "../../../registry/agents/card/card.ts";
import { partsOfCard } from "../../../registry/agents/card/parts.ts";
import { type CardSkill, skillsOf } from "../../../registry/agents/card/skills.ts";
import { declaredVersion } from "../../../registry/agents/card/usual-endpoints.ts";
import type { AgentView } from "./agent-view.ts";

/** An endpoint of an agent. */
export interface Endpoint {
  /** In ASCII, so that it can be shown and copied as it is. */
  url: string;
  /** Undefined if neither the card nor the record says it. */
  protocol: string | undefined;
}

/** What a caller needs to know. */
export interface Connection {
  /** The endpoints, that of the record first. */
  endpoints: Endpoint[];
  /** The methods of authentication. Empty if the publisher does not say any. */
  methods: string[];
  skills: CardSkill[];
  /** Whether its card is of A2A 1.0 or later. */
  isA2aV1: boolean;
  hasCard: boolean;
}

/** Reads how to reach an agent. */
export function connectionOf({ agent, facts, card }: AgentView): Connection {
  const parts = partsOfCard(card);
  const methods = card
    ? authenticationMethodsOf(parts)
    : (facts?.capabilities?.authentication?.methods ?? []).map(String);
  return {
    endpoints: endpointsOf({ agent, facts, card }),
    methods,
    skills: skillsOf(parts),
    isA2aV1: (declaredVersion(parts) ?? 0) >= 1,
    hasCard: card !== undefined,
  };
}

function endpointsOf({ agent, facts, card }: Pick<AgentView, "agent" | "facts" | "card">): Endpoint[] {
  const inCard = card ? readCard(card).interfaces : [];
  const only = agent.protocols.length === 1 ? agent.protocols[0] : undefined;
  const told = [agent.agent_url, agent.api_url, ...(facts?.endpoints?.static ?? [])];
  const found = new Map<string, Endpoint>();
  const add = (address: unknown, protocol: string | undefined) => {
    const url = asciiUrl(address);
    if (url !== undefined && !found.get(url)?.protocol) found.set(url, { url, protocol });
  };
  for (const address of told) add(address, address === agent.agent_url ? only : undefined);
  for (const { url, protocol } of inCard) add(url, protocol);
  return [...found.values()];
}

/** A URL in ASCII; undefined for anything but an http(s) URL. */
function asciiUrl(address: unknown): string | undefined {
  const url = typeof address === "string" ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
