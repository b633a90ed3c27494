/** Coming in, staying in and going out. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { password } from "../world.ts";
import { serve, useBrowser } from "./browser.ts";
import { enter, focused, show, signIn } from "./dashboard-scene.ts";

const open = useBrowser();

test("the set-up link of a node's first start leads to an owner who administers it", async () => {
  await using world = await serve();
  await using watched = await open(world.url);
  const { page, complaints } = watched;
  const token = new URL(world.node.setupUrl ?? "").searchParams.get("setup") ?? "";
  await show(page, `setup?token=${encodeURIComponent(token)}`, "Set up this node");
  await expect.poll(() => page.getByLabel("Set-up token").inputValue()).toBe(token);
  await page.getByLabel("E-mail address").fill("owner@example.com");
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  await expect.poll(() => page.url()).not.toContain(token);
  await page.getByRole("link", { name: "Accounts" }).click();
  await page.getByRole("listitem").filter({ hasText: "owner@example.com" }).first().waitFor();
  expect(complaints).toEqual([]);
});

test("a session that ends while the page is open is told, and signing in again goes on where one was", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["webhooks", "Webhooks"]);
  const { page } = watched;
  await page.getByText("You have no webhooks yet").waitFor(); // what is still asked would notice it before the click
  const { sessions } = await developer.accounts.sessions();
  for (const { id, current } of sessions) if (!current) await developer.accounts.endSession(id);
  await page.getByRole("link", { name: "API keys" }).click();
  await page.getByRole("alert").filter({ hasText: "Your session has ended." }).waitFor();
  await page.getByLabel("E-mail address").fill(developer.email);
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "API keys" }).waitFor();
});

test("a password is changed in the account view: the form is emptied, and other sessions are gone", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["account", "Account"]);
  const { page, complaints } = watched;
  await expect.poll(() => page.getByRole("button", { name: "End this session" }).count()).toBe(1);
  const [current, next] = [page.getByLabel("Current password"), page.getByLabel("New password")];
  await current.fill(password);
  await next.fill("leavemealone");
  await page.keyboard.press("Enter");
  await page.getByText("is one of the passwords that are guessed first").first().waitFor();
  await next.fill("four other words");
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "Password changed." }).waitFor();
  await expect.poll(() => current.inputValue()).toBe("");
  await expect.poll(() => page.getByRole("button", { name: "End this session" }).count()).toBe(0);
  await expect(developer.accounts.session()).rejects.toThrow("credential_unknown");
  expect(complaints.filter((each) => !each.includes("400"))).toEqual([]);
});

test("signing out ends the session, and the way back shows nothing of it", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await open(world.url);
  const { page } = watched;
  await signIn(page, email);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(await page.content()).not.toContain(email);
});

test("a node in single-operator mode offers no account", async () => {
  await using world = await serve({ singleOperator: true });
  await using watched = await open(world.url);
  await show(watched.page, "sign-up", "Sign in");
  await watched.page.getByText("only its owner signs in").waitFor();
  await expect.poll(() => watched.page.getByRole("link", { name: "Make an account" }).count()).toBe(0);
});

test("a node with an identity provider leads there, and one without does not offer it", async () => {
  const provider = { issuer: "https://id.example.com", clientId: "registry", clientSecret: "secret" };
  for (const [oidc, count] of [
    [provider, 1],
    [null, 0],
  ] as const) {
    await using world = await serve({ oidc });
    await using watched = await open(world.url);
    await show(watched.page, "sign-in", "Sign in");
    const links = watched.page.getByRole("link", { name: "Sign in with your organisation" });
    await expect.poll(() => links.count()).toBe(count);
    if (count > 0)
      await expect.poll(() => links.getAttribute("href")).toBe(`${world.url}/api/auth/oidc/start`);
  }
});

test("each view names the page, and whoever goes there starts at its heading", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await open(world.url);
  const { page } = watched;
  await signIn(page, email);
  for (const name of ["Webhooks", "Agents", "Live events", "Account"]) {
    await page.getByRole("link", { name, exact: true }).last().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    // Both follow what is shown, a moment later.
    await expect.poll(() => page.title()).toBe(`${name} · Registry Node`);
    await expect.poll(() => focused(page)).toMatchObject({ tag: "H1", name });
  }
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Live events" }).waitFor();
});

test("whoever skips to the contents stays where they are, also when the page is loaded anew", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await enter(open, world, email, ["webhooks", "Webhooks"]);
  const { page } = watched;
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect.poll(() => new URL(page.url()).hash).toBe("#/webhooks");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Webhooks" }).waitFor();
});

test("the node is away: the page says so, and tries again when asked", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await open(world.url);
  const { page } = watched;
  await signIn(page, email);
  await page.route("**/api/developers/agents**", (route) => route.abort());
  await page.getByRole("link", { name: "Agents", exact: true }).last().click();
  await page.getByRole("alert").filter({ hasText: "The node did not answer" }).waitFor();
  await page.unroute("**/api/developers/agents**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("You have no agents yet").waitFor();
});

test("a refusal is told in the node's words, with the id by which its log has it", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await enter(open, world, email, ["agents/nobody", "Agent"]);
  const { page } = watched;
  const alert = page.getByRole("alert");
  await alert.filter({ hasText: "No such agent." }).waitFor();
  await expect.poll(() => alert.textContent()).toMatch(/Request [\w-]{8,}/);
});

test("whoever is signed in already and follows a link to sign in comes to the overview", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await open(world.url);
  const { page } = watched;
  await signIn(page, email);
  await page.goto("about:blank");
  await show(page, "sign-in", "Overview");
});

describe("with another tab", () => {
  /** Fills in an agent, lets something happen elsewhere, and registers it. */
  async function registerAfter(page: Page, elsewhere: () => Promise<unknown>): Promise<void> {
    await show(page, "agents/new", "Register agent");
    await page.getByLabel("Agent id").fill("late");
    await page.getByLabel("Address of the agent").fill("https://late.example.com");
    await elsewhere();
    await page.getByRole("button", { name: "Register" }).click();
  }

  test("nothing is registered as nobody after signing out there", async () => {
    await using world = await serve();
    const { email } = await world.developer();
    await using watched = await open(world.url);
    const { page, context } = watched;
    await signIn(page, email);
    await registerAfter(page, async () => {
      const other = await context.newPage();
      await show(other, "account", "Account");
      await other.getByRole("button", { name: "Sign out", exact: true }).click();
      await other.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    });
    await page.getByRole("alert").filter({ hasText: "Your session has ended." }).waitFor();
    await expect(world.registry.agents.lookup("late")).rejects.toMatchObject({ status: 404 });
  });

  test("nothing is registered as somebody else who has signed in there", async () => {
    await using world = await serve();
    const [first, second] = [await world.developer(), await world.developer()];
    await using watched = await open(world.url);
    const { page, context } = watched;
    await signIn(page, first.email);
    await registerAfter(page, async () => {
      await context.clearCookies();
      await signIn(await context.newPage(), second.email);
    });
    await page.getByRole("navigation", { name: "Dashboard" }).getByText(second.email).waitFor();
    await expect(world.registry.agents.lookup("late")).rejects.toMatchObject({ status: 404 });
  });
});
