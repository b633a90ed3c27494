/** Sign-ins with the identity provider: a session for each right response, once, and one account for each subject. */
import { isFault, longestJumpMs, type Step } from "../actions.ts";
import { users } from "../identity-provider.ts";
import { type Attempt, describe } from "../scene.ts";
import type { Evidence } from "./check.ts";

/** Used states are stored for a day; histories go on for some hours. */
const storedStateMs = 43_200_000;

export function identitiesAreRight(evidence: Evidence): string[] {
  const callbacks = evidence.scene.attempts.filter(({ intent }) => intent.kind === "oidc callback");
  return [
    ...wrongSessions(evidence, callbacks),
    ...linkedTooLate(evidence, callbacks),
    ...(longestJumpMs(evidence.history) < storedStateMs ? repeatedStates(callbacks) : []),
    ...wrongAccounts(evidence),
    ...(isCalm(evidence) ? needlessRejections(callbacks) : []),
  ];
}

/** Sessions without a right token of the provider. */
function wrongSessions({ scene }: Evidence, callbacks: readonly Attempt[]): string[] {
  return callbacks.filter(isSignedIn).flatMap((each) => {
    const code = inUrl(each, "code");
    const isRight = scene.provider.tokens.some(
      (token) => token.code === code && token.isRight && token.order > each.start && token.order < each.end,
    );
    return isRight ? [] : [`${describe(each)} signed in, and the provider sent no right token for it.`];
  });
}

/** Identities that were added to an account whose session had ended before the browser came back. */
function linkedTooLate({ scene }: Evidence, callbacks: readonly Attempt[]): string[] {
  return callbacks.filter(isSignedIn).flatMap((each) => {
    const session = /access_token=[^;]*/.exec(each.credential ?? "")?.[0];
    const end = scene.attempts.find(
      ({ intent, credential, status, end }) =>
        intent.kind === "sign out" && credential === session && status === 204 && end < each.start,
    );
    return session && end ? [`${describe(each)} signed in after ${describe(end)}.`] : [];
  });
}

/** Each state is good for one session. */
function repeatedStates(callbacks: readonly Attempt[]): string[] {
  const byState = Map.groupBy(callbacks.filter(isSignedIn), (each) => inUrl(each, "state"));
  return [...byState.values()].flatMap(([, again]) =>
    again ? [`${describe(again)} signed in with a state that was used before.`] : [],
  );
}

/** Each subject has one account at a site, and no account is of a subject that never signed in. */
function wrongAccounts({ made, audits, scene }: Evidence): string[] {
  return audits.flatMap(({ site, accounts }) => {
    const where = `at node ${site.index}`;
    const identities = made.identities.filter((each) => each.site === site);
    const twice = users.flatMap(({ sub }, subject) => {
      const own = new Set(
        identities.filter((each) => each.subject === subject).map(({ account }) => account),
      );
      return own.size > 1 ? [`${sub} was signed in to the accounts ${[...own]} ${where}.`] : [];
    });
    const wrong = accounts.flatMap(({ email, id }) => {
      const subject = users.findIndex((each) => (each.email_verified ? each.email : null) === email);
      const isProved = scene.provider.tokens.some((token) => token.subject === subject && token.isRight);
      return subject < 0 || isProved || Object.values(scene.prologue.accounts).includes(id)
        ? []
        : [`${email} has an account ${where}, and its subject was never identified.`];
    });
    const nameless = accounts.filter(({ email }) => email === null).length;
    const possible = users.filter(({ email_verified }) => !email_verified).length;
    if (nameless > possible)
      wrong.push(`${nameless} accounts of ${possible} subject have no e-mail ${where}.`);
    return [...twice, ...wrong];
  });
}

/** First returns from the provider that were rejected, although nothing was wrong. */
function needlessRejections(callbacks: readonly Attempt[]): string[] {
  const byState = Map.groupBy(callbacks, (each) => inUrl(each, "state"));
  return [...byState.values()].flatMap((group) => {
    const isDone = group.some((each) => each.isTwice || each.status === null || isDecided(each));
    return isDone ? [] : group.map((each) => `${describe(each)} was answered with ${each.status}.`);
  });
}

/** Whether a user was signed in, or the account does not permit it. */
function isDecided(attempt: Attempt): boolean {
  return isSignedIn(attempt) || attempt.status === 403 || attempt.status === 409;
}

/** What the provider has added to the URL: all of its states and codes are different. */
function inUrl({ url }: Attempt, name: "code" | "state"): string | null {
  return new URL(url, "https://node.example.com").searchParams.get(name);
}

function isSignedIn({ status }: Attempt): boolean {
  return status === 303;
}

/** Whether nodes, clocks, networks and the provider were well all the time, and no session ended, which ends its sign-in. */
function isCalm({ history }: Evidence): boolean {
  const ends = (step: Step) =>
    step.do === "account" ||
    (step.do === "session" && step.act !== "use") ||
    (step.do === "oidc" && step.signsOut === true);
  return !history.steps.some((step) => isFault(step) || step.do === "provider" || ends(step));
}
