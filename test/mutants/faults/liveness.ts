import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/core/limits/token-bucket.ts",
    replace: "Math.min(burst, this.#tokens + (passedMs / 1_000) * perSecond)",
    by: "this.#tokens + (passedMs / 1_000) * perSecond",
    effect: "after a quiet night a node sends far more probes in an hour than PROBES_PER_HOUR",
  },
  {
    file: "server/features/liveness/robots.ts",
    replace: "isOurs = isNaming ? isOurs || isNamed : isNamed;",
    by: "isOurs = isNamed;",
    effect: "a robots.txt that names RegistryNode first and another robot after it in a group is ignored",
  },
  {
    file: "server/features/liveness/handlers.ts",
    replace: "checked_at: checked_at && instant(checked_at),",
    by: "checked_at,",
    effect: "anybody sees the minute of the last probe of a URL of which no owner is verified",
  },
  {
    file: "server/features/liveness/probe-outage.ts",
    replace: "known.since ??= since;",
    by: "known.since = since;",
    effect:
      "an outage begins again after two weeks, so an agent that gets the dead URL then has no violation",
  },
  {
    file: "server/features/liveness/uptime.ts",
    replace: "latencies.toSorted((a, b) => a - b)",
    by: "latencies.toSorted()",
    effect: "the median latency of an agent is that of texts: 1000 ms comes before 90 ms",
  },
  {
    file: "server/features/liveness/schedule.ts",
    replace: "return Math.min(Math.max(retryAfterMs, 2 * everyMs), intervals.maxRetryAfterMs);",
    by: "return Math.max(retryAfterMs, 2 * everyMs);",
    effect: "a host that sends Retry-After of a year keeps its good state for a year without a probe",
  },
  {
    file: "server/features/liveness/liveness-violations.ts",
    replace: 'eb("t.next_at", ">", now)',
    by: 'eb("t.next_at", "is not", null)',
    effect: "a node that was off for a week opens violations of agents that have long been up again",
  },
  {
    file: "server/features/liveness/card-drift.ts",
    replace: "differs: known.differs_since !== null };",
    by: "differs: false };",
    effect: "a published card that differs is taken for equal when its host responds with 304",
  },
  {
    file: "server/features/liveness/card-drift.ts",
    replace: "const nothing = { etag: null, differs_since: null, is_reported: false };",
    by: "const nothing = { differs_since: null, is_reported: false };",
    effect: "a card that is registered again is not compared while the published one stays as it was",
  },
  {
    file: "server/features/liveness/prober.ts",
    replace: "if (!response || response.status >= 500) return known;",
    by: "if (!response) return known;",
    effect: "a robots.txt that fails with 503 for a moment lifts the rules of its host for a day",
  },
  {
    file: "server/features/liveness/prober.ts",
    replace: "!isUnconfirmed(before) && !wasRequested;",
    by: "!isUnconfirmed(before);",
    effect: "an owner raises the uptime of an agent by asking for probes while it is up",
  },
  {
    file: "server/features/liveness/network-gate.ts",
    replace: "return wait > 0 && wait <= pauseMs ? wait : 0;",
    by: "return Math.max(0, wait);",
    effect: "after the clock was set back during an outage the node probes nothing for hours",
  },
  {
    file: "server/features/liveness/targets.ts",
    replace: 'if (verified && (is_verified || wanted !== "none")) return verified;',
    by: "if (verified) return verified;",
    effect: "an agent whose owner opted out is shown with the state of the verified agent at its URL",
  },
  {
    file: "server/features/liveness/card-check.ts",
    replace: "LockMode.PESSIMISTIC_PARTIAL_WRITE;",
    by: "LockMode.NONE;",
    effect: "PostgreSQL: two processes fetch the same published card at the same time",
  },
  {
    file: "server/features/liveness/probe-store.ts",
    replace: '.where("level", "=", level)\n      .returning("key")',
    by: '.returning("key")',
    effect: "an owner who opts out during a probe is probed again, because its result is still written",
  },
  {
    file: "server/features/compliance/own-violation.ts",
    replace: 'if (known?.status !== "open" || known.severity !== severity) return;',
    by: 'if (known?.status !== "open") return;',
    effect: "a violation whose severity the operator raised is closed when the agent responds again",
  },
  {
    file: "server/features/liveness/state.ts",
    replace: "since, changes: [], isFlapping: false };",
    by: "since, isFlapping: false };",
    effect: "a URL that has settled after flapping is degraded again at its next change",
  },
  {
    file: "server/features/liveness/change-number.ts",
    replace: "return { state, former_state: before, change: await nextChange(writer) };",
    by: "return { state, former_state, change: await nextChange(writer) };",
    effect: "an agent that goes down while a search is paged is skipped or repeated on its next page",
  },
];
