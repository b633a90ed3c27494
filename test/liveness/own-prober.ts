/** A prober that a test runs step by step, on the database of a node that does not probe. */
import { Egress, type EgressOptions } from "../../server/core/egress/egress.ts";
import { parsePins } from "../../server/core/egress/pins.ts";
import { Prober, type ProberOptions } from "../../server/features/liveness/prober.ts";
import { updateTargets } from "../../server/features/liveness/targets.ts";
import type { TestClock } from "../../server/testing.ts";
import { publicUrl, type TestWorld } from "../world.ts";

/** What a test gives to its prober. */
export type OwnProberOptions = Pick<ProberOptions, "egress" | "clock"> & Partial<ProberOptions>;

/** Creates a prober. A failure of its own fails the test. */
export function proberOf({ node }: TestWorld, options: OwnProberOptions): Prober {
  let count = 0;
  let seed = 7;
  return new Prober({
    database: node.database,
    publicUrl,
    signer: null,
    version: "1.2.3",
    probesPerHour: 1_000_000,
    isNetworkDown: async () => false,
    newId: () => `probe-${++count}`,
    random: (bytes) => {
      seed = (seed * 48_271) % 2_147_483_647;
      const random = Buffer.alloc(bytes);
      random.writeUInt16BE(seed % 65_536);
      return random;
    },
    warn: (what, error) => {
      throw new Error(what, { cause: error });
    },
    stopping: new AbortController().signal,
    ...options,
  });
}

/** Finds out what to probe. */
export async function readAgents({ node }: TestWorld, clock: () => Date): Promise<void> {
  while ((await updateTargets(node.database, clock)) !== null);
}

/** Probes all that is due, and waits for the results. The clock moves while more is due than may be sent at once. */
export async function probeAllDue(prober: Prober, clock: TestClock): Promise<void> {
  while ((await prober.start()) === 0) {
    await prober.idle();
    clock.advance(1_000);
  }
  await prober.idle();
}

/** A real egress that reaches local hosts. */
export function egressTo(hosts: { pin: string | null }[], options: Partial<EgressOptions> = {}): Egress {
  const pins = parsePins(hosts.flatMap(({ pin }) => pin ?? []).join(","));
  if (!pins) throw new Error("These are not valid pins");
  return new Egress({ resolve: async () => [], trust: null, ...options, pins });
}
