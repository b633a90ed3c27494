/**
 * Whether there is an order of requests about one agent that explains all their answers and all its events (Wing and Gong,
 * "Testing and Verifying Concurrent Objects", 1993, section 4): each request takes effect at one instant between its sending
 * and its answer, each change has the agent's next event, and each event is the change of one request or of a peer.
 */
import { type AgentState, absent, decide, difference, type Operation, type SeenRecord } from "./model.ts";

/** A request about an agent, and what came of it. */
export interface Call {
  operation: Operation;
  start: number;
  /** Infinite if it is not known what came of it. */
  end: number;
  /** The code of its rejection, or what it showed. Undefined if it is not known. */
  answer?:
    | { code: string }
    | { record: SeenRecord; isWhole: boolean }
    | { text: string }
    | { factsSeq: number }
    | { done: true };
  /** For people. */
  label: string;
}

/** An event about an agent. */
export interface SeenEvent {
  seq: number;
  change: string;
  name: string;
  source: string;
  /** What it makes of an imported agent. */
  status: AgentState["status"];
}

/** The maximum number of states that are tried. */
const maxTried = 200_000;

/** The outcome of the search: null if there is an order; else why there is none. */
export function linearize(calls: readonly Call[], events: readonly SeenEvent[]): string | null | "too many" {
  const sorted = [...calls].sort((one, other) => one.start - other.start);
  const seen = new Set<string>();
  const done = new Array<boolean>(sorted.length).fill(false);
  let tried = 0;
  let furthest = { placed: -1, why: "" };

  const blame = (placed: number, why: string) => {
    if (placed >= furthest.placed) furthest = { placed, why };
  };

  const search = (state: AgentState, next: number, placed: number): boolean | "too many" => {
    if (++tried > maxTried) return "too many";
    const open = sorted.filter((each, index) => !done[index] && each.end !== Number.POSITIVE_INFINITY);
    if (open.length === 0 && next === events.length) return true;
    const key = `${next} ${done.map(Number).join("")} ${JSON.stringify(state)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const firstEnd = Math.min(...open.map(({ end }) => end));
    for (const [index, call] of sorted.entries()) {
      if (done[index] || call.start > firstEnd) continue;
      const step = take(state, call, events[next]);
      if ("why" in step) {
        if (call.end !== Number.POSITIVE_INFINITY) blame(placed, `${call.label}: ${step.why}`);
        continue;
      }
      done[index] = true;
      const found = search(step.state, next + (step.usesEvent ? 1 : 0), placed + 1);
      if (found !== false) return found;
      done[index] = false;
    }
    const event = events[next];
    const imported = event && importedState(state, event);
    if (imported) return search(imported, next + 1, placed);
    if (event && furthest.placed < placed)
      blame(placed, `no request explains the event ${event.seq}, ${event.change}`);
    return false;
  };

  const found = search(absent, 0, 0);
  if (found === "too many") return found;
  return found ? null : furthest.why;
}

type Step = { state: AgentState; usesEvent: boolean } | { why: string };

/** Lets a request take effect in a state. */
function take(state: AgentState, { operation, answer }: Call, event: SeenEvent | undefined): Step {
  const decision = decide(freed(state, operation, answer), operation);
  if ("code" in decision) {
    if (answer && !("code" in answer))
      return { why: `succeeded, although ${decision.code} holds (${shown(state)})` };
    if (answer && answer.code !== decision.code)
      return { why: `was answered with ${answer.code} instead of ${decision.code} (${shown(state)})` };
    return { state, usesEvent: false };
  }
  if (answer && "code" in answer)
    return { why: `was rejected with ${answer.code}, which does not hold (${shown(state)})` };
  const { change } = decision;
  if (change !== null && event?.change !== change)
    return { why: `changes the agent (${change}), and there is no such event (${shown(state)})` };
  const seq = change !== null && event ? event.seq : state.seq;
  const factsSeq = Number.isNaN(decision.state.factsSeq) ? seq : decision.state.factsSeq;
  const after = change === null && operation.kind === "remove" ? state : { ...decision.state, seq, factsSeq };
  const name = change === "tombstoned" ? state.name : after.name;
  if (change !== null && event && (event.name !== name || event.source !== "local"))
    return { why: `has the event ${event.seq} with another name, ${event.name}` };
  if (answer === undefined || "done" in answer) return { state: after, usesEvent: change !== null };
  if ("record" in answer) {
    const unlike = difference(after, answer.record, answer.isWhole);
    if (unlike) return { why: `shows another agent: ${unlike}` };
  }
  if ("factsSeq" in answer && answer.factsSeq !== after.factsSeq)
    return { why: `has the number ${answer.factsSeq} and not ${after.factsSeq}` };
  if ("text" in answer && answer.text !== after.facts)
    return { why: `shows ${answer.text.slice(0, 60)} and not ${after.facts?.slice(0, 60)}` };
  return { state: after, usesEvent: change !== null };
}

/**
 * The id of an agent whose peer was removed may be registered by anyone. That leaves no trace in the agent's events, so the
 * answer says whether it has happened.
 */
function freed(state: AgentState, { kind }: Operation, answer: Call["answer"]): AgentState {
  const isHeld = answer && "code" in answer && answer.code === "agent_imported";
  const isAboutId = kind === "register" || kind === "remove";
  if (!isAboutId || state.source === "local" || state.status !== "tombstoned" || isHeld) return state;
  return { ...state, source: "local", owner: null };
}

/** The state after a peer's change; null if a peer may not make it. */
function importedState(state: AgentState, event: SeenEvent): AgentState | null {
  if (event.change !== "imported") return null;
  const isLocal = state.source === "local" && state.status !== "absent";
  if (isLocal || (state.source !== "local" && state.source !== event.source && state.status !== "tombstoned"))
    return null;
  return {
    ...absent,
    status: event.status,
    source: event.source,
    seq: event.seq,
    name: event.name,
  };
}

function shown({ status, owner, seq, source }: AgentState): string {
  return `it is ${status}, of ${owner ?? "nobody"}, ${source}, at ${seq}`;
}
