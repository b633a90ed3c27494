/** Reads two agents for the page that compares them. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { Client } from "../../../core/http/authentication.ts";
import { ProblemError, problemResponse } from "../../../core/http/problem-response.ts";
import { read } from "../api-reads.ts";
import { highestLevel } from "./trust.ts";

type Agent = components["schemas"]["Agent"];

/** The fields of the form. Empty fields are ignored. */
export interface CompareForm {
  a?: string | undefined;
  b?: string | undefined;
}

/** An agent and how far it is trusted. */
export interface Compared {
  agent: Agent;
  reputation: components["schemas"]["Reputation"] | undefined;
  level: string | undefined;
}

/** The data of the page. */
export interface Comparison {
  form: CompareForm;
  /** The agents that were found, in the order of the form. */
  found: Compared[];
  /** Why an agent was not found; undefined if both were, or were not chosen yet. */
  problem: ProblemError | undefined;
  /** Agents to compare the only chosen one with. */
  suggested: Agent[];
}

/** Reads the chosen agents, and what to compare one alone with. */
export async function readComparison(
  client: Pick<Client, "dispatch">,
  form: CompareForm,
): Promise<Comparison> {
  const ids = [form.a, form.b].filter((id) => id !== undefined && id !== "") as string[]; // filtered
  const results = await Promise.all(ids.map((id) => readCompared(client, id)));
  const found = results.filter((result) => "agent" in result);
  const problem = results.find((result) => result instanceof ProblemError);
  const [only] = found;
  const suggested = found.length === 1 && only ? await similarTo(client, only.agent) : [];
  return { form, found, problem, suggested };
}

async function readCompared(client: Pick<Client, "dispatch">, id: string): Promise<Compared | ProblemError> {
  try {
    const isDots = /^\.{1,2}$/.test(id); // a URL cannot carry them (RFC 3986 section 5.2.4)
    if (isDots)
      return new ProblemError(problemResponse("agent_not_found", `No agent is registered as ${id}.`));
    const agent = await read(client, "/lookup/{id}", { path: { id } });
    const query = { agent_id: agent.agent_id };
    const [{ reputations }, { certifications }] = await Promise.all([
      read(client, "/reputation", { query }),
      read(client, "/certifications", { query: { ...query, status: "active", limit: 100 } }),
    ]);
    return { agent, reputation: reputations[0], level: highestLevel(certifications) };
  } catch (error) {
    if (error instanceof ProblemError && [404, 410].includes(error.response.status)) return error;
    throw error;
  }
}

/** The number of agents that are suggested. */
const maxSuggested = 8;

/** Other agents with a tag of an agent; the newest if there are none. */
async function similarTo(client: Pick<Client, "dispatch">, { agent_id, tags }: Agent): Promise<Agent[]> {
  const limit = maxSuggested + 1;
  const wanted = tags.filter((tag) => !tag.includes(",")).slice(0, 16); // the most that a filter takes
  for (const query of [...(wanted.length > 0 ? [{ limit, tags: wanted }] : []), { limit }]) {
    const { agents } = await read(client, "/list", { query });
    const others = agents.filter((each) => each.agent_id !== agent_id && each.status === "active");
    if (others.length > 0) return others.slice(0, maxSuggested);
  }
  return [];
}
