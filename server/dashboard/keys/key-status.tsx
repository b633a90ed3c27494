/** The status of an API key, and its end. */
import type { ComponentChildren } from "preact";
import type { Key } from "../../../client/index.ts";
import { Badge } from "../elements/badge.tsx";
import { RelativeTime } from "../elements/time.tsx";

/** The time without calls after which a key counts as unused, in milliseconds. */
const idleAfter = 90 * 86_400_000;

/** The status badge of a key. */
export function KeyStatus({ of }: { of: Key }) {
  if (of.status === "revoked") return <Badge tone="bad">revoked</Badge>;
  if (of.status === "expired") return <Badge tone="idle">expired</Badge>;
  if (of.rotated_to !== null) return <Badge tone="warn">rotated, still valid</Badge>;
  const silent = Date.now() - Date.parse(of.last_used_at ?? of.created_at) > idleAfter;
  return silent ? <Badge tone="warn">active, unused for 90 days</Badge> : <Badge tone="good">active</Badge>;
}

/** When a key ends or ended: the word for it, and the time. */
export function endOf({ status, revoked_at, expires_at }: Key): readonly [string, ComponentChildren] {
  if (status === "revoked") return ["Revoked", <RelativeTime key="end" at={revoked_at} />];
  return [status === "expired" ? "Expired" : "Expires", <RelativeTime key="end" at={expires_at} />];
}
