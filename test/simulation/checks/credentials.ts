/** Keys and sessions work until they end, and never again; quotas are never exceeded. */

import { longestJumpMs } from "../actions.ts";
import type { Credential } from "../perform/stage.ts";
import { type Attempt, codeOf, describe, type Scene } from "../scene.ts";
import { beginning } from "../virtual-time.ts";
import type { Evidence } from "./check.ts";

/** Codes that say that a credential is not good (any more). */
const refused = /^(key_|session_|account_|credential_|invalid_key|not_signed_in|unauthorized|authentication)/;

/** The longest life of a session, however often it is used. */
const sessionLifeMs = 30 * 86_400_000;

export function credentialsEnd(evidence: Evidence): string[] {
  const { scene, made } = evidence;
  return made.credentials.flatMap((credential) => {
    const uses = usesOf(scene, credential);
    return [...usedTooLate(scene, credential, uses), ...refusedTooEarly(evidence, credential, uses)];
  });
}

/** The requests that carried it and were answered, in the order in which they were sent. */
function usesOf({ attempts }: Scene, { text, site }: Credential): Attempt[] {
  return attempts.filter(
    (each) => each.credential === text && each.site === site.index && each.status !== null,
  );
}

/** Whether a request was accepted as that of its account. */
function isAccepted(attempt: Attempt): boolean {
  return (
    attempt.status !== 401 && attempt.status !== 429 && (attempt.status ?? 500) < 500 && !isRefused(attempt)
  );
}

function isRefused(attempt: Attempt): boolean {
  return attempt.status === 401 || (attempt.status === 403 && refused.test(codeOf(attempt) ?? ""));
}

function usedTooLate(scene: Scene, credential: Credential, uses: Attempt[]): string[] {
  const { kind, id, by, site, expiresAt } = credential;
  const accepted = uses.filter(isAccepted);
  const ends = scene.attempts.filter((each) => {
    if (each.site !== site.index || each.status === null || each.status >= 300) return false;
    const { intent } = each;
    if (kind === "session") return endsSession(credential, each);
    return (intent.kind === "revoke key" || intent.kind === "rotate key") && intent.id === id;
  });
  const wrong: string[] = [];
  for (const end of ends) {
    const graceMs = Number(end.intent.graceS ?? 0) * 1_000;
    const late = accepted.find(
      ({ start, clockMs }) => start > end.end && (graceMs === 0 || clockMs > end.latestClockMs + graceMs),
    );
    if (late) wrong.push(`${describe(late)} was accepted after ${describe(end)}.`);
  }
  const late = accepted.find(({ clockMs }) => expiresAt !== null && clockMs > expiresAt);
  if (late)
    wrong.push(`${describe(late)} was accepted ${late.clockMs - (expiresAt ?? 0)} ms after the key expired.`);
  for (const off of accountChanges(scene, credential, true)) {
    const on = accountChanges(scene, credential, false).filter(({ end }) => end > off.start);
    const found = accepted.find(({ start, end }) => start > off.end && on.every((each) => each.start > end));
    if (found) wrong.push(`${describe(found)} was accepted, although ${by} was disabled.`);
  }
  const over =
    kind === "session" && accepted.find((each) => each.clockMs > credential.madeAt + sessionLifeMs);
  if (over) wrong.push(`${describe(over)} was accepted more than 30 days after the sign-in.`);
  const ended = uses.find((each) => /expired/.test(codeOf(each) ?? ""));
  const again = ended && accepted.find(({ start }) => start > ended.end);
  if (again) wrong.push(`${describe(again)} was accepted after it had expired (${codeOf(ended)}).`);
  return wrong;
}

/** Whether a request that succeeded ended a session for good: those of an account end with its password, and with the account. */
function endsSession({ text, by, madeOrder }: Credential, { intent, credential, start }: Attempt): boolean {
  if (intent.kind === "sign out") return credential === text;
  if (madeOrder > start) return false; // it may have begun afterwards
  if (intent.kind === "change password") return intent.by === by;
  return intent.kind === "account" && intent.who === by && intent.disabled === true;
}

