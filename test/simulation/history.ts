/** Runs a history from its beginning to its end, and judges it. */
import type { History } from "./actions.ts";
import { audit, becomeQuiet, endFollowers, heal, type SiteAudit } from "./audit.ts";
import { checks } from "./checks/all.ts";
import type { Databases, SiteDatabase } from "./databases.ts";
import { logLines } from "./log.ts";
import { Machine, ProcessDied } from "./machine.ts";
import { Stage } from "./perform/stage.ts";
import { perform } from "./perform.ts";
import { codeOf, makePrologue, type Prologue, Scene } from "./scene.ts";
import { time } from "./virtual-time.ts";

/** What came of a history. */
export interface Verdict {
  /** What is wrong; empty if nothing is. */
  wrong: string[];
  /** What was seen, line by line. */
  timeline: string[];
  simulatedMs: number;
  requests: number;
  deliveries: number;
  /** The different responses to what callers wanted: how much of the node's behaviour a history reaches. */
  outcomes: string[];
  /** What no check could decide. */
  undecided: string[];
}

/** What every site begins with, the same in every run. */
export async function begin(databases: Databases): Promise<Prologue> {
  const first = await databases.first();
  time.restart(1);
  const prologue = await time.run(makePrologue(first));
  await databases.keep();
  return prologue;
}

/** Runs a history. */
export async function run(history: History, databases: Databases, prologue: Prologue): Promise<Verdict> {
  const { sites, processes, receivers } = history;
  const begun: SiteDatabase[] = [];
  for (let site = 0; site < sites; site++) begun.push(await databases.begin(site));
  time.restart(history.seed);
  logLines.length = 0;
  const scene = new Scene({ databases: begun, processes, receivers }, prologue);
  const failures: string[] = [];
  const onFailure = (error: unknown) => {
    const isDead = Machine.current.getStore()?.isAlive === false;
    if (!isDead && !(error instanceof ProcessDied))
      failures.push(`Something failed unnoticed: ${(error as Error)?.stack ?? error}`);
  };
  process.on("unhandledRejection", onFailure);
  process.on("uncaughtException", onFailure);
  time.onError = onFailure;
  const undecided: string[] = [];
  const verdict = (wrong: string[]): Verdict => ({
    wrong: [...scene.faults, ...failures, ...wrong],
    timeline: scene.timeline,
    simulatedMs: time.now,
    requests: scene.attempts.length,
    outcomes: scene.attempts.map((each) => `${each.intent.kind} ${each.status} ${codeOf(each)}`),
    deliveries: scene.receivers.reduce((total, { arrivals }) => total + arrivals.length, 0),
    undecided,
  });
  try {
    return verdict(await time.run(judged(history, scene, undecided)));
  } catch (error) {
    return verdict([`The history did not end: ${(error as Error).stack}`]);
  } finally {
    await time.run(scene.close()).catch(() => undefined); // it waited for something that never came
    process.off("unhandledRejection", onFailure);
    process.off("uncaughtException", onFailure);
  }
}

async function judged(history: History, scene: Scene, undecided: string[]): Promise<string[]> {
  for (const site of scene.sites) for (const slot of site.slots) await scene.start(site, slot);
  const stage = new Stage(scene, history);
  const settled = await perform(stage, history);
  await time.sleep(70_000); // the longest that a request waits
  await heal(stage);
  await settled(); // some steps last longer than that
  await becomeQuiet(stage);
  const audits: SiteAudit[] = [];
  for (const site of scene.sites) audits.push(await audit(stage, site));
  await endFollowers(stage);
  const evidence = { history, scene, made: stage.made, audits, logLines, undecided };
  return Object.entries(checks).flatMap(([name, check]) =>
    check(evidence).map((wrong) => `${name}: ${wrong}`),
  );
}
