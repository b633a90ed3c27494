/** Objects that belong to an account, and every operation on them, by their owner, by others and by the operator. */
import { expect, test } from "vitest";
import type { ContractOperation } from "../../conformance/contract/operations.ts";
import type { Browser } from "../browser.ts";
import type { Access, Owned } from "../contract/access.ts";
import { accesses } from "../contract/all.ts";
import { createWorld, password, type TestWorld } from "../world.ts";

type Headers = Record<string, string>;

/** An operation on an object. */
type OwnedCase = ContractOperation & { access: Access & { object: Owned } };

const cases = accesses.flatMap(([operation, { object, ...access }]): OwnedCase[] =>
  object ? [{ ...operation, access: { ...access, object } }] : [],
);

/** A developer or the operator, with both credentials. */
interface Person {
  browser: Browser;
  session: Headers;
  key: Headers;
}

async function personOf(browser: Browser): Promise<Person> {
  const { key } = await browser.keys.create({ name: "own" });
  return {
    browser,
    session: { cookie: `access_token=${browser.jar.get("access_token")}` },
    key: { authorization: `Bearer ${key.raw_key}` },
  };
}

/** Creates objects of a developer that no request has changed yet. */
async function objectsOf(
  world: TestWorld,
  { browser }: Person,
  number: number,
): Promise<Record<Owned, string>> {
  const agent = `agent-${number}`;
  const { id: subscription } = await browser.webhooks.create({ callbackUrl: "https://hooks.example.com/" });
  await browser.agents.register({ agent_id: agent, agent_url: "https://a.example.com" });
  const [delivery] = (await browser.webhooks.deliveries(subscription).page()).deliveries;
  const { key } = await browser.keys.create({ name: agent });
  const other = world.browser();
  const { email } = (await browser.accounts.session()).account;
  await other.accounts.signIn({ email: email ?? "", password });
  const session = (await other.accounts.sessions()).sessions.find(({ current }) => current);
  if (!delivery || !session) throw new Error("There is a delivery and a session.");
  return { agent, subscription, delivery: delivery.id, key: key.id, session: session.id };
}

/** The problem code of a request, or "done". */
async function outcomeOf(
  world: TestWorld,
  { method, path, access }: OwnedCase,
  ids: Record<Owned, string>,
  credential: Headers,
): Promise<string> {
  const filled = path.replace("{delivery_id}", ids.delivery).replace("{id}", ids[access.object]);
  const body = access.body && JSON.stringify(access.body(ids));
  const json = body === undefined ? {} : { "content-type": "application/json" };
  const response = await world.send(method, filled, {
    headers: { ...credential, ...json },
    ...(body !== undefined && { body }),
  });
  if (response.status < 400) return "done";
  return ((await response.json()) as { code: string }).code; // a problem: the world has validated it by the contract
}

test.each(cases)("$id is for the owner of the $access.object", async (each) => {
  await using world = await createWorld("sqlite");
  const [ada, bob] = [
    await personOf(await world.developer("enterprise")),
    await personOf(await world.developer()),
  ];
  const operator = await personOf(await world.owner());
  const { requires, others, permitted = "done", operator: ofOperator = permitted } = each.access;
  const byKey = requires === "session" ? "session_required" : undefined;
  const found: Record<string, string> = {};
  const untouched = await objectsOf(world, ada, 0);
  found["a stranger's session"] = await outcomeOf(world, each, untouched, bob.session);
  found["a stranger's key"] = await outcomeOf(world, each, untouched, bob.key);
  found["no credential"] = await outcomeOf(world, each, untouched, {});
  const rest = { "the operator's session": operator.session, "the operator's key": operator.key };
  const own = { "the owner's session": ada.session, "the owner's key": ada.key };
  for (const [index, [who, credential]] of Object.entries({ ...rest, ...own }).entries())
    found[who] = await outcomeOf(world, each, await objectsOf(world, ada, index + 1), credential);
  expect(found).toEqual({
    "a stranger's session": others,
    "a stranger's key": byKey ?? others,
    "no credential": requires === "anyone for now" ? others : "credential_missing",
    "the operator's session": ofOperator,
    "the operator's key": byKey ?? ofOperator,
    "the owner's session": permitted,
    "the owner's key": byKey ?? permitted,
  });
});
