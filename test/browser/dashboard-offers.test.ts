/** Transfers on the dashboard: an agent is offered, accepted, declined and cancelled by keyboard, in each state accessible. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hang } from "../hang.ts";
import { expectGood } from "./accessibility.ts";
import { serve, useBrowser } from "./browser.ts";
import { enter, show } from "./dashboard-scene.ts";

const open = useBrowser();

const agentUrl = "https://weather.example.com/a2a";
const day = 86_400_000;

/** Presses a button in the dialog that is open. */
function confirm(page: Page, name: string): Promise<void> {
  return page.getByRole("dialog").getByRole("button", { name, exact: true }).press("Enter");
}

test("offers an agent and accepts it by keyboard; both accounts see each state", async () => {
  let aheadMs = 0;
  await using world = await serve({}, { clock: () => new Date(Date.now() + aheadMs) });
  const giver = await world.developer();
  for (const agent_id of ["weather", "tides"]) await giver.agents.register({ agent_id, agent_url: agentUrl });
  await giver.accounts.changeName({ name: "Grace Hopper" });
  aheadMs = 8 * day;
  const taker = await world.developer();
  await giver.accounts.signIn({ email: giver.email ?? "", password: "correct horse battery" });

  await using giving = await enter(open, world, giver.email, ["offers", "Offers"]);
  await giving.page.getByText("No offers to you").waitFor();
  await expectGood(giving.page, "offers-empty");
  await show(giving.page, "agents/weather", "Agent");
  await giving.page.getByRole("button", { name: "Transfer" }).press("Enter");
  await giving.page.getByLabel("To", { exact: true }).fill(giver.email ?? "");
  await giving.page.keyboard.press("Enter");
  await giving.page.getByText("is your own account").first().waitFor();
  await expectGood(giving.page, "offers-rejected");
  await giving.page.getByLabel("To", { exact: true }).fill(taker.email ?? "");
  await giving.page.getByLabel("Message (optional)").fill("As agreed on Monday. <b>Yours</b>\nfrom now on.");
  await expectGood(giving.page, "offers-transfer");
  await confirm(giving.page, "Offer agent");
  const link = await giving.page.getByLabel("The link").inputValue();
  await expectGood(giving.page, "offers-link");
  await confirm(giving.page, "Copy link");
  await confirm(giving.page, "I’ve saved it");
  await giving.page.getByRole("button", { name: "Cancel offer weather" }).waitFor();
  await expectGood(giving.page, "offers-outgoing");

  await using taking = await enter(open, world, taker.email, ["offers", "Offers"]);
  const { page } = taking;
  const { pathname, hash } = new URL(link); // of the public URL, where the node of the test does not listen
  await page.goto(new URL(pathname + hash, page.url()).href);
  await expectGood(page, "offers-claim");
  await confirm(page, "Claim offer");
  expect(page.url()).not.toContain("token");
  await page.getByText("As agreed on Monday. <b>Yours</b>").waitFor();
  await page.getByText(`Grace Hopper, ${giver.email}`).waitFor();
  await page.getByRole("link", { name: "Offers 1 to answer" }).waitFor();
  await expectGood(page, "offers-incoming");
  await page.getByRole("button", { name: "Accept weather" }).press("Enter");
  await expectGood(page, "offers-accept");
  await confirm(page, "Accept offer");
  await page.getByText("Takes effect").waitFor();
  await expectGood(page, "offers-accepted");
  expect((await giver.agents.mine().page()).agents.map(({ agent_id }) => agent_id)).toContain("weather");
  aheadMs += day;
  await expect
    .poll(async () => (await taker.agents.mine().page()).agents.map(({ agent_id }) => agent_id), hang)
    .toEqual(["weather"]);
  await show(page, "agents/weather", "Agent");
  await page.getByRole("button", { name: "Transfer" }).waitFor();
  await show(giving.page, "agents", "Agents");
  await show(giving.page, "offers", "Offers");
  await giving.page.getByText("effective", { exact: true }).waitFor();

  await giver.agents.transfer("tides", { to: taker.email ?? "" });
  await show(page, "offers", "Offers");
  await page.getByRole("button", { name: "Decline tides" }).press("Enter");
  await confirm(page, "Decline offer");
  await page.getByText("declined", { exact: true }).waitFor();
  await giver.agents.transfer("tides", { to: taker.email ?? "" });
  await show(giving.page, "agents", "Agents");
  await show(giving.page, "offers", "Offers");
  await giving.page.getByRole("button", { name: "Cancel offer tides" }).press("Enter");
  await confirm(giving.page, "Cancel offer");
  await giving.page.getByText("cancelled", { exact: true }).waitFor();
  await expectGood(giving.page, "offers-ended");
  await show(giving.page, "security", "Security");
  await giving.page.getByRole("rowheader", { name: /^Agent transferred/ }).waitFor();
  await giving.page.getByText("by the other account").first().waitFor();
  expect([...giving.complaints, ...taking.complaints]).toEqual([]);
});
