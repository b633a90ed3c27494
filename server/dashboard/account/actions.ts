/** Labels of the security log. */
import type { SecurityAction } from "../../../client/index.ts";

/** What each action is called. */
export const actionLabels: Readonly<Record<SecurityAction, string>> = {
  account_created: "Account created",
  account_changed: "Tier or issuer rights changed",
  account_disabled: "Account disabled",
  account_enabled: "Account enabled",
  account_closed: "Account closed",
  sign_in: "Signed in",
  sign_in_failed: "Sign-in failed",
  confirmation_failed: "Wrong current password",
  sign_out: "Session ended",
  identity_added: "Identity provider connected",
  password_changed: "Password changed",
  email_changed: "E-mail address changed",
  password_link_issued: "Password link issued",
  password_link_used: "Password set with a link",
  key_created: "Key created",
  key_revoked: "Key revoked",
  key_rotated: "Key rotated",
  webhook_created: "Webhook created",
  webhook_changed: "Webhook changed",
  webhook_deleted: "Webhook deleted",
  webhook_secret_rotated: "Webhook secret rotated",
  agent_removed: "Agent deleted",
  agent_renamed: "Agent renamed",
  transfer_offered: "Agent offered to another account",
  transfer_claimed: "Offer of an agent claimed by its link",
  transfer_accepted: "Offer of an agent accepted",
  transfer_declined: "Offer of an agent declined",
  transfer_cancelled: "Offer of an agent cancelled",
  agent_transferred: "Agent transferred",
  agent_erased: "Agent erased",
  domain_claimed: "Domain claimed",
  domain_removed: "Claim to a domain removed",
};

/** What an action is called; one of a newer node by its own name. */
export function labelOf(action: string): string {
  return isKnown(action) ? actionLabels[action] : action.replaceAll("_", " ");
}

function isKnown(action: string): action is SecurityAction {
  return Object.hasOwn(actionLabels, action);
}
