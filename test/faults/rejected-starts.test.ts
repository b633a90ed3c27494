/** Starts that would harm the database or could not serve it: they are rejected, and nothing is written. */
import { describe, expect, it } from "vitest";
import { engines } from "../engines.ts";
import { playRejectedStart, rejectedStarts } from "./rejected-starts.ts";

const played = rejectedStarts.filter(
  ({ engine, possible, shownBy }) => possible && !shownBy && engines.includes(engine),
);

describe.concurrent("a start that must be rejected", () => {
  it.each(played)("says why and writes nothing, on $engine: $name", async (fault) => {
    const { code, message, unchanged } = await playRejectedStart(fault);
    expect(message).toMatch(fault.says);
    expect(message.split("\n")).toHaveLength(1);
    expect({ code, unchanged }).toEqual({ code: 1, unchanged: true });
  });
});
