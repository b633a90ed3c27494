/**
 * Loaded into the node before it starts (`--import`): reports the longest turn of its event loop in processor time, which
 * does not depend on what else the machine does, and its memory.
 */

/** What is reported for the time since the last report. */
export interface Report {
  /** Processor time, in milliseconds. */
  longestTurnMs: number;
  heapMb: number;
  externalMb: number;
}

/** How often is looked, in milliseconds: a longer turn delays the next look until its end. */
const lookMs = 5;

let before = process.threadCpuUsage();
let longestTurnMs = 0;
setInterval(() => {
  const now = process.threadCpuUsage();
  longestTurnMs = Math.max(longestTurnMs, (now.user - before.user + now.system - before.system) / 1_000);
  before = now;
}, lookMs).unref();

process.on("message", () => {
  const { heapUsed, external } = process.memoryUsage();
  const report: Report = { longestTurnMs, heapMb: heapUsed / 2 ** 20, externalMb: external / 2 ** 20 };
  longestTurnMs = 0;
  process.send?.(report);
});
process.channel?.unref(); // it keeps no process alive
