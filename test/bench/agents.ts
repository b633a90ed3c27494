/** Generated agents: the same for the same number, with words of real frequency. */
import type { Registration } from "../../server/registry/agents/registration/registration.ts";

const topics =
  "weather travel finance legal medical coding music cooking sports news translation shopping energy logistics education gaming security science housing insurance".split(
    " ",
  );
const verbs =
  "forecast search plan translate summarise monitor compare book audit explain generate convert classify schedule predict".split(
    " ",
  );
const syllables =
  "ba be bo da de di fa fo ga go ka ke ki la le lo ma mi mo na ne no pa pe po ra re ri sa se so ta te to va ve vi za ze zo".split(
    " ",
  );
const protocols = ["a2a", "a2a", "a2a", "mcp", "http"] as const;

/** A number from 0 to 1 that depends on its argument alone (mulberry32). */
function chance(seed: number): number {
  let t = (seed + 0x6d2b79f5) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

/** A made-up word; low numbers come back often, as words do. */
function word(seed: number): string {
  const rank = Math.floor(chance(seed) ** 3 * 20_000);
  const parts = [rank % 39, Math.floor(rank / 39) % 39, Math.floor(rank / 1_521) % 39, (rank * 7) % 39];
  return parts.map((index) => syllables[index]).join("");
}

function pick<Item>(list: readonly Item[], seed: number): Item {
  return list[Math.floor(chance(seed) * list.length)] as Item; // the index is below the length
}

/** The registration of the n-th agent. */
export function generatedAgent(n: number): Registration {
  const seed = n * 101;
  const topic = pick(topics, seed);
  const verb = pick(verbs, seed + 1);
  const sentence = Array.from({ length: 25 }, (_, index) => word(seed + 10 + index)).join(" ");
  return {
    agentId: `agent-${n}`,
    derived: null,
    set: {
      name: `${word(seed + 2)} ${topic} ${verb} agent`,
      description: `An agent to ${verb} ${topic}. ${sentence}.`,
      agent_url: `https://agent-${n}.example.com/a2a`,
      provider: { name: `${word(seed + 3)} ltd`, url: null },
      version: "1.0.0",
      protocols: [pick(protocols, seed + 4)],
      capabilities: chance(seed + 5) < 0.5 ? ["streaming"] : ["streaming", "push-notifications"],
      tags: [...new Set([topic, word(seed + 6), word(seed + 7)])],
      skills: [`${topic}-${verb}`],
    },
    card: null,
    cardUrl: undefined,
    server: undefined,
  };
}
