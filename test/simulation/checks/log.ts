/** The transparency log grows only, and has every event as it is shown: nobody who watches it finds a contradiction. */
import type { MonitorResult } from "../../../client/monitor.ts";
import { codeOf, describe } from "../scene.ts";
import type { Evidence } from "./check.ts";

export function logsAreWhole({ audits, made, scene }: Evidence): string[] {
  // A monitor asks for what the checkpoint has that it was shown.
  const missing = scene.attempts.flatMap((each) =>
    codeOf(each) === "tile_not_found" ? [`${describe(each)} was not found, and a checkpoint has it.`] : [],
  );
  const wrong = audits.flatMap(({ site, events, log }) => {
    const where = `the log of node ${site.index}`;
    const monitors = made.monitors.filter((each) => each.site === site);
    // While a site fails, it cannot be read, and events wait: by a clock that went back, for long.
    const during = monitors.flatMap(({ results }) => results.filter(isWrong));
    const last = [log, ...monitors.flatMap(({ results }) => results.at(-1) ?? [])];
    return [
      ...during.map(({ kind, reason }) => `A monitor of ${where} found ${kind}: ${reason}`),
      ...last.flatMap((result) =>
        events.length === 0 || (result.kind === "ok" && result.size === events.length)
          ? [] // the first event begins the log
          : `In the end ${where} is ${result.kind} for ${events.length} events: ${result.reason}`,
      ),
    ];
  });
  return [...missing, ...wrong];
}

function isWrong({ kind }: MonitorResult): boolean {
  return kind === "misbehaviour" || kind === "untrusted";
}
