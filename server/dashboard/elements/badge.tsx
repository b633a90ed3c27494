/** Status badges. */
import type { ComponentChildren } from "preact";
import type { Tone } from "../../display/tones.ts";

/** A badge with a status. */
export function Badge({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}
