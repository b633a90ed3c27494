/** The faults that a node has to outlive, on each engine: played by tests for seconds, by `npm run faults` for longer. */
import type { Config } from "../../server/config.ts";
import { agentIds } from "./database.ts";
import type { Arranged, Fault } from "./fault.ts";
import { type Outcome, type Play, playUnderLoad } from "./load.ts";
import { postgresFaults } from "./postgres-faults.ts";
import { folder, type NodeProcess, start } from "./process.ts";
import { sqliteFaults } from "./sqlite-faults.ts";

/** All faults. */
export const faults: Fault[] = [...sqliteFaults, ...postgresFaults];

/** Plays a fault, for a time in milliseconds or until it has been noticed. */
export async function playFault(
  fault: Fault,
  duration: Play["duration"],
): Promise<Outcome & { log: string[] }> {
  await using opened = new AsyncDisposableStack();
  const { path } = opened.use(await folder());
  const arranged = await fault.arrange(opened);
  const env = { DATABASE_URL: arranged.url, LOG_LEVEL: "warn" };
  let node = opened.use(await start(path, env));
  const first = node;
  const restart = async () => {
    await node[Symbol.asyncDispose]();
    node = opened.use(await start(path, env));
    return node;
  };
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
      if (!arranged.restarts && first.output().includes("the database does not work"))
        await first.said(/works again/);
      // The node ends, so that nothing counts that only its process knew. `npm run faults` starts it again after every
      // fault. The tests read the database itself, which takes a third less time; there the node starts again after the
      // faults that end it (`restarts`), and after the kills of kill.test.ts.
      if (duration !== "until noticed") return idsAt(await restart());
      await node[Symbol.asyncDispose]();
      return new Set(await agentIds(databaseAt(fault, arranged)));
    },
  });
  const log = (await first.ended).out.split("\n").filter((line) => /"level":[456]0/.test(line));
  return { ...outcome, log };
}

async function idsAt({ registry }: NodeProcess): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { agent_id } of registry.agents.list({ limit: 100 })) ids.add(agent_id);
  return ids;
}

function databaseAt({ engine }: Fault, { url }: Arranged): Config["database"] {
  return engine === "sqlite" ? { engine, file: url.slice("sqlite:".length) } : { engine, url };
}
