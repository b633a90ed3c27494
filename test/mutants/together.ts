/** Plants many faults at once, runs a whole suite, and finds out which of them each failing test file found. */
import type { Copy } from "./copy.ts";
import type { Fault } from "./fault.ts";

/**
 * Repeats the suite until nothing fails: one fault can hide another.
 * @param left the faults that nothing has found yet; those found are taken out by `found`
 */
export async function attribute(
  copy: Copy,
  config: string,
  left: Set<Fault>,
  found: (fault: Fault, by: string) => void,
): Promise<void> {
  for (;;) {
    const before = left.size;
    const planted = copy.plant([...left]);
    const { passed, failed } = await copy.test(config, [], { toTheEnd: true });
    if (passed || planted.length === 0) return;
    console.log(`With ${planted.length} faults at once: ${failed.join(", ") || "the run itself"} failed`);
    for (const file of failed) {
      const guilty = await guiltyOf(
        copy,
        config,
        file,
        planted.filter((fault) => left.has(fault)),
      );
      for (const fault of guilty) found(fault, file);
    }
    if (left.size === before) return; // what fails does so without faults, or with several together
  }
}

/** The faults that a test file finds, each planted alone in the end. */
async function guiltyOf(copy: Copy, config: string, file: string, suspects: Fault[]): Promise<Fault[]> {
  if (suspects.length === 0) return [];
  copy.plant(suspects);
  const { passed } = await copy.test(config, [file]);
  if (passed) return [];
  if (suspects.length === 1) return suspects;
  const half = Math.ceil(suspects.length / 2);
  return [
    ...(await guiltyOf(copy, config, file, suspects.slice(0, half))),
    ...(await guiltyOf(copy, config, file, suspects.slice(half))),
  ];
}
