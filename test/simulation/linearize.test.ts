/** The search for an order of requests: what it accepts, and what it does not. */
import { describe, expect, test } from "vitest";
import { type Call, linearize, type SeenEvent } from "./linearize.ts";
import type { Operation, SeenRecord } from "./model.ts";

const agent_url = "https://agents.example.com/a2a";
const never = Number.POSITIVE_INFINITY;

function register(name: string, account = "ann"): Operation {
  return {
    kind: "register",
    account,
    isOperator: false,
    agent: "alpha",
    fields: { name, agent_url },
    ifMatch: null,
  };
}

function remove(account = "ann"): Operation {
  return { kind: "remove", account, isOperator: false, ifMatch: null };
}

function recordOf(name: string, seq: number): SeenRecord {
  const described = { name, description: null, tags: [], agent_url, status_message: null };
  return { ...described, status: "active", has_facts: false, owned: true, source: "local", seq };
}

function call(operation: Operation, start: number, end: number, answer?: Call["answer"]): Call {
  return { operation, start, end, ...(answer && { answer }), label: operation.kind };
}

function shows(name: string, seq: number): NonNullable<Call["answer"]> {
  return { record: recordOf(name, seq), isWhole: true };
}

function event(seq: number, change: string, name: string): SeenEvent {
  return { seq, change, name, source: "local", status: "active" };
}

describe("requests about an agent", () => {
  test("have an order if each takes effect between its sending and its answer", () => {
    const calls = [
      call(register("one"), 1, 4, shows("one", 1)),
      call(register("two"), 2, 3, shows("two", 2)),
      call({ kind: "lookup" }, 5, 6, shows("two", 2)),
    ];
    expect(linearize(calls, [event(1, "created", "one"), event(2, "updated", "two")])).toBeNull();
  });

  test("have none if a read shows what was replaced before it was sent", () => {
    const calls = [
      call(register("one"), 1, 2, shows("one", 1)),
      call(register("two"), 3, 4, shows("two", 2)),
      call({ kind: "lookup" }, 5, 6, shows("one", 1)),
    ];
    expect(linearize(calls, [event(1, "created", "one"), event(2, "updated", "two")])).toMatch(
      /shows another agent/,
    );
  });

  test("have none if a change has no event", () => {
    expect(linearize([call(register("one"), 1, 2, shows("one", 1))], [])).toMatch(/no such event/);
  });

  test("have none if an event has no change", () => {
    const calls = [call(register("one"), 1, 2, shows("one", 1))];
    expect(linearize(calls, [event(1, "created", "one"), event(2, "updated", "two")])).toMatch(
      /no request explains/,
    );
  });

  test("may have been made, or not, if their answer did not come", () => {
    const calls = [call(register("one"), 1, 2, shows("one", 1)), call(register("two"), 3, never)];
    expect(linearize(calls, [event(1, "created", "one")])).toBeNull();
    expect(linearize(calls, [event(1, "created", "one"), event(9, "updated", "two")])).toBeNull();
  });

  test("have none if a stranger changed the agent", () => {
    const calls = [call(register("one"), 1, 2, shows("one", 1)), call(remove("bob"), 3, 4, { done: true })];
    const events = [
      event(1, "created", "one"),
      { ...event(2, "tombstoned", "one"), status: "tombstoned" as const },
    ];
    expect(linearize(calls, events)).toMatch(/not_agent_owner/);
  });

  test("have none if two with the same condition both succeed", () => {
    const facts = (text: string): Operation => ({
      kind: "facts",
      account: "ann",
      isOperator: false,
      text,
      ifMatch: 2,
    });
    const calls = [
      call(register("one"), 1, 2, shows("one", 1)),
      call({ ...facts("a"), ifMatch: null } as Operation, 3, 4, { factsSeq: 2 }),
      call(facts("b"), 5, 8, { factsSeq: 3 }),
      call(facts("c"), 6, 7, { factsSeq: 4 }),
    ];
    const events = [event(1, "created", "one"), ...[2, 3, 4].map((seq) => event(seq, "facts", "one"))];
    expect(linearize(calls, events)).toMatch(/precondition_failed/);
  });

  test("have none if a peer takes over an agent of this node", () => {
    const calls = [call(register("one"), 1, 2, shows("one", 1))];
    const taken = { ...event(2, "imported", "other"), source: "peer_far" };
    expect(linearize(calls, [event(1, "created", "one"), taken])).toMatch(/no request explains/);
  });
});
