/** Starts that would harm the database or could not serve it: they are refused, and nothing is written. */
import { describe, expect, it } from "vitest";
import { engines } from "../engines.ts";
import { playRefusedStart, refusedStarts } from "./refused-starts.ts";

const played = refusedStarts.filter(({ engine, possible }) => possible && engines.includes(engine));

describe.concurrent("a start that must be refused", () => {
  it.each(played)("says why and writes nothing, on $engine: $name", async (fault) => {
    const { code, message, unchanged } = await playRefusedStart(fault);
    expect(message).toMatch(fault.says);
    expect(message.split("\n")).toHaveLength(1);
    expect({ code, unchanged }).toEqual({ code: 1, unchanged: true });
  });
});
