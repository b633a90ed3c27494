/** Months, days and times of pages are those of UTC, in whatever time zone the node runs. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** The last and the first millisecond of a month. */
const instants = ["2026-11-30T23:59:59.999Z", "2026-12-01T00:00:00.000Z"];

const program = `
  import { endOfMonth, lengthOfMonth, periodOf } from "./server/registry/keys/months.ts";
  import { day, when } from "./server/features/site/format.ts";
  const found = ${JSON.stringify(instants)}.map((instant) => {
    const now = new Date(instant);
    const month = { period: periodOf(now), end: endOfMonth(now), days: lengthOfMonth(now) / 86_400 };
    return { ...month, day: String(day(instant)), time: String(when(instant)) };
  });
  console.log(JSON.stringify({ offset: new Date("2026-11-30").getTimezoneOffset(), found }));
`;

// Fourteen hours ahead of UTC, and eleven behind it.
test.each([
  ["Pacific/Kiritimati", -840],
  ["Pacific/Niue", 660],
])("a node in %s counts and shows what one in UTC does", async (TZ, offset) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "-e", program],
    { cwd: root, env: { ...process.env, TZ } },
  );
  expect(JSON.parse(stdout)).toEqual({
    offset,
    found: [
      {
        period: "2026-11",
        end: "2026-12-01T00:00:00.000Z",
        days: 30,
        day: '<time datetime="2026-11-30T23:59:59.999Z">30 Nov 2026</time>',
        time: '<time datetime="2026-11-30T23:59:59.999Z">30 Nov 2026, 23:59 UTC</time>',
      },
      {
        period: "2026-12",
        end: "2027-01-01T00:00:00.000Z",
        days: 31,
        day: '<time datetime="2026-12-01T00:00:00.000Z">1 Dec 2026</time>',
        time: '<time datetime="2026-12-01T00:00:00.000Z">1 Dec 2026, 00:00 UTC</time>',
      },
    ],
  });
});
