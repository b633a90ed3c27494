/** Passwords, tokens, keys and secrets of subscriptions are in the responses that give them, and nowhere else. */
import { describe, expect, test } from "vitest";
import { createRegistry } from "../../client/index.ts";
import { openBrowser } from "../browser.ts";
import { engines, scratch } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { contentOf } from "./content.ts";
import { browserAt, folder, type NodeProcess, start, urlOf } from "./process.ts";

/** What came of a scene. */
interface Scene {
  /** The secrets, in all forms in which they may be written down. */
  secrets: string[];
  /** All responses but those that give the secrets. */
  responses: string[];
  /** Secrets that a response may repeat to who sent them in the wrong place. */
  misplaced?: string[];
}

const json = { "content-type": "application/json" };
const registration = (agent_id: string) => ({ agent_id, agent_url: "https://a.example.com/" });

/** Accounts are made, signed in to, and guessed at. */
async function useAccounts({ url }: NodeProcess, token: string): Promise<Scene> {
  const responses: string[] = [];
  const listening = async (request: Request) => {
    const response = await fetch(request);
    responses.push(await response.clone().text());
    return response;
  };
  const { accounts, keys, agents, jar } = openBrowser(url, listening);
  const email = "owner@example.com";
  const adas = "the password of Ada 1";
  const owners = "a password for the owner 2";
  const wrong = "a wrong password 3";
  const tokens: string[] = [];
  const remember = () => tokens.push(jar.get("access_token") ?? "");

  await fetch(`${url}/?setup=${token}`);
  await accounts.setup({ token, email, password: owners });
  remember();
  await accounts.signUp({ email: "ada@example.com", password: adas });
  remember();
  await accounts.signIn({ email: "ada@example.com", password: adas });
  remember();
  await outcomeOf(openBrowser(url, listening).accounts.signIn({ email, password: wrong }));
  const { key } = await keys.create({ name: "ci" });
  expect(responses.pop()).toContain(key.raw_key);
  const headers = { authorization: `Bearer ${key.raw_key}` };
  await agents.register(registration("a"), { headers });
  for (const bad of [`Bearer ${key.raw_key.slice(0, -1)}`, `Basic ${key.raw_key}`])
    await outcomeOf(agents.remove("a", { headers: { authorization: bad } }));
  await outcomeOf(accounts.setup({ token, email, password: wrong }));
  for (const path of ["sign-in", "sign-up", "setup"])
    for (const body of [`{"password": ${wrong}}`, `{"password": ["${wrong}"], "${wrong}": 1}`]) {
      const response = await fetch(`${url}/api/auth/${path}`, { method: "POST", headers: json, body });
      responses.push(await response.text());
    }
  await fetch(`${url}/list?access_token=${tokens[0]}&key=${key.raw_key}`);
  await keys.list().page();
  await accounts.sessions();
  return { secrets: [adas, owners, ...tokens, key.raw_key], responses, misplaced: [wrong] };
}

/** Keys are made, used, misused, rotated and revoked. */
async function useKeys(node: NodeProcess): Promise<Scene> {
  const responses: string[] = [];
  const browser = browserAt(node.url);
  await browser.accounts.signUp({ email: "keys@example.com", password: "correct horse battery" });
  const { key: first } = await browser.keys.create({ name: "first" });
  const { key: second } = await browser.keys.create({ name: "second" });
  const { key: third } = await browser.keys.rotate(first.id, { grace_period_s: 3_600 });
  const raws = [first, second, third].map(({ raw_key }) => raw_key);
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const init = { method, headers: { ...json, ...headers }, body: body ?? null };
    const response = await fetch(node.url + path, init);
    responses.push(JSON.stringify([...response.headers]), await response.text());
    return response.status;
  };
  for (const raw of raws) {
    const registry = createRegistry({ baseUrl: node.url, apiKey: raw });
    await registry.agents.register(registration(`by-${raw.slice(9, 13)}`));
    const bearer = { authorization: `Bearer ${raw}` };
    expect(await send("PUT", "/agentfacts/nobody", { "x-api-key": raw }, "{}")).toBe(404);
    expect(await send("POST", "/register", bearer, "{")).toBe(400);
    expect(await send("PATCH", "/register", bearer, "{}")).toBe(405);
    expect(await send("GET", "/nowhere", bearer)).toBe(404);
    expect(await send("GET", "/api/admin/accounts", bearer)).toBe(403);
    expect(await send("PUT", "/agentfacts/nobody", { authorization: `Bearer ${raw}x` }, "{}")).toBe(401);
    expect(await send("PUT", "/agentfacts/nobody", { authorization: `Token ${raw}` }, "{}")).toBe(401);
    // A key in the wrong place, by mistake.
    expect(await send("POST", `/register?api_key=${raw}`, {}, "{}")).toBe(400);
    expect(await send("GET", `/list?cursor=${raw}`, {})).toBe(400);
    for (const path of ["nowhere", "lookup"]) expect(await send("GET", `/${path}/${raw}`, {})).toBe(404);
    expect(await send("GET", `/nowhere/${encoded(raw)}`, {})).toBe(404);
    expect(await send("GET", `/nowhere/${encodeURIComponent(encoded(raw))}`, {})).toBe(404);
    const headers = { "x-request-id": raw, "user-agent": raw, referer: raw };
    expect(await send("GET", "/nowhere", headers)).toBe(404);
  }
  await browser.keys.revoke(second.id);
  const revoked = createRegistry({ baseUrl: node.url, apiKey: second.raw_key });
  expect(await outcomeOf(revoked.facts.put("nobody", {}))).toBe("credential_revoked");
  responses.push(
    JSON.stringify(await browser.keys.list().page()),
    JSON.stringify(await browser.keys.usage(third.id)),
  );
  return { secrets: raws.flatMap((raw) => [raw, encoded(raw).slice(30, 90)]), responses };
}

