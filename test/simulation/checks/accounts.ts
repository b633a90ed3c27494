/** Accounts are those that were signed up, each once. */
import { describe } from "../scene.ts";
import type { Evidence } from "./check.ts";

export function accountsAreKnown({ scene, audits, made }: Evidence): string[] {
  return audits.flatMap(({ accounts, site }) => {
    const emails = accounts.flatMap(({ email }) => email ?? []);
    const twice = emails.filter((email, index) => emails.indexOf(email) !== index);
    const signedUp = scene.attempts.filter(
      (each) => each.intent.kind === "sign up" && each.site === site.index && each.status === 201,
    );
    const missing = signedUp.filter(({ intent }) => !emails.includes(String(intent.email)));
    const asked = made.people.filter((each) => each.site === site).map(({ email }) => email);
    const unasked = emails.filter((email) => email.startsWith("person-") && !asked.includes(email));
    return [
      ...twice.map((email) => `${email} has two accounts at node ${site.index}.`),
      ...missing.map((each) => `${describe(each)} was answered, and there is no such account.`),
      ...unasked.map((email) => `${email} has an account at node ${site.index}, and never signed up.`),
    ];
  });
}
