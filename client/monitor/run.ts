/** One run of the monitor, step by step. */

import { TreeEdge } from "../log/edge.ts";
import type { TileTree } from "../log/tiles.ts";
import { equal } from "../log/tree.ts";
import { Bodies } from "./bodies.ts";
import { entriesAfter } from "./entries.ts";
import { eventTextsIn } from "./event-pages.ts";
import { Misbehaviour, Stale, Untrusted } from "./findings.ts";
import { checkGrowth, explainOlder, keptCheckpoint, treeOf } from "./history.ts";
import type { MonitoredEvent, MonitorSuccess } from "./options.ts";
import { objectIn, type Source } from "./source.ts";
import { edgeOf, type MonitorState, withEdge } from "./state.ts";
import { type Head, readHead, type Trust } from "./trust.ts";

/** What a run works with. */
export interface Run {
  source: Source;
  trust: Trust;
  policyText: string | undefined;
  /** The latest state. A run that fails keeps what it has reached. */
  state: MonitorState | null;
  /** What the caller should know of the keys. */
  notices: string[];
  all: boolean;
  onEvent: ((event: MonitoredEvent) => void | Promise<void>) | undefined;
  onState: ((state: MonitorState) => void | Promise<void>) | undefined;
  /** Events from before this time must be in the log, in milliseconds since 1970. */
  unsealedBefore: number;
}

/** The waits before a checkpoint that is older than the kept one is believed: it may come from a replica. */
const olderWaits = [2_000, 4_000];

/** How many bundles are read between two calls of `onState`. */
const bundlesPerState = 16;

/** Checks a log once. */
export async function runMonitor(run: Run): Promise<MonitorSuccess> {
  const { source, state } = run;
  const head = await readNewestHead(run);
  run.notices.push(...head.notices);
  const tree = treeOf(source, head.checkpoint.size);
  if (state) await checkFirstEvent(run, head, tree, state);
  await checkGrowth(tree, head, state);
  const counts = await checkEntries(run, head, tree);
  const finished = run.state;
  if (finished) await checkSealing(run, finished);
  const { size, signatures } = head.checkpoint;
  const cosigned = signatures.filter(({ time }) => time !== null).map(({ key }) => key);
  const witnesses = (run.trust.policy?.witnesses ?? [])
    .filter(({ key }) => cosigned.includes(key))
    .map(({ name }) => name);
  const reason = `The log ${head.checkpoint.origin} has ${size} ${size === 1 ? "entry" : "entries"}, and begins with what was checked before.`;
  return { kind: "ok", reason, state: finished, notices: run.notices, size, witnesses, ...counts };
}

/** Reads the latest checkpoint, again if it is older than the kept one. */
async function readNewestHead({ source, trust, state }: Run): Promise<Head> {
  const read = () => readHead(source, trust, state);
  let head = await read();
  if (!state) return head;
  const kept = keptCheckpoint(state);
  const isOlder = () => head.checkpoint.origin === kept.origin && head.checkpoint.size < kept.size;
  for (const wait of olderWaits) {
    if (!isOlder()) return head;
    await source.pause(wait);
    head = await read();
  }
  if (isOlder()) return explainOlder(source, head, state);
  return head;
}

/** Checks that a log which follows the kept one begins with the same event: otherwise their hashes cannot be compared. */
async function checkFirstEvent(
  { source }: Run,
  head: Head,
  tree: TileTree,
  state: MonitorState,
): Promise<void> {
  const { origin } = head.checkpoint;
  if (origin === state.origin || state.first_seq === null) return;
  const edge = new TreeEdge();
  for await (const { firstSeq } of entriesAfter({ source, tree, edge, firstSeq: null, notes: [head.note] })) {
    if (firstSeq === state.first_seq) return;
    throw new Untrusted(
      `The log ${origin}, which followed ${state.origin}, begins with event ${firstSeq} instead of ${state.first_seq}, so the two cannot be compared. Keep the state and its checkpoint, and begin another one.`,
    );
  }
}

/** How many entries were checked in a run, and what became of their events. */
interface Counts {
  checked: number;
  redacted: number;
  expired: number;
}

/** Reads the entries that were not checked yet, and the events that they are of. */
async function checkEntries(run: Run, head: Head, tree: TileTree): Promise<Counts> {
  const { source, all, onEvent, onState, policyText: policy } = run;
  const before = run.state;
  const edge = before && !all ? edgeOf(before) : new TreeEdge();
  const checked = edge.size;
  const notes = [...(before && before.checkpoint !== head.note ? [before.checkpoint] : []), head.note];
  const firstSeq = before?.first_seq ?? null;
  const counts = { checked: 0, redacted: 0, expired: 0 };
  let bodies: Bodies | undefined;
  let bundles = 0;
  let first = firstSeq;
  for await (const bundle of entriesAfter({ source, tree, edge, firstSeq, notes })) {
    first = bundle.firstSeq;
    bodies ??= new Bodies({ source, head, tree, firstSeq: first, checked, policy, notes });
    for (const entry of bundle.entries) {
      const found = await bodies.check(entry);
      counts.checked += 1;
      if (found.kind === "present") await onEvent?.({ entry, body: found.text });
      else counts[found.kind] += 1;
    }
    bundles += 1;
    if (bundles % bundlesPerState !== 0 || all) continue;
    run.state = stateAfter(run, before, head, edge, first);
    await onState?.(run.state);
  }
  if (!equal(await edge.root(), head.checkpoint.root))
    throw new Misbehaviour(
      `The entries of the log do not have the root that it signed for ${head.checkpoint.size} entries.`,
      { seq: first === null ? null : first + checked, notes },
    );
  run.state = stateAfter(run, before, head, edge, first);
  await onState?.(run.state);
  return counts;
}

/** The state when the entries of an edge were checked. */
function stateAfter(
  { trust }: Run,
  before: MonitorState | null,
  { checkpoint, note, keys }: Head,
  edge: TreeEdge,
  first_seq: number | null,
): MonitorState {
  const kept = before && keptCheckpoint(before);
  // The kept checkpoint stays until all of its entries were checked, because the next run compares with it.
  const isPast = kept === null || kept.origin !== checkpoint.origin || edge.size >= kept.size;
  const base = {
    version: 1 as const,
    origin: checkpoint.origin,
    keys: trust.keys.length > 0 ? null : keys,
    checkpoint: isPast || !before ? note : before.checkpoint,
    first_seq,
  };
  return withEdge({ ...base, size: 0, edge: [] }, edge);
}

/** Checks that the log does not stand still while events happen. */
async function checkSealing({ source, unsealedBefore }: Run, state: MonitorState): Promise<void> {
  if (state.first_seq === null) return;
  const page = await source.eventsAfter(state.first_seq + state.size - 1, 1);
  const [text] = typeof page === "string" ? eventTextsIn(page) : [];
  const { timestamp, payload } = objectIn(text ?? "") as { timestamp?: unknown; payload?: { seq?: unknown } }; // looked at below
  if (typeof timestamp !== "string" || !(Date.parse(timestamp) < unsealedBefore)) return;
  throw new Stale(
    `The log stands still: it has no entry of event ${String(payload?.seq)}, which is of ${timestamp}.${await source.haltReason()}`,
  );
}
