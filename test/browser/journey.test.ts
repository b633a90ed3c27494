/** The journey of a new user by keyboard: sign-up, key, agent, webhook. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { password } from "../world.ts";
import { serve, useBrowser } from "./browser.ts";
import { announced, focused, project, tabTo } from "./dashboard-scene.ts";

const open = useBrowser();

/** Registers an agent from another process, like an integration. */
async function registerElsewhere(url: string, key: string): Promise<void> {
  const script = `
    import { createRegistry } from ${JSON.stringify(`${project}client/index.ts`)};
    const registry = createRegistry({ baseUrl: process.argv[1], apiKey: process.argv[2] });
    await registry.agents.register({ agent_id: "late-train", agent_url: "https://train.example.com/a2a", name: "Late Train" });
  `;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script, url, key]);
}

/** Types into the focused input, or into the next one with a name by Tab. */
async function fill(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

test("lets a new user sign up, create a key, see an agent arrive, test a webhook and revoke the key by keyboard", async () => {
  await using hook = await receiver();
  await using world = await serve(...(await reaching(hook)));
  await using watched = await open(world.url);
  const { page, complaints } = watched;
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
  const follow = async (name: string | RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press("Enter");
  };

  // From the landing page to an account.
  await page.goto("/");
  await follow(/^(Dashboard|Sign in)$/);
  await heading("Sign in");
  await follow("Create account");
  await heading("Create account");
  await expect.poll(() => focused(page)).toMatchObject({ tag: "H1" }); // not while something is typed
  await fill(page, /^E-mail address/, "ada@example.com");
  await fill(page, /^Password/, password);
  await page.keyboard.press("Enter");
  await heading("Overview");
  await expect.poll(() => page.getByRole("heading", { name: "First steps" }).count()).toBe(1);

  // A key, which is shown once.
  await follow("Create a key");
  await heading("API keys");
  await expect.poll(() => page.title()).toBe("API keys · Registry Node");
  await expect.poll(() => focused(page)).toMatchObject({ tag: "H1" });
  await fill(page, /^Name/, "my first key");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await expect.poll(() => focused(page)).toMatchObject({ name: "Copy API key", inDialog: true });
  await page.keyboard.press("Enter");
  await expect.poll(() => announced(page)).toContain("Copied API key.");
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^registry_[0-9A-Za-z]{46}$/);
  await follow("I’ve saved it");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => focused(page)).toMatchObject({ tag: "INPUT", name: "Name" });
  expect(await page.content()).not.toContain(key);

  // Live events: an agent that another process registers.
  await follow("Live events");
  await heading("Live events");
  await page.getByText("connected", { exact: true }).waitFor();
  await registerElsewhere(world.url, key);
  await page.getByRole("link", { name: "Late Train" }).waitFor();

  // A webhook, with a test.
  await tabTo(page, "Webhooks", true);
  await page.keyboard.press("Enter");
  await heading("Webhooks");
  await follow("Create webhook");
  await heading("Create webhook");
  await fill(page, /^Endpoint URL/, hook.url());
  await tabTo(page, "agent.registered");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => announced(page)).toContain("Copied signing secret.");
  await follow("I’ve saved it");
  await heading("Webhook");
  await follow("Send test");
  await expect.poll(() => announced(page)).toContain("Test delivered.");
  expect(hook.requests).toHaveLength(1);
  expect(hook.requests[0]?.headers["x-webhook-test"]).toBe("true");
  const phases = page.getByRole("table", { name: "Phases of the attempt" });
  await expect
    .poll(() => phases.getByRole("rowheader").allTextContents())
    .toEqual(expect.arrayContaining(["Connect", "TLS", "First byte", "Total"]));

  // A real delivery, with its timeline.
  await registerElsewhere(world.url, key); // the same again: no event
  await world.registryWith(key).agents.register({
    agent_id: "early-train",
    agent_url: "https://train.example.com/a2a",
  });
  const row = page.getByRole("listitem").filter({ hasText: "seq 2" });
  await row.waitFor();
  await tabTo(page, /^delivered agent\.registered/);
  await page.keyboard.press("Enter");
  await row.getByText("Attempt 1").waitFor();
  await row.getByText("HTTP 204", { exact: true }).waitFor();

  // Back navigation, and the revocation of the key.
  await page.goBack(); // headless Chromium has no Alt and Left
  await heading("Create webhook");
  await page.goForward();
  await heading("Webhook");
  await tabTo(page, "API keys", true);
  await page.keyboard.press("Enter");
  await heading("API keys");
  await follow("Revoke my first key");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await expect.poll(() => focused(page)).toMatchObject({ inDialog: true });
  await tabTo(page, /used in the last 24 hours/);
  await page.keyboard.press("Space");
  await follow("Revoke key");
  await expect.poll(() => announced(page)).toContain("Key revoked.");
  await page.getByText("revoked", { exact: true }).waitFor();
  await expect(
    world.registryWith(key).agents.register({ agent_id: "x", agent_url: "https://x.example" }),
  ).rejects.toMatchObject({ code: "credential_revoked" });
  expect(complaints).toEqual([]);
});
