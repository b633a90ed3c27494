/** The faults that a node has to outlive, on each engine: played by tests for seconds, by `npm run faults` for longer. */
import type { Config } from "../../server/assembly/config.ts";
import { agentIds } from "./database.ts";
import type { Arranged, Fault } from "./fault.ts";
import { type Outcome, type Play, playUnderLoad, until } from "./load.ts";
import { postgresFaults } from "./postgres-faults.ts";
import { folder, type NodeProcess, start } from "./process.ts";
import { sqliteFaults } from "./sqlite-faults.ts";

/** All faults. */
export const faults: Fault[] = [...sqliteFaults, ...postgresFaults];

/** What came of a fault, and what the node logged of it at level `warn` or above. */
export interface Played extends Outcome {
  log: string[];
}

/** Plays faults on one node, one after the other, each for a time in milliseconds or until it has been noticed. */
export async function playFaults(played: readonly Fault[], duration: Play["duration"]): Promise<Played[]> {
  await using opened = new AsyncDisposableStack();
  const { path } = opened.use(await folder());
  const ready: [Fault, Arranged][] = [];
  for (const fault of played) ready.push([fault, await fault.arrange(opened)]);
  const [, { url = "" } = {}] = ready[0] ?? [];
  const env = { DATABASE_URL: url, LOG_LEVEL: "warn" };
  let node = opened.use(await start(path, env));
  const restart = async () => {
    await node[Symbol.asyncDispose]();
    node = opened.use(await start(path, env));
    return node;
  };
  const outcomes: Played[] = [];
  for (const [fault, arranged] of ready) {
    const first = node;
    const from = first.output().length;
    const said = () => first.output().slice(from);
    const outcome = await playUnderLoad({
      node: () => node,
      begin: async () => arranged.begin(node),
      end: async () => {
        await arranged.end(node);
        if (arranged.restarts) await restart();
      },
      duration,
      harmless: fault.harmless === true,
      async afterwards() {
        // Its log has the end of an outage seconds later.
        if (!arranged.restarts && said().includes("the database does not work"))
          await until(() => said().includes("works again"));
        // `npm run faults` starts the node again after every fault, so that nothing counts that only its process knew. The
        // tests read the database itself; there it starts again after the faults that end it, and in kill.test.ts.
        if (duration !== "until noticed") return idsAt(await restart());
        return new Set(await agentIds(databaseAt(fault, arranged)));
      },
    });
    outcomes.push({
      ...outcome,
      log: said()
        .split("\n")
        .filter((line) => /"level":[456]0/.test(line)),
    });
  }
  return outcomes;
}

async function idsAt({ registry }: NodeProcess): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { agent_id } of registry.agents.list({ limit: 100 })) ids.add(agent_id);
  return ids;
}

function databaseAt({ engine }: Fault, { url }: Arranged): Config["database"] {
  return engine === "sqlite" ? { engine, file: url.slice("sqlite:".length) } : { engine, url };
}
