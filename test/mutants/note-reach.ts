/** Notes which functions a test file called, as V8 counts them. A worker runs many files: each reading counts from the last. */
import { appendFileSync } from "node:fs";
import { Session } from "node:inspector";
import { relative } from "node:path";
import { afterAll, expect } from "vitest";

const root = `file://${process.cwd()}/`;
const reach = process.env.REACH_FILE ?? "";

/** Beside the modules, since a worker may load this one again for its next file. */
const counting = globalThis as typeof globalThis & { session?: Session }; // nothing else sets it

if (!counting.session) {
  counting.session = new Session();
  counting.session.connect();
  counting.session.post("Profiler.enable");
  counting.session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
}

afterAll(() => {
  const path = relative(process.cwd(), expect.getState().testPath ?? "");
  counting.session?.post("Profiler.takePreciseCoverage", (_error, { result }) => {
    const called = result
      .filter(({ url }) => url.startsWith(root) && !url.includes("/node_modules/") && !url.includes("/test/"))
      .map(({ url, functions }) => [
        url.slice(root.length).replace(/\?.*/, ""),
        functions.flatMap(({ ranges: [whole] }) =>
          whole && whole.count > 0 ? [[whole.startOffset, whole.endOffset]] : [],
        ),
      ])
      .filter(([, ranges]) => ranges && ranges.length > 0);
    appendFileSync(reach, `${JSON.stringify({ path, called })}\n`);
  });
});
