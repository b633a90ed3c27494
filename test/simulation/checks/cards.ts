/**
 * An agent that is registered by the URL of its card is what the host published at a fetch for that request. Nothing is
 * registered without such a card, and nothing is fetched from elsewhere.
 */
import type { components } from "../../../generated/openapi.d.ts";
import type { SiteAudit } from "../audit.ts";
import { type Card, type Fetch, isFetchedFor } from "../card-hosts.ts";
import { type Attempt, bodyOf, codeOf, describe, type Scene } from "../scene.ts";
import type { Evidence } from "./check.ts";
import { agentsOfCards, eventsOf, mayHaveHappened } from "./records.ts";

type Schemas = components["schemas"];
type Agent = Schemas["Agent"];

export function cardsWereFetched(evidence: Evidence): string[] {
  const { scene, audits } = evidence;
  return [
    ...needlessFetches(scene),
    ...sharedTags(scene),
    ...audits.flatMap((audit) =>
      [...agentsOfCards(scene, audit.site)].flatMap((agent) =>
        new CardAgent(evidence, audit, agent)
          .wrong()
          .map((each) => `The agent ${agent} at node ${audit.site.index}: ${each}`),
      ),
    ),
  ];
}

/** Fetches that no request asked for, or that the node must not make. */
function needlessFetches({ cardHosts, intranet, attempts }: Scene): string[] {
  const requests = attempts.filter(({ intent }) => intent.kind === "card" && intent.address === "public");
  const wanted = cardHosts.flatMap(({ host, fetches }) =>
    fetches
      .filter(
        ({ path, order }) =>
          !requests.some(({ intent, start }) => isFetchedFor(intent.url, host, path) && start < order),
      )
      .map(({ path }) => `The node fetched ${path} of ${host}, and no request had this URL.`),
  );
  const forbidden = intranet.fetches.map(({ path }) => `The node fetched ${path} of ${intranet.host}.`);
  return [...wanted, ...forbidden];
}

/** ETags that two cards of an agent had: who asks by an ETag would keep the former one. */
function sharedTags({ attempts }: Scene): string[] {
  const shown = new Map<string, string>();
  return attempts.flatMap(({ url, site, status, headers, text }) => {
    if (!url.endsWith("/card") || status !== 200) return [];
    const tag = `${headers.etag} of ${url} at node ${site}`;
    const before = shown.get(tag) ?? text;
    shown.set(tag, before);
    return before === text ? [] : [`The ETag ${tag} is that of two cards.`];
  });
}

/** An agent, the requests that registered it, and the fetches of its cards. */
class CardAgent {
  readonly #evidence: Evidence;
  readonly #audit: SiteAudit;
  readonly #agent: string;
  readonly #attempts: readonly Attempt[];