/** Subscriptions are made, used, rotated and deleted. */
async function useSubscriptions({ url }: NodeProcess): Promise<Scene> {
  const { accounts, agents, webhooks } = browserAt(url);
  await accounts.signUp({ email: "webhooks@example.com", password: "correct horse battery" });
  const callbackUrl = "https://hooks.example.test:8443/";
  const made = await webhooks.create({ callbackUrl });
  const { id } = made;
  await agents.register(registration("subscribed"));
  expect((await webhooks.test(id)).delivered).toBe(false);
  const rotated = await webhooks.rotateSecret(id, { grace_period_s: 3_600 });
  const [delivery] = (await webhooks.deliveries(id).page()).deliveries;
  await webhooks.redeliver(id, delivery?.id ?? "");
  await webhooks.replay(id, { status: "failed" });
  const deleted = await webhooks.adminCreate({ callbackUrl });
  await webhooks.remove(deleted.id);
  return { secrets: [made, rotated, deleted].flatMap(({ secret }) => formsOf(secret)), responses: [] };
}

describe.each(engines)("on %s", (engine) => {
  test("after all secrets were made, used, misused and ended, none is in the database, the log or another response", async () => {
    await using own = await scratch(engine);
    await using place = await folder();
    await using node = await start(place.path, {
      DATABASE_URL: urlOf(own.database),
      LOG_LEVEL: "trace",
      EGRESS_PINS: "hooks.example.test:8443=127.0.0.1", // where nobody listens
    });
    const [, link = ""] = await node.said(/Set up {5}(\S+)[\s\S]*Stop {7}Ctrl\+C/);
    const { origin, searchParams } = new URL(link);
    expect(origin).toBe(node.url);
    const token = searchParams.get("setup") ?? "";
    const scenes = [await useAccounts(node, token), await useKeys(node), await useSubscriptions(node)];

    const kept = await contentOf(own.database);
    node.send("SIGTERM");
    const { out, err } = await node.ended;
    for (const known of ["ada@example.com", "webhooks@example.com"]) expect(kept).toContain(known);
    for (const path of ["/agentfacts/nobody", "/api/webhooks/"]) expect(out).toContain(`"path":"${path}`);
    const [greeting = "", log = ""] = out.split("Stop       Ctrl+C");
    expect(greeting).toContain(token);
    expect(log).not.toContain(token);
    for (const { secrets, responses, misplaced = [] } of scenes) {
      expectNone(secrets, { kept, greeting, log, err, responses: responses.join("\n") });
      expectNone(misplaced, { kept, greeting, log, err });
    }
  });
});

/** Holds that none of these is in any of the texts. */
function expectNone(secrets: string[], texts: Record<string, string>): void {
  for (const [place, text] of Object.entries(texts)) {
    const lower = text.toLowerCase();
    for (const secret of secrets) {
      const found = lower.indexOf(secret.toLowerCase());
      const around = found < 0 ? null : text.slice(Math.max(found - 100, 0), found + 100);
      expect({ place, around }).toEqual({ place, around: null });
    }
  }
}

/** All ways to write a secret of a subscription down. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, "hex");
  const inBase64 = [bytes.toString("base64"), Buffer.from(secret).toString("base64")];
  return [secret, bytes.toString("base64url"), bytes.toString("latin1"), ...inBase64];
}

/** Each letter percent-encoded. */
function encoded(text: string): string {
  return [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
}
