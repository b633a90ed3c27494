import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "client/middleware.ts",
    replace: "target?.origin === new URL(request.url).origin",
    by: 'target?.protocol.startsWith("http")',
    effect: "a redirect (301) to another host gets the API key of the caller",
  },
  {
    file: "client/http.ts",
    replace: '["", ".", ".."]',
    by: '["", "."]',
    effect: "the id .. in a path makes the client call another operation of the node",
  },
  {
    file: "client/retries.ts",
    replace: "5(?!01)..|key_in_use",
    by: "5(?!01)..",
    effect: "a creation that is retried while its first attempt still runs fails with 409",
  },
  {
    file: "client/call.ts",
    replace: "seq: position.seq ?? options?.seq",
    by: "seq: options?.seq",
    effect: "the second page of a list may come from a replica that lags behind the first: agents are lost",
  },
  {
    file: "client/stream.ts",
    replace: "decoder.decode(value, { stream: true })",
    by: "decoder.decode(value)",
    effect: "a letter beyond ASCII that is split between two chunks of the event stream is garbled",
  },
  {
    file: "client/stream.ts",
    replace: 'if (returned && text.startsWith("\\n"))',
    by: 'if (returned && text === "\\n")',
    effect: "a CRLF that is split between two chunks counts as an empty line, so an event is cut in two",
  },
  {
    file: "client/log/tree.ts",
    replace: "!equal(before, older.root) || !equal(after, newer.root)",
    by: "!equal(before, older.root) && !equal(after, newer.root)",
    effect: "a consistency proof is accepted that shows only one of the two roots: a rewritten log passes",
  },
  {
    file: "client/log/policy.ts",
    replace: "time !== null && time >= notBefore ? [key] : []",
    by: "time !== null ? [key] : []",
    effect: "cosignatures count that are older than the monitor's user permits",
  },
  {
    file: "client/monitor/bodies.ts",
    replace: "payload?.erased === true && Array.isArray(payload.redacts) ? payload.redacts",
    by: "payload && Array.isArray(payload.redacts) ? payload.redacts",
    effect: "a registry may hide events by an event that is no erasure, and the monitor says ok",
  },
  {
    file: "client/command/monitor-arguments.ts",
    replace: "maxAgeMs / 1_000",
    by: "maxAgeMs",
    effect: "monitor --max-age 10m accepts cosignatures that are up to a week old",
  },
  {
    file: "client/command/monitor-command.ts",
    replace: "/\\p{C}/gu",
    by: "/\\p{Cc}/gu",
    effect: "a registry reverses the text that the monitor prints by characters of direction",
  },
  {
    file: "client/mock/mock-registry.ts",
    replace: "    for (const each of set.values()) each.clear();\n",
    by: "",
    effect: "what a test sets for an operation of the mock is still there after reset()",
  },
  {
    file: "contract/lists.ts",
    replace: "name: JSON.stringify([path, filters])",
    by: "name: path",
    effect: "a server of the contract package takes a cursor for a list with other filters",
  },
  {
    file: "contract/journal.ts",
    replace: "if (this.seq === last && !(await this.#nextEvent()))",
    by: "if (!(await this.#nextEvent()))",
    effect: "an event that is added while others are sent reaches the stream only after the next silence",
  },
  {
    file: "client/monitor.ts",
    replace: "(options.maxSealingDelayS ?? 600) * 1_000",
    by: "(options.maxSealingDelayS ?? 600)",
    effect: "the monitor calls a log stale whose last event is a second old and not sealed yet",
  },
  {
    file: "client/evidence/formula.ts",
    replace: "availability.n < enoughProbes",
    by: "availability.n <= enoughProbes",
    effect: "an availability of exactly 20 probes does not count in the score",
  },
];
