/** How users change how they sign in, recover a password and close their account on the dashboard; and the owner's part. */
import { expect, test } from "vitest";
import { password } from "../world.ts";
import { serve, useBrowser } from "./browser.ts";
import { enter, focused, show, signIn, tabTo } from "./dashboard-scene.ts";

const open = useBrowser();
const next = "four other words";

test("issues a password link once, and its user sets a new password with it", async () => {
  await using world = await serve();
  const [owner, developer] = [await world.owner(), await world.developer()];
  await using watched = await enter(open, world, owner.email, ["accounts", "Accounts"]);
  const { page, complaints } = watched;
  await page.getByRole("button", { name: `Password link for ${developer.email}` }).press("Enter");
  await page.getByRole("button", { name: "Issue link" }).press("Enter");
  const link = page.getByRole("textbox", { name: "The link" });
  const url = await link.inputValue();
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  await link.waitFor({ state: "detached" });
  expect(await page.content()).not.toContain(url.slice(url.indexOf("=") + 1));
  expect(complaints).toEqual([]);

  await using other = await open(world.url);
  const requests: string[] = [];
  other.page.on("request", (request) => requests.push(`${request.url()} ${request.headers().referer ?? ""}`));
  const { hash } = new URL(url);
  await other.page.goto(`/dashboard${hash}`);
  await other.page.getByRole("heading", { level: 1, name: "Set a new password" }).waitFor();
  await expect.poll(() => other.page.url()).toMatch(/#\/password$/); // the token is not in the history
  await other.page.getByLabel("New password").fill("leavemealone");
  await other.page.keyboard.press("Enter");
  await other.page.getByText("is a common password").first().waitFor();
  await other.page.getByLabel("New password").fill(next);
  await other.page.keyboard.press("Enter");
  await other.page.getByText(`Sign in as ${developer.email}`).waitFor();
  await other.page.getByRole("link", { name: "Sign in" }).last().click();
  await other.page.getByLabel("E-mail address").fill(developer.email);
  await other.page.getByLabel("Password").fill(next);
  await other.page.keyboard.press("Enter");
  await other.page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  const token = hash.slice(hash.indexOf("=") + 1);
  for (const each of requests) expect(each).not.toContain(token);
});

test("says the same of every link that is not valid, also to who is signed in", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, [
    "password?token=abc",
    "Set a new password",
  ]);
  const { page } = watched;
  await page.getByLabel("New password").fill(next);
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "ask the operator of the node" }).waitFor();
  await show(page, "", "Overview"); // still signed in
});

test("offers no link for the owner, and none for a disabled account", async () => {
  await using world = await serve();
  const [owner, developer] = [await world.owner(), await world.developer()];
  const { account } = await developer.accounts.session();
  await owner.accounts.update(account.id, { disabled: true });
  await using watched = await enter(open, world, owner.email, ["accounts", "Accounts"]);
  await watched.page.getByText(developer.email).first().waitFor();
  expect(await watched.page.getByRole("button", { name: /^Password link/ }).count()).toBe(0);
});

test("changes the e-mail address by the keyboard, and shows it in the log", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["security", "Security"]);
  const { page } = watched;
  await page.getByText("Account created", { exact: true }).waitFor();
  await tabTo(page, "New e-mail address");
  await page.keyboard.type("countess@example.com");
  await page.keyboard.press("Tab");
  expect((await focused(page)).name).toBe("Your password");
  await page.keyboard.type("a wrong password");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  expect(await page.getByLabel("New e-mail address").inputValue()).toBe("countess@example.com");
  await page.getByLabel("Your password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByText("E-mail address changed", { exact: true }).waitFor();
  expect(await page.getByLabel("Your password").inputValue()).toBe("");
  await page.getByText("Wrong current password").waitFor();
  await page.getByRole("navigation").getByText("countess@example.com").waitFor();
});

test("closes the account, with its agents only if the user says so", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
  await using watched = await enter(open, world, developer.email, ["security", "Security"]);
  const { page } = watched;
  await page.getByRole("button", { name: "Close account" }).click();
  const dialog = page.getByRole("dialog");
  await expect.poll(async () => (await focused(page)).name).toBe("Cancel");
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Close account" }).click();
  await dialog.getByRole("alert").filter({ hasText: "Your account has 1 agent" }).waitFor();
  expect((await world.registry.agents.lookup("a")).agent_id).toBe("a");
  await dialog.getByLabel("Delete my agents too").check();
  await dialog.getByRole("button", { name: "Close account" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(await page.content()).not.toContain(developer.email);
  await expect
    .poll(() => world.registry.agents.lookup("a").catch(({ code }) => code))
    .toBe("agent_tombstoned");
});

test("shows the owner the log of all accounts, by account and action", async () => {
  await using world = await serve();
  const [owner, developer] = [await world.owner(), await world.developer()];
  const { key } = await developer.keys.create({ name: "ci" });
  await using watched = await open(world.url);
  const { page, complaints } = watched;
  await signIn(page, owner.email);
  await show(page, "security-log", "Security log");
  const entries = page.locator("tbody > tr");
  await entries.filter({ hasText: key.id }).filter({ hasText: developer.email }).waitFor();
  await page.getByLabel("Action").selectOption("Key created");
  await expect.poll(() => entries.count()).toBe(1);
  await show(page, "accounts", "Accounts");
  await page.getByRole("link", { name: `Log of ${developer.email}` }).click();
  await page.getByRole("heading", { level: 1, name: "Security log" }).waitFor();
  await expect.poll(() => entries.count()).toBe(2);
  expect(complaints).toEqual([]);
});
