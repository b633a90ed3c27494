/** The problems that no handler decides: one operation of each kind plays them, and the table declares them where it should. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractOperations, declaredCodes } from "../../conformance/contract/operations.ts";
import { isStandard } from "../../spec/generate/supplied-codes.ts";
import { createWorld, type TestWorld, withoutExpiry } from "../world.ts";
import { played, standardCases } from "./all.ts";
import { expectHeld, outcomeExpected, outcomeOf } from "./outcomes.ts";
import { decides } from "./standard.ts";

const byCode = Map.groupBy(standardCases, ({ code }) => code);

describe.each([...byCode])("%s", (_, cases) => {
  let world: TestWorld; // no request of these does anything, so one world serves all operations

  beforeAll(async () => {
    // The job would delete the session of a scenario before the request that says that it has expired.
    world = await createWorld("sqlite", {}, withoutExpiry);
  });

  afterAll(() => world[Symbol.asyncDispose]());

  test.each(cases.map((each) => [each.title, each] as const))("%s", async (_title, { play, ...expected }) => {
    const before = world.exchanges.length;
    await played(play, world);
    expect(outcomeOf(world.exchanges.at(-1))).toEqual(outcomeExpected(expected));
    expectHeld(world.exchanges.slice(before));
  });
});

test.each(Object.entries(decides))(
  "%s is declared by the operations that respond with it",
  (code, decide) => {
    const own = contractOperations.filter(({ facade }) => facade === null);
    const declaring = own.filter(
      (operation) =>
        isStandard(code, operation) && declaredCodes(operation.id).some((each) => each.code === code),
    );
    expect(declaring.map(({ id }) => id)).toEqual(own.filter(decide).map(({ id }) => id));
  },
);
