/**
 * Ten things that people come for, by the keyboard alone, with how many clicks each may take. Typing, Tab and Enter in a
 * form are no clicks. A task begins where its user is: a visitor at the landing page, a developer at the overview.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createRegistry } from "../../client/index.ts";
import { fakePeer, numbering, reachingPeers, record } from "../federation/fake-peer.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { password } from "../world.ts";
import { type Open, type ServedWorld, serve, useBrowser, type WatchedPage } from "./browser.ts";
import { focused, signIn } from "./dashboard-scene.ts";
import { Hands } from "./hands.ts";

const open = useBrowser();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A visitor at the landing page. */
async function visit(from: Open, world: ServedWorld): Promise<WatchedPage> {
  const watched = await from(world.url);
  await watched.page.goto("/");
  return watched;
}

/** A user at the overview. */
async function overview(from: Open, world: ServedWorld, email: string): Promise<WatchedPage> {
  const watched = await from(world.url);
  await signIn(watched.page, email);
  await expect.poll(() => focused(watched.page)).toMatchObject({ tag: "H1" });
  return watched;
}

/** A node with two agents, and the e-mail address of their owner. */
async function withTrains(): Promise<ServedWorld & { email: string }> {
  const world = await serve();
  const developer = await world.developer();
  for (const [agent_id, name, description] of [
    ["late-train", "Late Train", "Books trains, and says which are late."],
    ["tide-table", "Tide Table", "Knows the tides of every harbour."],
  ] as const)
    await developer.agents.register({
      agent_id,
      name,
      description,
      agent_url: `https://${agent_id}.example.com/a2a`,
    });
  return { ...world, email: developer.email };
}

/** Expects that a task took at most so many clicks. */
const took = (hands: Hands, clicks: number) => expect(hands.clicks).toBeLessThanOrEqual(clicks);

test("a visitor finds an agent, and gets its endpoint", async () => {
  await using world = await withTrains();
  await using watched = await visit(open, world);
  const { page } = watched;
  const hands = new Hands(page);
  await hands.type(/^Search/, "I need to book a train");
  await hands.submit();
  await hands.press("link", "Late Train");
  await heading(page, "Late Train");
  await page.locator("main").getByText("https://late-train.example.com/a2a").first().waitFor();
  took(hands, 2);
});

test("a visitor gets a key, and calls the API with it", async () => {
  await using world = await serve();
  await using watched = await visit(open, world);
  const { page } = watched;
  const hands = new Hands(page);
  await hands.press("link", /^(Dashboard|Sign in)$/);
  await heading(page, "Sign in");
  await hands.press("link", "Create account");
  await heading(page, "Create account");
  await expect.poll(() => focused(page)).toMatchObject({ tag: "H1" });
  await hands.type(/^E-mail address/, "ada@example.com");
  await hands.type(/^Password/, password);
  await hands.submit();
  await heading(page, "Overview");
  await hands.press("link", "Create a key");
  await heading(page, "API keys");
  await expect.poll(() => focused(page)).toMatchObject({ tag: "H1" });
  await hands.type(/^Name/, "my first key");
  await hands.submit();
  await page.getByRole("dialog").waitFor();
  await expect.poll(() => focused(page)).toMatchObject({ name: "Copy API key" });
  await hands.press("button", "Copy API key");
  await expect.poll(() => clipboard(page)).toMatch(/^registry_/);
  const registry = createRegistry({ baseUrl: world.url, apiKey: await clipboard(page) });
  expect(await registry.accounts.whoami()).toMatchObject({ key: { name: "my first key" } });
  took(hands, 6);
});

test("a developer creates a webhook, and sees the first delivery", async () => {
  await using hook = await receiver();
  await using world = await serve(...(await reaching(hook)));
  const { email } = await world.developer();
  await using watched = await overview(open, world, email);
  const { page } = watched;
  const hands = new Hands(page);
  await hands.press("link", "Create a webhook");
  await heading(page, "Create webhook");
  await expect.poll(() => focused(page)).toMatchObject({ tag: "H1" });
  await hands.type(/^Endpoint URL/, hook.url());
  await hands.submit();
  await page.getByRole("dialog").waitFor();
  await expect.poll(() => focused(page)).toMatchObject({ name: "Copy signing secret" });
  await hands.press("button", "Copy signing secret");
  await hands.press("button", "I’ve saved it");
  await heading(page, "Webhook");
  await hands.press("button", "Send test");
  await page.getByText("Test delivered.").first().waitFor();
  expect(hook.requests).toHaveLength(1);
  took(hands, 5);
});

