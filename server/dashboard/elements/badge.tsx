/** Status badges. */
import type { ComponentChildren } from "preact";

/** The tone of a badge: a colour and a sign of the style sheet. The text alone also carries the meaning. */
export type Tone = "good" | "warn" | "bad" | "idle";

/** A badge with a status. */
export function Badge({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}
