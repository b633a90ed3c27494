/** Registers an agent: a new one, an existing one, or a deleted one. */

import { factsFromCard } from "../../../server/agents/card/facts.ts";
import { describedFields, same } from "../../../server/agents/description.ts";
import {
  cardLimit,
  isObject,
  type Registration,
  type RegistrationBody,
  readRegistration,
  sameDocument,
} from "../../../server/agents/registration.ts";
import { adopt, ownershipError } from "../../../server/agents/rejections.ts";
import { byteLength, memberTexts, objectText } from "../../../server/json.ts";
import { etagOf, rejectWith } from "../../../server/responses.ts";
import { digestOf } from "../bytes.ts";
import type { Context, Handlers } from "../context.ts";
import { recompute } from "../reputation/changes.ts";
import type { State } from "../state.ts";
import type { Agent } from "../tables.ts";
import { faultOfUrl } from "../urls.ts";
import { blankAgent, saveAgent, toFullResponse } from "./changes.ts";

export const register: Handlers["agents"]["register"] = async ({ body, text }, context) => {
  const byUrl = body.card_url != null && body.agent_card == null;
  const sent = byUrl ? await fetchCard(context.state, body, text) : { body, text };
  if ("problem" in sent) return sent;
  const registration = readRegistration(sent.body, sent.text);
  if ("problem" in registration) return registration;
  const done = applyRegistration(context, registration);
  if ("problem" in done) return done;
  const { agent, created } = done;
  const { agent_id } = agent;
  const ETag = etagOf(agent.seq);
  const Location = `/lookup/${encodeURIComponent(agent_id)}`;
  return created
    ? {
        status: 201,
        headers: { Location, ETag },
        body: { status: "registered", agent_id, agent: toFullResponse(agent) },
      }
    : { status: 200, headers: { ETag }, body: { status: "updated", agent_id, agent: toFullResponse(agent) } };
};

/** Applies a registration. @returns the agent, or a problem. */
export function applyRegistration(
  { state, caller }: Pick<Context, "state" | "caller">,
  registration: Registration,
) {
  const { agentId, set, card, cardUrl } = registration;
  const found = state.agents.get(agentId);
  const asker = found?.status === "tombstoned" ? { ...caller, role: null } : caller; // only its owner may register a deleted agent again
  const rejection = found && ownershipError(found, asker);
  if (rejection) return rejection;

  const created = !found || found.status === "tombstoned";
  const agent = created ? fresh(state, agentId, found) : found;
  const changed: string[] = created
    ? describedFields
    : describedFields.filter((each) => each in set && !same(agent[each], set[each]));
  Object.assign(agent, set);
  if (adopt(agent, caller) && !created) changed.push("owned");
  const cardChanged = card !== null && !sameDocument(agent.card?.document, card.document);
  if (cardUrl !== undefined && agent.card) agent.card.url = cardUrl;
  if (changed.length === 0 && !cardChanged) return { created, agent };

  const speaking = agent.facts?.origin === "sent" ? null : card;
  if (speaking) Object.assign(agent, { has_facts: true, details: speaking.reading.details });
  const { agent_url, source } = agent;
  const seq = saveAgent(state, agent, {
    type: "agent.registered",
    change: created ? "created" : "updated",
    more: { agent_url, source, changed: cardChanged && !created ? [...changed, "card"] : changed },
  });
  if (created && found) recompute(state, agent); // restores what was known before its deletion
  if (card && cardChanged) agent.card = { document: card.document, url: cardUrl ?? null, seq };
  if (speaking) deriveFacts(state, agent, factsFromCard(speaking.json, speaking.reading, agentId), seq);
  return { created, agent };
}

function fresh(state: State, agentId: string, tombstone: Agent | undefined): Agent {
  const agent = blankAgent(state, agentId, tombstone?.key ?? state.agents.size + 1);
  return tombstone ? Object.assign(tombstone, { ...agent, owner_id: tombstone.owner_id }) : agent;
}

function deriveFacts(state: State, agent: Agent, facts: object, seq: number): void {
  const document = JSON.stringify(facts);
  const digest = digestOf(document);
  if (agent.facts?.digest === digest) return;
  const version = (agent.facts?.version ?? 0) + 1;
  agent.facts = { document, digest, version, origin: "card", updated_at: state.now(), seq };
}

/** Fetches the card of a registration by URL, and adds it to the registration. */
async function fetchCard({ settings }: State, body: RegistrationBody, text: string) {
  const url = String(body.card_url);
  const reason = faultOfUrl(url, settings.pins);
  if (reason) {
    const errors = [{ pointer: "/card_url", detail: reason }];
    const detail = `The node does not fetch from there. ${reason}`;
    return rejectWith(400, "card_url_rejected", detail, { errors, reason });
  }
  const fetched = await fetchText(settings, url);
  if (typeof fetched === "string") return notFetched("network_error", null, fetched);
  if (fetched.status !== 200)
    return notFetched("http_status", fetched.status, `It responded with ${fetched.status}.`);
  if (byteLength(fetched.text) > cardLimit) return notFetched("too_large", 200, "The card is too large.");
  const card = json(fetched.text);
  if (!isObject(card)) return notFetched("not_json", 200, "The response is not a JSON object.");
  const whole = objectText(memberTexts(text).set("agent_card", fetched.text));
  const sent = { ...body, agent_card: card } as RegistrationBody; // validated, and a card may be any object
  return { body: sent, text: whole };
}

async function fetchText({ reach }: State["settings"], url: string) {
  try {
    const response = await reach(new Request(url, { redirect: "manual" }));
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    return `There is no response: ${cause instanceof Error ? cause.message : cause}.`;
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // JSON.parse throws for invalid JSON
  }
}

type FetchFault = "network_error" | "http_status" | "too_large" | "not_json";

function notFetched(error: FetchFault, response_status: number | null, detail: string) {
  return rejectWith(502, "card_not_fetched", `There is no card at this URL. ${detail}`, {
    error,
    response_status,
  });
}
