/** Which events are in the log, so that lists of events link to their proofs. */
import type { Client } from "../../../core/http/authentication.ts";
import { read } from "../api-reads.ts";
import { html, type Insert } from "../html.ts";

/** The numbers of the events in the published log. */
export interface Sealed {
  first: number;
  last: number;
}

/** Reads them; null if there are none. */
export async function readSealed(client: Pick<Client, "dispatch">): Promise<Sealed | null> {
  return sealedOf(await read(client, "/log"));
}

/** The numbers of the events in a log. */
export function sealedOf({ first_seq, size }: { first_seq: number | null; size: number }): Sealed | null {
  return first_seq === null || size === 0 ? null : { first: first_seq, last: first_seq + size - 1 };
}

/** The link to the proof of an event; nothing if it is not in the log. */
export function proofLink(seq: number, sealed: Sealed | null): Insert {
  if (sealed === null || seq < sealed.first || seq > sealed.last) return undefined;
  return html` <span class="proof-link">· <a href="/events/${seq}/proof">proof<span class="visually-hidden"> of event ${seq}</span></a></span>`;
}
