/** What needs the attention of an account, at the top of the overview. */
import type { Account, Agent, DomainClaim, Key, Offer, Webhook } from "../../client/index.ts";
import { grouped, minuteOf } from "../display/formats.ts";
import type { Alert } from "./alert.ts";
import { isEnded } from "./domains/domain-states.ts";
import { UntrustedText } from "./elements/untrusted-text.tsx";
import { quotaWarning } from "./keys/quota.tsx";
import { hrefOf } from "./router.ts";
import { registry } from "./session.ts";

/** What the alerts of every account are made of. */
interface Owned {
  keys: readonly Key[];
  webhooks: readonly Webhook[];
  suspended: readonly Agent[];
  /** Offers to the account. */
  offers: readonly Offer[];
  domains: readonly DomainClaim[];
}

/** Finds offers to answer, used quotas, keys that expire, webhooks that fail, suspended agents, and domains that are not proven. */
export function alertsOf({ keys, webhooks, suspended, offers, domains }: Owned): Alert[] {
  return [
    ...offers.flatMap(offerAlert),
    ...keys.flatMap(quotaAlert),
    ...keys.flatMap(expiryAlert),
    ...webhooks.flatMap(webhookAlert),
    ...suspended.flatMap(suspensionAlert),
    ...domains.flatMap(domainAlert),
  ].flatMap(grouping);
}

/** How many alerts of a kind are shown one by one. */
const few = 3;

/** One alert in the place of the first of many of its kind. */
function grouping(alert: Alert, at: number, all: readonly Alert[]): Alert[] {
  const { together, tone } = alert;
  if (!together) return [alert];
  const like = all.filter((each) => each.together?.[0] === together[0]);
  if (like.length <= few) return [alert];
  const [words, href] = together;
  return all.indexOf(like[0] ?? alert) === at
    ? [{ tone, text: `${grouped(like.length)} ${words}.`, href }]
    : [];
}

function offerAlert({ state, agent_id, from_name, from_email, from_account, expires_at }: Offer): Alert[] {
  if (state !== "offered") return [];
  const name = from_name ?? from_email ?? from_account;
  const text = `offers you the agent ${agent_id}. Answer until ${minuteOf(expires_at)}.`;
  return one("warn", name, text, "offers", "offers of agents wait for your answer");
}

/** An alert about one thing of a view. @param words what many of them are called together */
function one(
  tone: Alert["tone"],
  name: string,
  text: string,
  view: string,
  words: string,
  id?: string,
): Alert[] {
  return [{ tone, name, text, href: hrefOf(view, id), together: [words, hrefOf(view)] }];
}

function domainAlert({ domain, state }: DomainClaim): Alert[] {
  if (!isEnded({ state })) return [];
  const what = state === "stale" ? "was not proven at the last check" : "is not proven any more";
  return one("warn", domain, `${what}.`, "domains", "domains are not proven");
}

function suspensionAlert({ agent_id, name, status_message: reason }: Agent): Alert[] {
  const text = `was suspended by the operator${reason === null ? "." : `: ${reason}`}`;
  return one("bad", name, text, "agents", "agents were suspended by the operator", agent_id);
}

/** How long before its end a key is named, in milliseconds. */
const expiryWarningMs = 7 * 86_400_000;

/** The warning of a key that expires soon, unless another one replaces it. */
function expiryAlert({ name, status, rotated_to, expires_at: at }: Key): Alert[] {
  if (status !== "active" || rotated_to !== null || at === null) return [];
  if (Date.parse(at) - Date.now() > expiryWarningMs) return [];
  return one("warn", name, `expires ${minuteOf(at)}.`, "keys", "keys expire within a week");
}

function quotaAlert({ name, status, rotated_to, usage: { used, limit, resets_at } }: Key): Alert[] {
  if (status !== "active" || rotated_to !== null || used < limit * quotaWarning) return [];
  if (used < limit) {
    const text = `has used ${Math.floor((100 * used) / limit)} % of its quota.`;
    return one("warn", name, text, "keys", "keys have used most of their quotas");
  }
  const text = `has used up its quota until ${minuteOf(resets_at)}.`;
  return one("bad", name, text, "keys", "keys have used up their quotas");
}

function webhookAlert({ id, callbackUrl: name, status, consecutive_failures: failures }: Webhook): Alert[] {
  if (status === "disabled")
    return one("bad", name, "is disabled, and receives no events.", "webhooks", "webhooks are disabled", id);
  if (status !== "active" || failures === 0) return [];
  const what = failures === 1 ? "delivery" : `${failures} deliveries`;
  return one("warn", name, `did not accept the last ${what}.`, "webhooks", "webhooks fail", id);
}

/** Reads the alerts of the node; none for other accounts than the operator's. Their code is in the operator's bundle. */
export async function readNodeAlerts({ role }: Pick<Account, "role">, signal: AbortSignal): Promise<Alert[]> {
  if (role !== "owner") return [];
  const [{ nodeAlertsOf }, health, stats, admin] = await Promise.all([
    import("./owner/views.ts"),
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
            <UntrustedText text={text} />{" "}
            <a href={href}>
              Details<span class="visually-hidden"> of: {name ?? text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