test("a developer sees why a delivery failed", async () => {
  await using hook = await receiver((_request, response) => response.writeHead(500).end());
  await using world = await serve(...(await reaching(hook)));
  const developer = await world.developer();
  await developer.webhooks.create({ callbackUrl: hook.url() });
  await developer.agents.register({ agent_id: "tide-table", agent_url: "https://a.example.com" });
  await expect.poll(() => hook.requests.length).toBeGreaterThan(0);
  await using watched = await overview(open, world, developer.email);
  const { page } = watched;
  const hands = new Hands(page);
  await hands.press("link", /^Details/);
  await heading(page, "Webhook");
  await page.getByText("HTTP 500").first().waitFor();
  took(hands, 2);
});

test("a developer rotates the secret of a webhook", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/one" });
  await using watched = await overview(open, world, developer.email);
  const { page } = watched;
  const hands = new Hands(page);
  await hands.press("link", /Webhooks$/);
  await heading(page, "Webhooks");
  await hands.press("link", "https://hooks.example.com/one");
  await heading(page, "Webhook");
  await hands.press("button", "Rotate secret");
  await page.getByRole("dialog", { name: "Rotate secret" }).waitFor();
  await hands.press("button", "Rotate");
  await page.getByRole("dialog", { name: "New secret" }).waitFor();
  took(hands, 4);
});

test("a developer retires an agent", async () => {
  await using world = await withTrains();
  await using watched = await overview(open, world, world.email);
  const { page } = watched;
  const hands = new Hands(page);
  await hands.press("link", /Your agents/);
  await heading(page, "Agents");
  await hands.press("link", "Late Train");
  await heading(page, "Agent");
  await hands.press("button", "Deprecate");
  await page.getByRole("dialog").waitFor();
  await hands.press("button", "Deprecate");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await page.getByText("deprecated", { exact: true }).first().waitFor();
  took(hands, 4);
});

test("the operator adds a peer", async () => {
  await using peer = await fakePeer(numbering([record("far", 1)], () => 1));
  await using world = await serve(reachingPeers(peer));
  const owner = await world.owner();
  await using watched = await overview(open, world, owner.email);
  const { page } = watched;
  const hands = new Hands(page);
  await hands.press("link", "Peers");
  await heading(page, "Peers");
  await expect.poll(() => focused(page)).toMatchObject({ tag: "H1" });
  await hands.type(/^URL/, peer.baseUrl);
  await hands.type(/^Name/, "Northern");
  await hands.submit();
  await page.getByRole("heading", { name: "Northern" }).waitFor();
  took(hands, 4);
});

test("a visitor gets a sample of an operation", async () => {
  await using world = await serve();
  await using watched = await visit(open, world);
  const { page } = watched;
  const hands = new Hands(page);
  await hands.press("link", "API");
  await heading(page, /API/);
  await hands.press("link", "/register");
  await page.getByText("curl").first().waitFor();
  took(hands, 2);
});

test("a developer who has lost a key gets another", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.keys.create({ name: "production" });
  await using watched = await overview(open, world, developer.email);
  const { page } = watched;
  const hands = new Hands(page);
  await hands.press("link", /API keys$/);
  await heading(page, "API keys");
  await hands.press("button", "Rotate production");
  await page.getByRole("dialog").waitFor();
  await hands.press("button", /^Rotate/);
  await page.getByRole("button", { name: "Copy API key" }).waitFor();
  took(hands, 4);
});

test("a visitor sees what changed today", async () => {
  await using world = await withTrains();
  await using watched = await visit(open, world);
  const { page } = watched;
  const hands = new Hands(page);
  await hands.press("link", "Activity");
  await heading(page, "Activity");
  await page.locator("main").getByText("Late Train").first().waitFor();
  took(hands, 1);
});
