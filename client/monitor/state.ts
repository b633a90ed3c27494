/** What a monitor keeps between two runs: as JSON, of a size that does not grow with the log. */
import { TreeEdge } from "../log/edge.ts";
import { base64Of, bytesOf } from "../log/note.ts";
import { hashLength } from "../log/tree.ts";

/** What a monitor keeps between two runs. It is JSON. */
export interface MonitorState {
  /** The form of this state. */
  version: 1;
  /** The name of the log. */
  origin: string;
  /** The keys that were trusted on first use. Null if the caller passes keys or a policy. */
  keys: string[] | null;
  /** The latest checkpoint that was signed as required. */
  checkpoint: string;
  /** The number of the event that the first entry is of. Null before an entry was read. */
  first_seq: number | null;
  /** How many entries were checked: fewer than the checkpoint has if a run was interrupted. */
  size: number;
  /** The hashes of the right edge of the tree of these entries, in base64. */
  edge: string[];
}

/** The right edge in a state. */
export function edgeOf(state: MonitorState): TreeEdge {
  return new TreeEdge(
    state.size,
    state.edge.map((each) => bytesOf(each) ?? new Uint8Array()),
  );
}

/** A state with another right edge. */
export function withEdge(state: MonitorState, edge: TreeEdge): MonitorState {
  return { ...state, size: edge.size, edge: edge.hashes.map(base64Of) };
}

/**
 * Reads a state from JSON.
 * @throws TypeError if it is none.
 */
export function parseState(text: string): MonitorState {
  const state = fromJson(text);
  const { version, origin, keys, checkpoint, first_seq, size, edge } = state;
  const isState =
    version === 1 &&
    typeof origin === "string" &&
    (keys === null || (Array.isArray(keys) && keys.every((each) => typeof each === "string"))) &&
    typeof checkpoint === "string" &&
    (first_seq === null || Number.isSafeInteger(first_seq)) &&
    Number.isSafeInteger(size) &&
    Array.isArray(edge) &&
    edge.every((each) => typeof each === "string" && bytesOf(each)?.length === hashLength) &&
    edge.length === bitsOf(Number(size));
  if (!isState) throw new TypeError("This is no state of a monitor.");
  return { version, origin, keys, checkpoint, first_seq, size, edge } as MonitorState; // each member was checked
}

function fromJson(text: string): Partial<Record<keyof MonitorState, unknown>> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** How many bits of a size are set. */
function bitsOf(size: number): number {
  return size <= 0 ? 0 : size.toString(2).replaceAll("0", "").length;
}
