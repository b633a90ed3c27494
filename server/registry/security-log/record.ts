/** Writes the security log: in the transaction of what an entry records, so that neither is there without the other. */

import { loggedAddress } from "../../core/http/logged-address.ts";
import { withoutKeys } from "../../core/http/masking.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { browserName } from "../../display/browser-name.ts";
import type { Context } from "../../feature.ts";
import { type SecurityAction, SecurityEvent } from "./security-event.ts";

/** The request that an action was made by. */
type ActingRequest = Pick<Context, "caller" | "client" | "node">;

/** What happened. */
export interface SecurityFact {
  action: SecurityAction;
  /** The account that it happened to; null for an agent without an owner. */
  account: string | null;
  /** The account that did it. Default: that of the request. */
  actor?: string | null;
  /** The id of the key, subscription, session or agent, or the domain. */
  subject?: string;
}

/**
 * Adds an entry to the security log.
 * @param writer the transaction of the action.
 * @param request null for the command line and the start of the node.
 * @param at when it happened, RFC 3339.
 */
export async function recordSecurity(
  writer: Managed,
  request: ActingRequest | null,
  at: string,
  { action, account, actor = request?.caller.account ?? null, subject }: SecurityFact,
): Promise<void> {
  const { client, node, caller } = request ?? {};
  const userAgent = client?.userAgent ?? null;
  const event = {
    at,
    action,
    account_id: account,
    actor_id: actor,
    key_id: caller?.key ?? null,
    subject_id: subject ?? null,
    address: (client && node && loggedAddress(client.address, node.logAddresses)) ?? null,
    browser: userAgent === null ? null : browserName(withoutKeys(userAgent)),
  };
  writer.em().persist(writer.em().create(SecurityEvent, event));
}
