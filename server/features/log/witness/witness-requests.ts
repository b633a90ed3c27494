/** The requests that a log sends to its witnesses (https://c2sp.org/tlog-witness). */
import { version } from "../../../../generated/operations.ts";
import type { Egress } from "../../../core/egress/egress.ts";
import { hashOf } from "./watched-logs.ts";

/** The timeout of a request. */
const limitMs = 10_000;

/** The maximum length of a response: a checkpoint or cosignatures, with room for further signatures. */
const maxBytes = 65_536;

const headers = { "user-agent": `Registry-Node/${version}`, accept: "text/plain, text/x.tlog.size" };

/** Sends requests to witnesses: the egress of the node. */
export type WitnessEgress = Pick<Egress, "get" | "post">;

/** How a witness responded. */
export type WitnessResponse =
  | { status: number; text: string }
  /** There was no response: a sentence. */
  | { status: null; text: string };

/** Sends a checkpoint to a witness. @param url the URL of its interface. */
export async function postCheckpoint(
  egress: WitnessEgress,
  url: string,
  body: string,
  signal: AbortSignal,
): Promise<WitnessResponse> {
  const sent = await egress.post({
    url: `${url}/add-checkpoint`,
    headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
    body,
    maxBytes,
    limitMs,
    traffic: "peers",
    signal,
  });
  return { status: sent.status, text: sent.status === null ? sent.detail : sent.body.toString() };
}

/** Reads the latest checkpoint of a log that a witness cosigned. */
export async function getCheckpoint(
  egress: WitnessEgress,
  url: string,
  origin: string,
  signal: AbortSignal,
): Promise<WitnessResponse> {
  const fetched = await egress.get(`${url}/${hashOf(origin)}/checkpoint`, {
    headers,
    limitMs,
    maxBytes,
    signal,
  });
  return fetched.ok
    ? { status: fetched.status, text: fetched.body.toString() }
    : { status: null, text: fetched.detail };
}
