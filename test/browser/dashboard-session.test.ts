/** Sign-in, sessions and sign-out on the dashboard. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Browser } from "../browser.ts";
import { password } from "../world.ts";
import { serve, useBrowser } from "./browser.ts";
import { enter, focused, show, signIn } from "./dashboard-scene.ts";

const open = useBrowser();

test("creates the owner with the set-up link of the first start", async () => {
  await using world = await serve();
  await using watched = await open(world.url);
  const { page, complaints } = watched;
  const token = new URL(world.node.setupUrl ?? "").searchParams.get("setup") ?? "";
  await show(page, `setup?token=${encodeURIComponent(token)}`, "Set up this node");
  await expect.poll(() => page.getByLabel("Token from your setup link").inputValue()).toBe(token);
  await page.getByLabel("E-mail address").fill("owner@example.com");
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  await expect.poll(() => page.url()).not.toContain(token);
  await page.getByRole("link", { name: "Accounts" }).click();
  await page.getByRole("rowheader").filter({ hasText: "owner@example.com" }).waitFor();
  expect(complaints).toEqual([]);
});

test("reports a session that ends while the page is open, and returns to the view after sign-in", async () => {
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

/** Ends all sessions of an account in the browser. */
async function endSessions({ accounts }: Pick<Browser, "accounts">): Promise<void> {
  for (const { id, current } of (await accounts.sessions()).sessions)
    if (!current) await accounts.endSession(id);
}

/** Signs in with the form that the page shows. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
}

/** Edits an agent until its session ends: a field of its own, a collapsed one, and a box. */
async function editUntilEnd(page: Page, developer: Browser): Promise<void> {
  await page.getByLabel("Name").fill("Rain");
  await page.getByText("More fields").click();
  await page.getByLabel("Version").fill("2.0");
  await page.getByLabel("MCP", { exact: true }).check();
  await endSessions(developer);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").filter({ hasText: "Your session has ended." }).waitFor();
}

const weather = { agent_id: "weather", agent_url: "https://weather.example.com", description: "Forecasts." };

test("brings back what was typed when the session ended, in a form and in a dialog", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.agents.register(weather);
  await using watched = await enter(open, world, developer.email, ["agents/weather/edit", "Edit agent"]);
  const { page, complaints } = watched;
  await editUntilEnd(page, developer);
  await developer.agents.register({ ...weather, description: "Snow." }); // a field that was not typed
  await signInAgain(page, developer.email);
  await page.getByText("What you typed before your session ended is here again.").first().waitFor();
  expect(await page.getByLabel("Version").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: /^Agent / }).waitFor();
  expect(await developer.agents.lookup("weather")).toMatchObject({
    name: "Rain",
    version: "2.0",
    protocols: ["mcp"],
    description: "Snow.",
  });

  await page.getByRole("button", { name: "Deprecate" }).click();
  await page.getByLabel("Reason").fill("It is dry.");
  await endSessions(developer);
  await page.getByRole("dialog").getByRole("button", { name: "Deprecate" }).click();
  await signInAgain(page, developer.email);
  await page.getByRole("button", { name: "Deprecate" }).click();
  await expect.poll(() => page.getByLabel("Reason").inputValue()).toBe("It is dry.");
  expect(complaints).toEqual([]);
});

test("keeps what was typed while the user signs in elsewhere, and shows it to no other account", async () => {
  await using world = await serve();
  const [developer, other] = [await world.developer(), await world.developer()];
  await developer.agents.register(weather);
  await using watched = await enter(open, world, developer.email, ["agents/weather/edit", "Edit agent"]);
  const { page, context } = watched;
  await editUntilEnd(page, developer);
  await page.goto("/"); // as the identity provider returns
  await context.request.post("/api/auth/sign-in", { data: { email: developer.email, password } });
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1, name: "Edit agent" }).waitFor();
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Rain");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe("{}");

  await endSessions(developer);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").filter({ hasText: "Your session has ended." }).waitFor();
  await signInAgain(page, other.email);
  await page.getByRole("heading", { level: 1, name: "Edit agent" }).waitFor();
  await page.getByText("Another account owns this agent").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await signInAgain(page, developer.email);
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  await show(page, "agents/weather/edit", "Edit agent");
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("");
});

test("keeps no password in the storage of the tab", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["security", "Security"]);
  const { page } = watched;
  await page.getByLabel("Current password").fill("my old words");
  await page.getByLabel("New password").fill("my new words");
  await endSessions(developer);
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("alert").filter({ hasText: "Your session has ended." }).waitFor();
  await page.goto("/");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe("{}");
});

