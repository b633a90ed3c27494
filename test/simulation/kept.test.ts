/** The kept histories: each was wrong once. */
import { expect, test } from "vitest";
import { limit, simulate } from "./command.ts";

test("nothing is wrong in the histories that once were wrong", limit, async () => {
  expect(await simulate("--kept")).toMatch(/all right/);
});
