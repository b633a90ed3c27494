/** The state machine of offers, cell by cell. The table is written by hand, apart from the code. */
import { expect, test } from "vitest";
import {
  effectiveAt,
  nextState,
  type OfferEvent,
  type OfferState,
  stateAt,
} from "../../server/features/offers/offer-state.ts";

const events: OfferEvent[] = [
  ...(["accepted", "acceptedAtOnce", "declined", "renounced"] as const),
  ...(["withdrawn", "overdue", "due", "voided"] as const),
];

/** The states after these events, in this order; `-` for an event that is not possible. */
const table: Record<OfferState, string> = {
  offered: "accepted effective declined - cancelled expired - cancelled",
  accepted: "- - - cancelled cancelled - effective cancelled",
  effective: "- - - - - - - -",
  declined: "- - - - - - - -",
  cancelled: "- - - - - - - -",
  expired: "- - - - - - - -",
};

const cells = Object.entries(table).flatMap(([state, after]) =>
  after.split(" ").map((next, index): [string, string, string] => [state, events[index] ?? "none", next]),
);

test("the table has every cell", () => {
  expect(Object.keys(nextState).toSorted()).toEqual(Object.keys(table).toSorted());
  expect(cells).toHaveLength(Object.keys(nextState).length * Object.keys(nextState.offered).length);
  expect(Object.keys(nextState.offered).toSorted()).toEqual(events.toSorted());
});

test.each(cells)("%s, %s: %s", (state, event, next) => {
  expect(nextState[state as OfferState][event as OfferEvent] ?? "-").toBe(next); // of the table above
});

test("an offer expires at its end, on the millisecond, and an accepted one does not", () => {
  const expires_at = "2026-12-04T12:00:00.000Z";
  expect(stateAt({ state: "offered", expires_at }, "2026-12-04T11:59:59.999Z")).toBe("offered");
  expect(stateAt({ state: "offered", expires_at }, expires_at)).toBe("expired");
  expect(stateAt({ state: "accepted", expires_at }, expires_at)).toBe("accepted");
});

test("an agent of 7 days waits 24 hours, a younger one does not", () => {
  const now = "2026-11-27T12:00:00.000Z";
  expect(effectiveAt("2026-11-20T12:00:00.000Z", now)).toBe("2026-11-28T12:00:00.000Z");
  expect(effectiveAt("2026-11-20T12:00:00.001Z", now)).toBeNull();
});
