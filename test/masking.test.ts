/** Keys are masked wherever a log or a problem would repeat them, however they are written. */
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { holdsKey, withoutKeys } from "../server/core/http/masking.ts";
import { makeRawKey } from "../server/registry/keys/raw-key.ts";
import { createWorld } from "./world.ts";

const raw = makeRawKey(randomBytes);

/** Each letter percent-encoded, as often as that. */
function encoded(text: string, times: number): string {
  if (times === 0) return text;
  const hex = [...text]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .map((pair) => `%${"25".repeat(times - 1)}${pair}`);
  return hex.join("");
}

const forms: [what: string, text: string][] = [
  ["as it is", raw],
  ["percent-encoded", encoded(raw, 1)],
  ["percent-encoded in capitals", encoded(raw, 1).toUpperCase()],
  ["percent-encoded twice", encoded(raw, 2)],
  ["percent-encoded in part", raw.replace("_", "%5F").replace("r", "%72")],
  ["percent-encoded at its end", raw.slice(0, 20) + encoded(raw.slice(20), 1)],
  ["between other letters", `x${raw}y`],
  ["cut off", raw.slice(0, 40)],
];

describe("a key", () => {
  test.each(forms)("%s is masked", (_, text) => {
    const masked = withoutKeys(`GET /lookup/${text}?x=1 "${text}"`);
    expect(masked).toMatch(/^GET \/lookup\/x?registry_…/);
    expect(masked).not.toContain(text.slice(12, 24));
    expect(masked).toContain("?x=1");
  });
});

test("other words are left as they are", () => {
  for (const text of [
    "registry_lookup_agent",
    "registry_subscribe_webhook",
    "registry_start: registry_1a2b",
    "registry_",
    "/list?q=100%25%20registry_%41",
    "%72egistry",
    "registry.test",
  ]) {
    expect(withoutKeys(text)).toBe(text);
    expect(holdsKey(text)).toBe(false);
  }
});

test("a long text costs little, whatever it is made of", () => {
  const begun = performance.now();
  for (const piece of ["registry_", "%25", "%72", "%", "r", "registry_a", "%2525252572", "registry_%25"])
    withoutKeys(piece.repeat(100_000 / piece.length));
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test("a request id that holds a key is replaced, and problems repeat no key", async () => {
  await using world = await createWorld("sqlite");
  for (const id of [raw, `a-${raw}`, `${raw}-1`.slice(0, 64)]) {
    const response = await world.send("GET", "/no/such/path", { headers: { "x-request-id": id } });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.text()).not.toContain(raw.slice(9, 40));
  }
  for (const [, text] of forms) {
    for (const path of [
      `/${text}`,
      `/lookup/${text}`,
      `/list?${text}=1`,
      `/list?limit=${text}`,
      `/docs/${text}`,
    ]) {
      const body = await (await world.send("GET", path)).text();
      expect(body).not.toContain(text.slice(12, 24));
      expect(body).not.toContain(raw.slice(12, 24));
    }
  }
});

test("a session does not keep a key that a program put into its name", async () => {
  await using world = await createWorld("sqlite");
  const developer = await world.developer();
  const { email } = await developer.accounts.session().then(({ account }) => account);
  const headers = { "user-agent": `bot/1.0 (${raw})` };
  await developer.accounts.signIn({ email: email ?? "", password: "correct horse battery" }, { headers });
  const { sessions } = await developer.accounts.sessions();
  expect(JSON.stringify(sessions)).toContain("bot/1.0 (registry_…)");
});
