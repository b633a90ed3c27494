/** The log on standard output: readable on a terminal, bounded where nothing reads it. */
import { describe, expect, test } from "vitest";
import { LogOutput, type LogTarget } from "../server/core/http/log-output.ts";

/** An output that keeps what is written to it. */
function target(given: Pick<LogTarget, "isTTY" | "writableLength"> = {}) {
  const written: string[] = [];
  let fail: (error: Error) => void = () => undefined;
  const output = {
    ...given,
    write: (text: string) => written.push(text),
    on: (_event: "error", listener: (error: Error) => void) => (fail = listener),
  };
  return { written, output, fail: () => fail(new Error("write EPIPE")) };
}

const time = new Date(2026, 10, 28, 17, 6, 54).getTime();
const line = (fields: object) => `${JSON.stringify({ level: 30, time, ...fields })}\n`;
const answered = {
  msg: "answered",
  method: "POST",
  path: "/register",
  status: 201,
  ms: 43,
  request_id: "r1",
};

describe("on a terminal", () => {
  test.each([
    ["a success", answered, "17:06:54 201 POST /register 43 ms\n"],
    [
      "a problem",
      { ...answered, status: 400, code: "invalid_body" },
      "17:06:54 400 POST /register 43 ms invalid_body\n",
    ],
    ["a warning", { level: 40, msg: "slow", ms: 12, of: { a: 1 } }, '17:06:54 WARN slow ms=12 of={"a":1}\n'],
    [
      "an error",
      { level: 50, msg: "request failed", err: { stack: "Error: no\n    at x" } },
      "17:06:54 ERROR request failed\nError: no\n    at x\n",
    ],
    [
      "a path with control characters",
      { ...answered, path: "/\u001b[2J\u009b1A\r\nx" },
      "17:06:54 201 POST /U+001B[2JU+009B1A x 43 ms\n",
    ],
  ])("%s is a readable line", (_what, fields, text) => {
    const { written, output } = target({ isTTY: true });
    new LogOutput(output).write(line(fields));
    expect(written).toEqual([text]);
  });
});

describe("elsewhere", () => {
  test("a line is as the logger made it", () => {
    const { written, output } = target();
    new LogOutput(output).write(line(answered));
    expect(written).toEqual([line(answered)]);
  });

  test("lines that nothing reads are left out and counted in a line before the next that is written", () => {
    const { written, output } = target({ writableLength: 2_000_000 });
    const log = new LogOutput(output);
    for (let at = 0; at < 3; at++) log.write(line(answered));
    expect(written).toEqual([]);
    output.writableLength = 0;
    log.write(line(answered));
    log.write(line(answered));
    const [first = "", ...others] = written;
    expect(JSON.parse(first.split("\n")[0] ?? "")).toMatchObject({ level: 40, lost_lines: 3 });
    expect([first.split("\n")[1], ...others]).toEqual([line(answered).trimEnd(), line(answered)]);
  });

  test("nothing is written to an output that has ended", () => {
    const { written, output, fail } = target();
    const log = new LogOutput(output);
    fail();
    log.write(line(answered));
    expect(written).toEqual([]);
  });
});
