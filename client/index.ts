/** The client of a Registry Node. */
import { type Agents, createAgents } from "./agents.ts";
import { createEvents, type Events } from "./events.ts";
import { createFacts, type Facts } from "./facts.ts";
import { createHttp, type RegistryOptions } from "./http.ts";
import { createNode, type Node } from "./node.ts";

export type { AgentList, FoundList } from "./agents.ts";
export { ConnectionError, type ErrorCode, type Problem, type ProblemCode, RegistryError } from "./errors.ts";
export type { EventList } from "./events.ts";
export type { ChangeOptions, ReadOptions, RegistryOptions, RequestOptions } from "./http.ts";
export type * from "./models.ts";
export type { Listing } from "./pages.ts";

/** A Registry Node, as a caller sees it: one member for each feature of the contract. */
export interface Registry {
  /** Register agents, list, search and look them up, retire them. */
  readonly agents: Agents;
  /** AgentFacts: the descriptive document of an agent. */
  readonly facts: Facts;
  /** The journal of what changed. */
  readonly events: Events;
  /** Health, figures and the contract of the node itself. */
  readonly node: Node;
}

/**
 * Makes the client of one node. Nothing is sent before a method is called.
 * @throws TypeError if `baseUrl` is not an absolute http(s) URL.
 */
export function createRegistry(options: RegistryOptions): Registry {
  const http = createHttp(options);
  return {
    agents: createAgents(http),
    facts: createFacts(http),
    events: createEvents(http),
    node: createNode(http),
  };
}
