/** No answer, event, delivery or log line has a key, a password, a session or a secret, except the answer that gives it out. */
import { type Attempt, describe, password } from "../scene.ts";
import type { Evidence } from "./check.ts";

export function secretsStaySecret({ scene, made, logLines }: Evidence): string[] {
  const secrets = [
    password,
    ...Object.values(scene.prologue.keys),
    ...made.credentials.map(({ text }) => text.replace("access_token=", "")),
    scene.provider.settings.clientSecret,
    ...scene.provider.codes,
    ...made.hooks.flatMap(({ secrets }) => secrets.map(({ text }) => text)),
  ];
  const texts: [where: string, text: string][] = [
    ...scene.attempts
      .filter((each) => !givesOut(each))
      .map((each): [string, string] => [describe(each), `${each.text} ${JSON.stringify(each.headers)}`]),
    ...scene.receivers.flatMap(({ arrivals }) =>
      arrivals.map((each): [string, string] => [
        "a delivery",
        `${each.body} ${JSON.stringify(each.headers)}`,
      ]),
    ),
    ["the log", logLines.join("")],
  ];
  return texts.flatMap(([where, text]) => {
    const found = secrets.find((secret) => text.includes(partOf(secret)));
    return found === undefined ? [] : [`${where} has the secret ${found.slice(0, 12)}…`];
  });
}

/** Whether the answer is the one that makes a secret known. */
function givesOut({ intent }: Attempt): boolean {
  return [
    "subscribe",
    "rotate",
    "create key",
    "rotate key",
    "sign in",
    "change password",
    "oidc callback",
    "use session",
  ].includes(intent.kind);
}

/** A part that gives a secret away. The first 13 characters and the last four of a key are shown. */
function partOf(secret: string): string {
  return secret.length < 30 ? secret : secret.slice(14, -6);
}
