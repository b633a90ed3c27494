/** What needs the attention of the operator. */
import type { AdminHealth, Health, Stats } from "../../../client/index.ts";
import { bytes, grouped, minuteOf } from "../../display/formats.ts";
import type { Alert } from "../alert.ts";
import { hrefOf } from "../router.ts";

/** Finds what the operator of the node has to look at. */
export function nodeAlertsOf(health: Health, { compliance, federation }: Stats, admin: AdminHealth): Alert[] {
  const node = hrefOf("node");
  return [
    ...downAlerts(health),
    ...health.warnings.map(({ detail }) => ({ tone: "warn" as const, text: detail, href: node })),
    ...diskAlerts(admin.disk),
    ...jobAlerts(admin.jobs),
    ...violationAlerts(compliance),
    ...(federation.degraded_peers === 0
      ? []
      : [
          {
            tone: "warn" as const,
            text: `${counted(federation.degraded_peers, "peer")} cannot be synchronized.`,
            href: hrefOf("peers"),
          },
        ]),
  ];
}

function violationAlerts({
  open_violations: open,
  by_severity: { critical = 0 },
}: Stats["compliance"]): Alert[] {
  if (open === 0) return [];
  const text = `${counted(open, "open violation")}${critical > 0 ? `, ${grouped(critical)} critical` : ""}.`;
  return [{ tone: critical > 0 ? "bad" : "warn", text, href: hrefOf("violations") }];
}

function downAlerts({ status, checks: { database, write } }: Health): Alert[] {
  if (status === "ok") return [];
  const href = hrefOf("node");
  if (database.status === "down") return [{ tone: "bad", text: "The database does not respond.", href }];
  const since = write.since === null ? "" : ` since ${minuteOf(write.since)}`;
  const text = `Changes cannot be saved${since}: check the database and its disk.`;
  return [{ tone: "bad", text, href }];
}

function diskAlerts({ status, free_bytes: free, warning_below_bytes: limit }: AdminHealth["disk"]): Alert[] {
  if (status !== "warning" || free === null || limit === null) return [];
  const text = `The disk of the database has ${bytes(free)} free, less than ${bytes(limit)}: make room.`;
  return [{ tone: "bad", text, href: hrefOf("node") }];
}

/** One alert for all jobs: if the database is down, all of them fail. */
function jobAlerts(jobs: AdminHealth["jobs"]): Alert[] {
  const failing = jobs.filter(({ status }) => status !== "ok");
  const [first, ...others] = failing;
  if (!first) return [];
  const { name, status, last_success_at: at } = first;
  const since = at === null ? "has not succeeded since the start" : `last succeeded ${minuteOf(at)}`;
  const one = `The job ${name} ${status === "failed" ? "fails" : "is late"}: it ${since}.`;
  const names = failing.map((job) => job.name).join(", ");
  const text = others.length === 0 ? one : `${failing.length} periodic jobs fail or are late: ${names}.`;
  return [{ tone: "warn", text, href: hrefOf("node") }];
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}
