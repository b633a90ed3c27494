/** Domains on the dashboard and on the pages of agents: claimed, checked, removed by keyboard, in each state accessible. */
import { expect, test } from "vitest";
import { createTxtReaders } from "../../server/core/egress/txt-resolver.ts";
import { nameServer } from "../domains/name-server.ts";
import { expectAccessible, expectGood, lookAt } from "./accessibility.ts";
import { serve, useBrowser } from "./browser.ts";
import { enter, show } from "./dashboard-scene.ts";

const open = useBrowser();

const domain = "weather-and-tides.agents.of-the-north.example.com";

test("claims a domain, checks it, and removes it by keyboard; pages show it", async () => {
  await using server = await nameServer();
  let aheadMs = 0;
  await using world = await serve(
    { domainResolvers: [server.address, server.address] },
    { txtReaders: createTxtReaders, clock: () => new Date(Date.now() + aheadMs) },
  );
  const developer = await world.developer();
  await developer.agents.register({
    agent_id: "weather",
    agent_url: `https://${domain}/a2a`,
    name: "Weather",
  });
  await using watched = await enter(open, world, developer.email, ["domains", "Domains"]);
  const { page, complaints } = watched;
  await page.getByText("No domains yet").waitFor();
  await expectGood(page, "domains-empty");

  await page.getByLabel("Domain", { exact: true }).fill("co.uk");
  await page.keyboard.press("Enter");
  await page.getByText("Others register names under co.uk").first().waitFor();
  await expectGood(page, "domains-refused");
  await page.getByLabel("Domain", { exact: true }).fill(domain);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy Value for this host" }).waitFor();
  await page.getByRole("button", { name: `Check now ${domain}` }).press("Enter");
  await page.getByText("has no record with this node and handle").waitFor();
  await expectGood(page, "domains-pending");

  const { records } = (await developer.domains.list()).domains[0] ?? expect.fail("no claim");
  await page.getByText(records.dns.value, { exact: true }).waitFor();
  server.set(records.dns.name, [[records.dns.value]]);
  aheadMs = 60_000; // a claim is not checked twice within seconds
  await page.getByRole("button", { name: `Check now ${domain}` }).press("Enter");
  await page.getByText("verified", { exact: true }).waitFor();
  await expectGood(page, "domains-verified");

  await page.goto(`${world.url}/agents/weather/view`);
  await page.getByText("This host is confirmed by DNS").waitFor();
  await expectGood(page, "domains-agent");
  await page.goto(`${world.url}/?q=weather`);
  await page.getByText(`${domain}, since`).waitFor();
  await expectGood(page, "domains-list");

  await page.goto(`${world.url}/dashboard`);
  await lookAt(page, { scheme: "light", width: 1280 });
  await show(page, "domains", "Domains");
  await page.getByRole("button", { name: `Remove ${domain}` }).press("Enter");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).press("Enter");
  await page.getByText("No domains yet").waitFor();
  expect((await world.registry.agents.lookup("weather")).verification.level).toBe("none");
  expect(complaints).toEqual([]);
});