  constructor(evidence: Evidence, audit: SiteAudit, agent: string) {
    this.#evidence = evidence;
    this.#audit = audit;
    this.#agent = agent;
    this.#attempts = evidence.scene.attempts.filter(
      ({ intent, site }) => intent.kind === "card" && intent.agent === agent && site === audit.site.index,
    );
  }

  wrong(): string[] {
    const responses = this.#attempts.flatMap((each) => this.#wrongResponse(each));
    return [...responses, ...this.#wrongEvents(), ...this.#wrongRecord()];
  }

  #wrongResponse(attempt: Attempt): string[] {
    const code = codeOf(attempt);
    if (code === "card_not_fetched") return this.#wrongFailure(attempt);
    if (!isSuccess(attempt)) return [];
    const agent = agentIn(attempt);
    return this.#cardsFor(attempt).some((card) => isRecordOf(agent, card))
      ? []
      : [`${describe(attempt)} shows ${agent.description}, which its host did not publish then.`];
  }

  /** A fetch that is said to have failed, and did not. */
  #wrongFailure(attempt: Attempt): string[] {
    const fetches = this.#fetchesFor(attempt);
    const { response_status: status } = bodyOf<Schemas["CardNotFetched"]>(attempt);
    if (status !== null && !fetches.some((each) => each.status === status))
      return [`${describe(attempt)} failed with status ${status}, which its host did not send.`];
    if (attempt.intent.address !== "public" || !this.#isCalm()) return [];
    return fetches.some(({ card }) => card === null)
      ? []
      : [`${describe(attempt)} failed, and its host published the card: ${attempt.text}`];
  }

  /** Each event is the change of a request. */
  #wrongEvents(): string[] {
    const events = eventsOf(this.#audit, this.#agent);
    const known = new Set(this.#attempts.filter(isSuccess).map((each) => agentIn(each).seq));
    const unexplained = events.filter(({ seq }) => !known.has(seq));
    const possible = this.#uncertain().reduce((total, { isTwice }) => total + (isTwice ? 2 : 1), 0);
    const wrong = events.flatMap(({ change, seq }, index) =>
      change === (index === 0 ? "created" : "updated") ? [] : [`its event ${seq} says ${change}.`],
    );
    if (unexplained.length > possible)
      wrong.push(`no request explains its events ${unexplained.map(({ seq }) => seq)}.`);
    return wrong;
  }

  /** The record, the card and the AgentFacts are of one card, which the host published. */
  #wrongRecord(): string[] {
    const { mirror, cards, facts } = this.#audit;
    const made = this.#attempts.filter(isSuccess);
    const record = mirror.get(this.#agent);
    if (!record) return made.length > 0 ? ["it was registered, and is missing."] : [];
    const wrong: string[] = [];
    const last = eventsOf(this.#audit, this.#agent).at(-1);
    if (record.seq !== last?.seq)
      wrong.push(`its record is of ${record.seq}, and its last event ${last?.seq}.`);
    const same = made.find((each) => agentIn(each).seq === record.seq);
    const sources = same ? [same] : this.#uncertain();
    const card = sources
      .flatMap((each) => this.#cardsFor(each))
      .find((each) => isRecordOf(record, each) && JSON.stringify(each) === cards.get(this.#agent));
    if (!card)
      wrong.push(
        `no host published its record (${record.description}) and card (${cards.get(this.#agent)}).`,
      );
    const version = versionOf(facts.get(this.#agent) ?? "");
    if (version !== record.version)
      wrong.push(`its AgentFacts are of version ${version}, and its record of ${record.version}.`);
    return wrong;
  }

  /** Requests that may have been made without anybody knowing, and that had a card. */
  #uncertain(): Attempt[] {
    return this.#attempts.filter((each) => mayHaveHappened(each) && this.#cardsFor(each).length > 0);
  }

  #cardsFor(attempt: Attempt): Card[] {
    return this.#fetchesFor(attempt).flatMap(({ card }) => card ?? []);
  }

  /**
   * The fetches of its URL since it was sent: what has the same `Idempotency-Key` is one request. If it may have happened without
   * anybody knowing, also after it was answered: the answer may be that of its second copy.
   */
  #fetchesFor(attempt: Attempt): Fetch[] {
    const { start, key, intent } = attempt;
    const end = mayHaveHappened(attempt) ? Number.POSITIVE_INFINITY : attempt.end;
    const same = this.#attempts.filter((each) => key !== null && each.key === key);
    const from = Math.min(start, ...same.map((each) => each.start));
    return this.#evidence.scene.cardHosts.flatMap(({ host, fetches }) =>
      fetches.filter(
        ({ path, order }) => isFetchedFor(intent.url, host, path) && order > from && order < end,
      ),
    );
  }

  /** Whether all processes and networks were well. */
  #isCalm(): boolean {
    const faults = new Set(["weather", "kill", "stop"]);
    return this.#evidence.history.steps.every((step) => !faults.has(step.do));
  }
}

function isSuccess({ status }: Attempt): boolean {
  return status !== null && status < 300;
}

function agentIn(attempt: Attempt): Agent {
  return bodyOf<{ agent: Agent }>(attempt).agent;
}

function isRecordOf(agent: Agent, { name, description, version, url, skills }: Card): boolean {
  return (
    agent.name === name &&
    agent.description === description &&
    agent.version === version &&
    agent.agent_url === url &&
    agent.skills.join() === skills.map(({ id }) => id).join() &&
    agent.tags.join() === skills.flatMap(({ tags }) => tags).join()
  );
}

function versionOf(facts: string): string | undefined {
  return facts.startsWith("{") ? (JSON.parse(facts) as { version?: string }).version : undefined; // as the node derives it
}
