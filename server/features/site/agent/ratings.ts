/** The grades and certifications of listed agents. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { Client } from "../../../core/http/authentication.ts";
import { independentLevels } from "../../../display/certification-levels.ts";
import { read } from "../api-reads.ts";

type Schemas = components["schemas"];

/** What a card shows of an agent's reputation. */
export interface Rating {
  grade: Schemas["Grade"];
  /** The highest level that another account certified; undefined if there is none. */
  certification: Schemas["CertificationLevel"] | undefined;
}

/** Ratings by the ids of agents. */
export type Ratings = ReadonlyMap<string, Rating>;

/** Reads the ratings of all agents of a page at once. */
export async function readRatings(
  client: Pick<Client, "dispatch">,
  agents: readonly Pick<Schemas["Agent"], "agent_id">[],
): Promise<Ratings> {
  if (agents.length === 0) return new Map();
  const query = { agent_id: agents.map(({ agent_id }) => agent_id) };
  const { reputations } = await read(client, "/reputation", { query });
  return new Map(
    reputations.map(({ agent_id, grade, inputs }) => {
      const certification = independentLevels.find((level) => inputs.certifications.includes(level));
      return [agent_id, { grade, certification }];
    }),
  );
}
