/** What needs the attention of an account, at the top of the overview. */
import type { Account, AdminHealth, Agent, Health, Key, Stats, Webhook } from "../../client/index.ts";
import { bytes, minuteOf } from "../display/formats.ts";
import { UntrustedText } from "./elements/untrusted-text.tsx";
import { quotaWarning } from "./keys/quota.tsx";
import { hrefOf } from "./router.ts";
import { registry } from "./session.ts";

/** Something to look at. */
export interface Alert {
  /** `bad` if something does not work now. */
  tone: "warn" | "bad";
  /** The name that somebody chose, if the alert is about one thing. */
  name?: string;
  text: string;
  /** Where it can be looked at. */
  href: string;
}

/** What the alerts of every account are made of. */
interface Owned {
  keys: readonly Key[];
  webhooks: readonly Webhook[];
  suspended: readonly Agent[];
}

/** Finds quotas that are nearly or completely used, keys that expire, webhooks that fail, and suspended agents. */
export function alertsOf({ keys, webhooks, suspended }: Owned): Alert[] {
  return [
    ...keys.flatMap(quotaAlert),
    ...keys.flatMap(expiryAlert),
    ...webhooks.flatMap(webhookAlert),
    ...suspended.map(suspensionAlert),
  ];
}

function suspensionAlert({ agent_id, name, status_message: reason }: Agent): Alert {
  const text = `was suspended by the operator${reason === null ? "." : `: ${reason}`}`;
  return { tone: "bad", name, text, href: hrefOf("agents", agent_id) };
}

/** How long before its end a key is named, in milliseconds. */
const expiryWarningMs = 7 * 86_400_000;

/** The warning of a key that expires soon, unless another one replaces it. */
function expiryAlert({ name, status, rotated_to, expires_at: at }: Key): Alert[] {
  if (status !== "active" || rotated_to !== null || at === null) return [];
  if (Date.parse(at) - Date.now() > expiryWarningMs) return [];
  return [{ tone: "warn", name, text: `expires ${minuteOf(at)}.`, href: hrefOf("keys") }];
}

function quotaAlert({ name, status, rotated_to, usage: { used, limit, resets_at } }: Key): Alert[] {
  if (status !== "active" || rotated_to !== null || used < limit * quotaWarning) return [];
  const href = hrefOf("keys");
  return used >= limit
    ? [{ tone: "bad", name, text: `has used up its quota until ${minuteOf(resets_at)}.`, href }]
    : [{ tone: "warn", name, text: `has used ${Math.floor((100 * used) / limit)} % of its quota.`, href }];
}

function webhookAlert({ id, callbackUrl: name, status, consecutive_failures: failures }: Webhook): Alert[] {
  const href = hrefOf("webhooks", id);
  if (status === "disabled")
    return [{ tone: "bad", name, text: "is disabled, and receives no events.", href }];
  if (status !== "active" || failures === 0) return [];
  const what = failures === 1 ? "delivery" : `${failures} deliveries`;
  return [{ tone: "warn", name, text: `did not accept the last ${what}.`, href }];
}

/** Finds what the operator of the node has to look at. */
export function nodeAlertsOf(health: Health, { compliance, federation }: Stats, admin: AdminHealth): Alert[] {
  const { critical = 0 } = compliance.by_severity;
  const node = hrefOf("node");
  return [
    ...downAlerts(health),
    ...health.warnings.map(({ detail }) => ({ tone: "warn" as const, text: detail, href: node })),
    ...diskAlerts(admin.disk),
    ...jobAlerts(admin.jobs),
    ...(critical === 0
      ? []
      : [
          {
            tone: "bad" as const,
            text: `${counted(critical, "open critical violation")}.`,
            href: hrefOf("violations"),
          },
        ]),
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

/** Reads the alerts of the node; none for other accounts than the operator's. */
export async function readNodeAlerts({ role }: Pick<Account, "role">, signal: AbortSignal): Promise<Alert[]> {
  if (role !== "owner") return [];
  const [health, stats, admin] = await Promise.all([
    registry.node.health({ signal }),
    registry.node.stats({ signal }),
    registry.node.adminHealth({ signal }),
  ]);
  return nodeAlertsOf(health, stats, admin);
}

/** Lists alerts; nothing if there are none. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts" class="visually-hidden">
        Needs your attention
      </h2>
      <ul class="alerts">
        {alerts.map(({ tone, name, text, href }) => (
          <li key={`${href} ${name} ${text}`} class={`notice ${tone}`}>
            {name !== undefined && (
              <>
                <strong>
                  <UntrustedText text={name} />
                </strong>{" "}
              </>
            )}
            <UntrustedText text={text} /> <a href={href}>Details</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}
