/** Plays every fault and prints what came of it, as Markdown: `npm run faults`, or `npm run faults -- "cut silently"`. */
import { faults, playFaults } from "./catalogue.ts";
import { playRejectedStart, rejectedStarts } from "./rejected-starts.ts";

/** How long a fault lasts, in seconds; a stopped server is away for longer. */
const durationS = Number(process.env.FAULT_SECONDS ?? 10);
const stoppedS = Number(process.env.STOPPED_SECONDS ?? 60);

/** What the name of a fault, with its engine, has to contain. */
const wanted = process.argv[2] ?? "";

await printFaults();
await printRejectedStarts();

async function printFaults(): Promise<void> {
  const logs: string[] = [];
  printHeader(
    "Engine",
    "Fault",
    "Lasts",
    "Callers got",
    "Longest wait",
    "`/health/ready`",
    "200 without a write",
    "Writing back",
    "Confirmed",
    "Lost",
    "Claimed",
    "Log lines",
  );
  for (const fault of select(faults)) {
    const { engine, name } = fault;
    const lastsS = name.startsWith("PostgreSQL stopped") ? stoppedS : durationS;
    const [outcome] = await playFaults([fault], lastsS * 1_000);
    if (!outcome) throw new Error("Each fault has an outcome");
    const { callers, ready, longestWaitMs, falselyReadyMs, backAfterMs, confirmed, lost, claimed, log } =
      outcome;
    printRow(
      engine,
      name,
      `${lastsS} s`,
      counts(callers),
      seconds(longestWaitMs),
      counts(ready),
      seconds(falselyReadyMs),
      seconds(backAfterMs),
      ...[confirmed, lost.length, claimed.length, log.length].map(String),
    );
    logs.push(`${engine}, ${name}:`, ...log.map(readable));
  }
  console.log(`\nWhat the log said:\n\n\`\`\`text\n${logs.join("\n")}\n\`\`\``);
}

async function printRejectedStarts(): Promise<void> {
  console.log();
  printHeader("Engine", "Fault at the start", "Exit code", "Written", "What it said");
  for (const fault of select(rejectedStarts)) {
    const { code, unchanged, message } = await playRejectedStart(fault);
    printRow(
      fault.engine,
      fault.name,
      String(code),
      unchanged ? "nothing" : "**something**",
      anonymous(message),
    );
  }
}

/** The faults that are wanted, and that this machine can make. */
function select<Fault extends { engine: string; name: string; possible: boolean }>(all: Fault[]): Fault[] {
  const matching = all.filter(({ engine, name }) => `${engine} ${name}`.includes(wanted));
  for (const { engine, name, possible } of matching)
    if (!possible) console.error(`${engine}, ${name}: this machine cannot make it`);
  return matching.filter(({ possible }) => possible);
}

function printHeader(...names: string[]): void {
  printRow(...names);
  printRow(...names.map(() => "---"));
}

function printRow(...cells: string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}

function counts(of: Record<string, number>): string {
  return Object.entries(of)
    .map(([what, count]) => `${count} × ${what}`)
    .join(", ");
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

/** The level and the message of a line of the log. */
function readable(line: string): string {
  const { level, msg } = JSON.parse(line) as { level: number; msg: string }; // the log is JSON, one object per line
  return anonymous(`  ${level >= 50 ? "error" : "warn"}: ${msg.replaceAll("\n", " ")}`);
}

/** Without the names of folders that are made for each run. */
function anonymous(text: string): string {
  return text.replaceAll(/\/tmp\/registry-(node|cluster)-\w+/g, "/data");
}