test("changes the password, empties the form, and ends other sessions", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["security", "Security"]);
  const { page, complaints } = watched;
  const [current, next] = [page.getByLabel("Current password"), page.getByLabel("New password")];
  await current.fill(password);
  await next.fill("leavemealone");
  await page.keyboard.press("Enter");
  await page.getByText("is a common password").first().waitFor();
  await next.fill("four other words");
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "Password changed." }).waitFor();
  await expect.poll(() => current.inputValue()).toBe("");
  await page.getByText("Password changed", { exact: true }).waitFor();
  await expect(developer.accounts.session()).rejects.toThrow("credential_unknown");
  expect(complaints.filter((each) => !each.includes("400"))).toEqual([]);
});

test("ends the session at sign-out, and shows nothing of it after the back button", async () => {
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

test("offers no sign-up on a node in single-operator mode", async () => {
  await using world = await serve({ singleOperator: true });
  await using watched = await open(world.url);
  await show(watched.page, "sign-up", "Sign in");
  await watched.page.getByText("only the owner can sign in").waitFor();
  await expect.poll(() => watched.page.getByRole("link", { name: "Create account" }).count()).toBe(0);
});

test("offers sign-in with the identity provider only if the node has one", async () => {
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

test("sets the page title in each view, and focuses its heading after a navigation", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await open(world.url);
  const { page } = watched;
  await signIn(page, email);
  for (const [link, name] of [
    ["Webhooks", "Webhooks"],
    ["Agents", "Agents"],
    ["Live events", "Live events"],
    ["Account", "Account and security"],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).last().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    // Both are set shortly after the view is shown.
    await expect.poll(() => page.title()).toBe(`${name} · Registry Node`);
    await expect.poll(() => focused(page)).toMatchObject({ tag: "H1", name });
  }
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Live events" }).waitFor();
});

test("keeps the view after the skip link and after a reload", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await enter(open, world, email, ["webhooks", "Webhooks"]);
  const { page } = watched;
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect.poll(() => new URL(page.url()).hash).toBe("#/webhooks");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Webhooks" }).waitFor();
});

test("reports a node that does not respond, and retries on request", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await open(world.url);
  const { page } = watched;
  await signIn(page, email);
  await page.route("**/api/developers/agents**", (route) => route.abort());
  await page.getByRole("link", { name: "Agents", exact: true }).last().click();
  await page.getByRole("alert").filter({ hasText: "The node did not respond" }).waitFor();
  await page.unroute("**/api/developers/agents**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("You have no agents yet").waitFor();
});

test("shows an error response in the node's words, with its request id if the operator has to look for it", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await enter(open, world, email, ["agents/nobody", "Agent"]);
  const { page } = watched;
  const alert = page.getByRole("alert");
  await alert.filter({ hasText: "No such agent." }).waitFor();
  expect(await alert.textContent()).not.toContain("Request");
  const problem = {
    type: "about:blank",
    status: 500,
    code: "internal_error",
    title: "Internal error",
    detail: "The node failed.",
  };
  await page.route("**/lookup/broken", (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/problem+json",
      body: JSON.stringify({ ...problem, request_id: "a-request-of-1" }),
    }),
  );
  await page.goto("/dashboard#/agents/broken");
  await expect.poll(() => alert.textContent()).toMatch(/The node failed\..*Request a-request-of-1/);
});

test("shows the overview for a sign-in link if the user is signed in", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await open(world.url);
  const { page } = watched;
  await signIn(page, email);
  await page.goto("about:blank");
  await show(page, "sign-in", "Overview");
});

test("leads who creates an account to the view that they wanted, and shows passwords on request", async () => {
  await using world = await serve();
  await world.owner();
  await using watched = await open(world.url);
  const { page, complaints } = watched;
  await page.goto("/dashboard#/agents/new");
  await page.getByRole("link", { name: "Create account" }).click();
  const given = page.getByLabel("Password");
  await page.getByLabel("E-mail address").fill("ada@example.com");
  await given.fill(password);
  await expect.poll(() => given.getAttribute("type")).toBe("password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.poll(() => given.getAttribute("type")).toBe("text");
  await given.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Register agent" }).waitFor();
  expect(complaints).toEqual([]);
});

describe("with another tab", () => {
  /** Fills in an agent, runs an action in another tab, and registers the agent. */
  async function registerAfter(page: Page, elsewhere: () => Promise<unknown>): Promise<void> {
    await show(page, "agents/new?by=fields", "Register agent");
    await page.getByLabel("Agent id").fill("late");
    await page.getByLabel("Endpoint URL").fill("https://late.example.com");
    await elsewhere();
    await page.getByRole("button", { name: "Register" }).click();
  }

  test("registers nothing anonymously after a sign-out there", async () => {
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

  test("registers nothing as another account that signed in there", async () => {
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
