/** Fetches agent cards that are registered by URL. */

import type { Egress } from "../../../core/egress/egress.ts";
import { type FetchError, type FetchedJson, fetchJson } from "../../../core/egress/fetch-json.ts";
import { checkFetchUrl, checkRedirect, hopName } from "../../../core/egress/fetch-url.ts";
import { valueLimit } from "../../../core/http/body.ts";
import { clientNetwork } from "../../../core/http/client-network.ts";
import { rejectWith } from "../../../core/http/responses.ts";
import { isObject, memberTexts, objectText } from "../../../core/values/json.ts";
import type { JsonObject } from "../card/spellings.ts";
import { cardLimit, type RegistrationBody } from "./registration.ts";

/** The timeout of each fetch, in milliseconds. */
const limitMs = 5_000;

/**
 * Fetches the card of a registration and inserts it, as if it had been sent. Do not call it within a transaction, which
 * would block all other writes.
 * @param text the body as it was sent.
 * @param client the network address of the caller: fetches are limited by client network too.
 * @returns the registration, or the problem of the URL.
 */
export async function withFetchedCard(body: RegistrationBody, text: string, egress: Egress, client: string) {
  const fetched = await fetchCard(egress, String(body.card_url), client);
  if ("problem" in fetched) return fetched;
  const whole = objectText(memberTexts(text).set("agent_card", fetched.text));
  const { card, url } = fetched;
  const sent = { ...body, agent_card: card, card_url: url } as RegistrationBody; // validated; any object is accepted as a card
  return { body: sent, text: whole };
}

/** Fetches a card, from where its URL redirects to if it does. */
async function fetchCard(egress: Egress, url: string, client: string) {
  const checked = checkFetchUrl(url, egress.pins);
  if ("reason" in checked) {
    const { reason } = checked;
    const errors = [{ pointer: "/card_url", detail: reason }];
    return rejectWith(400, "card_url_rejected", `The node does not fetch from there. ${reason}`, {
      errors,
      reason,
    });
  }
  const first = await fetchOnce(egress, checked.url, client);
  if (first.ok || first.location === undefined) return cardOf(first, url);
  const redirect = checkRedirect(checked.url, first.location, egress.pins);
  if ("reason" in redirect) {
    return notFetched(redirect.isBlocked ? "egress_blocked" : "http_status", first.status, redirect.reason);
  }
  const second = await fetchOnce(egress, redirect.url, client);
  const again = !second.ok && second.location !== undefined;
  const hop = `It redirects to ${hopName(redirect.url)}${again ? ", which redirects again: the node follows one redirect" : ""}.`;
  return cardOf(second, redirect.url.href, `${hop} `);
}

function fetchOnce(egress: Egress, { href }: URL, client: string): Promise<FetchedJson> {
  return fetchJson(egress, href, {
    limitMs,
    maxBytes: cardLimit,
    maxValues: valueLimit,
    traffic: "cards",
    client: clientNetwork(client),
  });
}

/** @param hop a sentence about the redirect, if one was followed. */
function cardOf(fetched: FetchedJson, url: string, hop = "") {
  if (!fetched.ok && fetched.busy) return busy();
  if (!fetched.ok) return notFetched(fetched.error, fetched.status, hop + fetched.detail);
  const { json, text } = fetched;
  if (!isObject(json)) return notFetched("not_json", 200, `${hop}The response is not a JSON object.`);
  return { card: json satisfies JsonObject, text, url };
}

/** Seconds until a slot may be free: about as long as one fetch takes. */
const retryAfterS = 5;

function busy() {
  const detail = `Too many cards are being fetched: try again in ${retryAfterS} s, or send the card itself as \`agent_card\`.`;
  return { ...rejectWith(503, "card_fetches_busy", detail), headers: { "Retry-After": retryAfterS } };
}

function notFetched(error: FetchError, response_status: number | null, detail: string) {
  const more = { error, response_status };
  return rejectWith(502, "card_not_fetched", `There is no card at this URL. ${detail}`, more);
}