/** The requests that disabled or enabled the account of a credential, answered or not. */
function accountChanges({ attempts }: Scene, { by, site }: Credential, disabled: boolean): Attempt[] {
  return attempts.filter(
    ({ intent, site: at, status }) =>
      at === site.index &&
      intent.kind === "account" &&
      intent.who === by &&
      intent.disabled === disabled &&
      (!disabled || status === 200),
  );
}

function refusedTooEarly({ scene, history }: Evidence, credential: Credential, uses: Attempt[]): string[] {
  const { kind, by, site, id, text, expiresAt } = credential;
  const mayHaveEnded = scene.attempts.some(({ intent, site: at, credential: sent }) => {
    if (at !== site.index) return false;
    if (intent.kind === "account" && intent.who === by) return true;
    return kind === "session"
      ? (intent.kind === "sign out" && sent === text) ||
          (intent.kind === "change password" && intent.by === by)
      : /(revoke|rotate) key/.test(intent.kind) && intent.id === id;
  });
  if (mayHaveEnded || mayHaveIdled(history)) return [];
  const goesBack = history.steps.some((step) => step.do === "clock" && step.byMs < 0); // what was over stays over
  const early = uses.find(
    (each) => isRefused(each) && (expiresAt === null || (!goesBack && each.latestClockMs < expiresAt)),
  );
  return early ? [`${describe(early)} was refused (${codeOf(early)}), although nothing had ended it.`] : [];
}

/** Whether clocks jumped so far that a session may have ended. */
function mayHaveIdled({ steps }: Evidence["history"]): boolean {
  return steps.some((step) => step.do === "clock" && step.byMs > 5 * 86_400_000);
}

/** A key with scopes does what they permit, and nothing else. Rotation keeps them. */
export function scopesHold({ scene, made }: Evidence): string[] {
  return made.credentials.flatMap((credential) => {
    const { kind, scopes } = credential;
    if (kind === "session") return [];
    const wrong = usesOf(scene, credential).find((each) => {
      const isPermitted = scopes === null || scopes.some((scope) => scope === each.intent.scope);
      return isPermitted ? codeOf(each) === "insufficient_scope" : each.status === 404;
    });
    return wrong
      ? [`${describe(wrong)} was sent with the scopes ${scopes?.join(", ") ?? "of its account"}.`]
      : [];
  });
}

export function quotasHold({ scene, made, history, audits }: Evidence): string[] {
  const limited = made.credentials.filter(({ quota, id, family }) => quota !== null && id === family);
  if (longestJumpMs(history) > 86_400_000) return []; // months have counters of their own
  return limited.flatMap(({ quota, family, site, by }) => {
    const keys = made.credentials.filter((each) => each.family === family);
    const sent = new Set(keys.map(({ text }) => text));
    const uses = scene.attempts.filter(({ credential }) => credential !== null && sent.has(credential));
    const answered = uses.filter((each) => each.status === 404);
    const open = uses.filter((each) => each.status === null || each.status >= 500 || each.isTwice);
    if (uses.some(({ clockMs }) => monthOf(clockMs) !== monthOf(beginning))) return [];
    const left = quota ?? 0;
    const who = `The key ${family} of ${by} at node ${site.index}`;
    if (answered.length > left) return [`${who} had ${answered.length} requests answered of ${left}.`];
    const over = uses.find((each) => codeOf(each) === "quota_exceeded");
    const isCalm = history.steps.every(
      (step) => step.do !== "kill" && step.do !== "database" && step.do !== "stop",
    );
    if (over && isCalm && answered.length + open.length < left)
      return [`${who} was over quota after ${answered.length} of ${left} requests.`];
    const used = audits.find((each) => each.site === site)?.usedOfKeys.get(family ?? "");
    if (used !== undefined && used < limit - left + answered.length)
      return [`${who} has used ${limit - left + answered.length} requests, and its usage says ${used}.`];
    return [];
  });
}

/** The monthly requests of a free key. */
const limit = 1_000;

function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7);
}
