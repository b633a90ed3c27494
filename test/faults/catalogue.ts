/** The faults that a node has to outlive, on each engine: played by tests for seconds, by `npm run faults` for longer. */
import type { Fault } from "./fault.ts";
import { type Outcome, type Play, playUnderLoad } from "./load.ts";
import { postgresFaults } from "./postgres-faults.ts";
import { folder, start } from "./process.ts";
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
      return restart(); // what only the process believed is gone
    },
  });
  const log = (await first.ended).out.split("\n").filter((line) => /"level":[456]0/.test(line));
  return { ...outcome, log };
}
