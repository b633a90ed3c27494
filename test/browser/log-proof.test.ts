/** The form of the pages of the log and of proofs, which verifies an event in Chromium. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hexOf, keyId } from "../../client/log/note.ts";
import { type ServedWorld, serve, sharedBrowser } from "./browser.ts";
import { see } from "./scene.ts";

let browser: Browser;
let world: ServedWorld;

beforeAll(async () => {
  [browser, world] = await Promise.all([sharedBrowser(), serve()]);
  for (const agent_id of ["a", "b", "c"])
    await world.registry.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com` });
  await world.arrange.seal();
});

afterAll(async () => {
  await world?.[Symbol.asyncDispose]();
});

/** Presses the button, and waits for the result. */
async function verify(page: Page, text: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await page.getByRole("status").filter({ hasText: text }).waitFor();
}

test("the latest event is proved with the key of the page", async () => {
  await using seen = await see(browser, `${world.url}/log`);
  expect(await seen.page.getByLabel("Number of the event").inputValue()).toBe("3");
  await verify(
    seen.page,
    /^Proved: event 3 \(agent\.registered, .*\) is entry 2 of the 3 entries of registry\.test\/log\./,
  );
  expect(seen.faults).toEqual([]);
});

test("another event is proved by its number", async () => {
  await using seen = await see(browser, `${world.url}/events/1/proof`);
  await verify(seen.page, /^Proved: event 1 /);
  await seen.page.getByLabel("Number of the event").fill("2");
  await verify(seen.page, /^Proved: event 2 /);
});

test("an event with a changed body is not proved", async () => {
  await using seen = await see(browser, `${world.url}/log`);
  await seen.page.route("**/events/3", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("https://c.", "https://x.") });
  });
  await verify(seen.page, /^Not proved\. The log has another body for event 3\.$/);
});

test("a checkpoint that another key signed is not proved", async () => {
  await using seen = await see(browser, `${world.url}/log`);
  const publicKey = Buffer.alloc(32, 7);
  const id = hexOf(await keyId("registry.test/log", publicKey));
  const other = `registry.test/log+${id}+${Buffer.from([1, ...publicKey]).toString("base64")}`;
  await seen.page.getByLabel("Key of the log").fill(other);
  await verify(seen.page, /^Not proved\. None of the keys has signed the note\.$/);
});

test("an event that is not sealed is not proved, and the reason says so", async () => {
  await using seen = await see(browser, `${world.url}/log`);
  await seen.page.getByLabel("Number of the event").fill("88121");
  await verify(seen.page, /^Not proved\. The latest checkpoint has 3 entries, and none for event 88121\./);
});

test("without scripts there is no form, and the page says what to run", async () => {
  await using seen = await see(browser, `${world.url}/log`, { javaScriptEnabled: false });
  expect(await seen.page.getByRole("button", { name: "Verify in this browser" }).count()).toBe(0);
  await seen.page.getByText('import { verifyProof } from "@registry-node/client/proof";').waitFor();
});
