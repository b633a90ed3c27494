/** Plays every fault for a while and prints what came of it: `npm run faults`, or `npm run faults -- "cut silently"`. */
import { faults, playFault } from "./catalogue.ts";

/** How long a fault lasts, in seconds; a stopped server is away for longer. */
const durationS = Number(process.env.FAULT_SECONDS ?? 10);
const stoppedS = Number(process.env.STOPPED_SECONDS ?? 60);

const wanted = process.argv[2] ?? "";
const rows = [
  [
    "Engine",
    "Fault",
    "Lasts",
    "Callers got",
    "/health/ready",
    "Writing back after",
    "Answered",
    "Lost",
    "Claimed",
    "Log lines",
  ],
];
for (const fault of faults.filter(({ engine, name }) => `${engine} ${name}`.includes(wanted))) {
  if (!fault.possible) {
    console.error(`${fault.engine}, ${fault.name}: this machine cannot make it`);
    continue;
  }
  const seconds = fault.name === "stopped" ? stoppedS : durationS;
  console.error(`${fault.engine}, ${fault.name} …`);
  const outcome = await playFault(fault, seconds * 1_000);
  rows.push([
    ...[fault.engine, fault.name, `${seconds} s`, counts(outcome.callers), counts(outcome.ready)],
    ...[`${outcome.backAfterMs} ms`, outcome.answered, outcome.lost.length, outcome.claimed.length].map(
      String,
    ),
    String(outcome.log.length),
  ]);
  for (const line of outcome.log) console.error(`  ${line.slice(0, 400)}`);
}
console.log(
  rows
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n")
    .replace("\n", `\n|${" --- |".repeat(rows[0]?.length ?? 0)}\n`),
);

function counts(of: Record<string, number>): string {
  return Object.entries(of)
    .map(([what, count]) => `${count} × ${what}`)
    .join(", ");
}
