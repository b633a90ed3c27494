/** Administration by the owner on the dashboard. */
import { expect, test } from "vitest";
import { fakePeer, logInfo, numbering, reachingPeers, record, withLog } from "../federation/fake-peer.ts";
import { withOwnDatabase } from "../shared-databases.ts";
import { withoutExpiry } from "../world.ts";
import { expectGood } from "./accessibility.ts";
import { serve, useBrowser } from "./browser.ts";
import { enter, show, signIn } from "./dashboard-scene.ts";

const open = useBrowser();

test("changes the tier of an account, makes it an issuer, and disables it", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const developer = await world.developer();
  await using watched = await enter(open, world, owner.email, ["accounts", "Accounts"]);
  const { page } = watched;
  await page.getByRole("button", { name: `Change ${developer.email}` }).click();
  await page.getByLabel("Tier").selectOption("pro");
  await page.getByLabel("Issuer").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("issuer", { exact: true }).waitFor();
  expect((await developer.accounts.session()).account).toMatchObject({ tier: "pro", issuer: true });
  await page.getByRole("button", { name: `Change ${developer.email}` }).click();
  await page.getByLabel("Disabled").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("disabled", { exact: true }).waitFor();
  await expect(developer.accounts.session()).rejects.toMatchObject({ code: "credential_unknown" });
});

test("offers no control to disable the owner's own account", async () => {
  await using world = await serve();
  const owner = await world.owner();
  await using watched = await enter(open, world, owner.email, ["accounts", "Accounts"]);
  const { page } = watched;
  await page.getByRole("button", { name: `Change ${owner.email}` }).click();
  await page.getByLabel("Issuer").waitFor();
  await expect.poll(() => page.getByLabel("Disabled").count()).toBe(0);
});

test("disables a webhook of another account with a reason, and resumes it", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const developer = await world.developer();
  const { id } = await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/a" });
  await using watched = await enter(open, world, owner.email, ["all-webhooks", "All webhooks"]);
  const { page, complaints } = watched;
  await page.getByText(developer.email).waitFor();
  await page.getByRole("button", { name: "Pause https://hooks.example.com/a" }).click();
  await page.getByRole("button", { name: "Resume https://hooks.example.com/a" }).click();
  await page.getByRole("button", { name: "Pause https://hooks.example.com/a" }).waitFor();
  await page.getByRole("button", { name: "Disable https://hooks.example.com/a" }).press("Enter");
  await page.getByLabel("Reason").fill("The receiver's operator complained.");
  await page.getByRole("dialog").getByRole("button", { name: "Disable webhook" }).click();
  await page.getByText("The receiver's operator complained.").waitFor();
  expect(await developer.webhooks.get(id)).toMatchObject({ status: "disabled" });
  expect(await page.getByRole("button", { name: /^Disable/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Re-enable https://hooks.example.com/a" }).click();
  await page.getByRole("button", { name: /^Disable/ }).waitFor();
  expect(await developer.webhooks.get(id)).toMatchObject({ status: "active", disabled_reason: null });
  expect(complaints).toEqual([]);
});

test("offers the owner nothing for another account's webhook that would be rejected", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const developer = await world.developer();
  const { id } = await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/a" });
  await using watched = await enter(open, world, owner.email, [`webhooks/${id}`, "Webhook"]);
  const { page } = watched;
  await page.getByText("It belongs to the account").waitFor();
  expect(await page.locator("main").getByRole("button").allTextContents()).toEqual([]);
  await page.getByRole("link", { name: "All webhooks" }).last().click();
  await page.getByRole("heading", { level: 1, name: "All webhooks" }).waitFor();
});

test("adds, syncs and removes a peer", async () => {
  await using peer = await fakePeer(numbering([record("far", 1)], () => 1));
  await using world = await serve(reachingPeers(peer));
  const owner = await world.owner();
  await using watched = await enter(open, world, owner.email, ["peers", "Peers"]);
  const { page } = watched;
  await page.getByLabel("URL").fill(peer.baseUrl);
  await page.getByLabel("Name").fill("Northern");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Northern" }).waitFor();
  await expect.poll(async () => (await owner.federation.list()).peers[0]?.agents).toBe(1);
  await page.getByRole("button", { name: "Sync now" }).click();
  await page.getByText(/^complete: 0 new/).waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect
    .poll(async () => (await owner.federation.list()).peers.filter(({ status }) => status !== "removing"))
    .toEqual([]);
});

test("makes a peer a witness, and witnesses its log, with the keys that it shows for comparison", async () => {
  let info = logInfo();
  await using peer = await fakePeer(
    withLog(
      numbering([], () => 1),
      () => info,
    ),
  );
  await using world = await serve(reachingPeers(peer));
  const owner = await world.owner();
  const { id } = await owner.federation.add({ base_url: peer.baseUrl });
  await using watched = await enter(open, world, owner.email, ["peers", "Peers"]);
  const { page, complaints } = watched;
  const dialog = page.getByRole("dialog");
  const confirm = async (verb: string) => {
    await dialog.getByRole("button", { name: verb }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => page.getByRole("button", { name: verb }).count()).toBe(0);
  };
  await page.getByRole("button", { name: "Make it a witness" }).click();
  await dialog.getByText(info.witness_vkey).waitFor();
  await dialog.getByText("Compare the key with what the operator of the peer says").waitFor();
  await expect.poll(() => dialog.getByLabel("Name of the witness").inputValue()).toBe("peer.example.test");
  await dialog.getByLabel("Name of the witness").fill("north");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect((await owner.log.witnesses()).count).toBe(0);
  await page.getByRole("button", { name: "Make it a witness" }).click();
  await dialog.getByLabel("Name of the witness").fill("north");
  await confirm("Make it a witness");
  const url = `${peer.baseUrl}/log/witness`;
  expect((await owner.log.witnesses()).witnesses).toMatchObject([
    { name: "north", vkey: info.witness_vkey, url },
  ]);
  expect((await owner.log.watched()).count).toBe(0);
  await page.getByRole("button", { name: "Witness its log" }).click();
  await dialog.getByText(`${info.vkeys[0]?.vkey}`).waitFor();
  await dialog.getByText("The name of the log has another host than the peer").waitFor();
  await confirm("Witness its log");
  expect((await owner.log.watched()).logs).toMatchObject([
    { origin: info.origin, vkeys: info.vkeys.map(({ vkey }) => vkey) },
  ]);
  const formerKey = `${info.vkeys[0]?.vkey}`;
  info = logInfo({ seeds: [5], witnessSeed: 6 });
  const readAgain = async () => {
    await owner.federation.sync(id, { full: true }); // it may join a sync that began before
    return (await owner.federation.list()).peers[0]?.log?.witness_vkey;
  };
  await expect.poll(readAgain).toBe(info.witness_vkey);
  await page.reload();
  await page.getByRole("button", { name: "Make it a witness" }).click();
  await dialog.getByText("The witness north has this URL and another key").waitFor();
  await confirm("Make it a witness");
  expect((await owner.log.witnesses()).witnesses).toMatchObject([{ name: "north", vkey: info.witness_vkey }]);
  await page.getByRole("button", { name: "Witness its log" }).click();
  await dialog.getByText("This node witnesses a log of this name already").waitFor();
  await dialog.getByText(formerKey).waitFor();
  await confirm("Witness its log");
  expect((await owner.log.watched()).logs[0]?.vkeys).toEqual(info.vkeys.map(({ vkey }) => vkey));
  expect(complaints).toEqual([]);
});

test("issues and revokes certifications, reports and resolves violations", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com" });
  await using watched = await enter(open, world, owner.email, ["certifications", "Certifications"]);
  const { page, complaints } = watched;
  await page.getByLabel("Agent id").fill("weather");
  await page.getByLabel("Level").selectOption("audited");
  await page.getByRole("button", { name: "Issue" }).click();
  await page.getByRole("button", { name: /^Revoke/ }).click();
  await page.getByLabel("Reason").selectOption("superseded");
  await page.getByRole("button", { name: "Revoke certification" }).click();
  await page.getByText("revoked", { exact: true }).waitFor();
  const { certifications } = await owner.certifications.list().page();
  expect(certifications).toMatchObject([{ level: "audited", status: "revoked", reason: "superseded" }]);

  await page.getByRole("link", { name: "Violations" }).click();
  await page.getByRole("heading", { level: 1, name: "Violations" }).waitFor();
  await page.getByLabel("Agent id").fill("weather");
  await page.getByLabel("Rule").fill("endpoint-https");
  await page.getByLabel("Severity").selectOption("high");
  await page.getByLabel("Description").fill("It responds on plain http.");
  await page.getByRole("button", { name: "Report" }).click();
  await page.getByRole("button", { name: "Resolve" }).click();
  await page.getByLabel("Accepted").check();
  await page.getByLabel("Comment").fill("A test agent.");
  await page.getByRole("dialog").getByRole("button", { name: "Resolve" }).click();
  await page.getByText("A test agent.").waitFor();
  const { violations } = await owner.compliance.list().page();
  expect(violations).toMatchObject([{ rule: "endpoint-https", status: "waived", severity: "high" }]);
  expect(complaints).toEqual([]);
});

test("lists the agents of all accounts with their owners, finds them, and suspends them with few requests", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const developers = [await world.developer(), await world.developer()];
  for (const [at, { agents }] of developers.entries())
    for (const name of ["calm", "noisy"])
      await agents.register({ agent_id: `${name}-${at}`, agent_url: "https://a.example.com" });
  await world.registry.agents.register({ agent_id: "nobodys", agent_url: "https://a.example.com" });
  await using watched = await enter(open, world, owner.email, ["all-agents", "All agents"]);
  const { page, complaints } = watched;
  const cards = page.locator("tbody > tr");
  await expect.poll(() => cards.count()).toBe(5);
  await cards.filter({ hasText: "nobodys" }).getByText("no owner").waitFor();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const ofList = () => requests.filter((path) => /^\/(search|api)/.test(path));
  await page.getByLabel("Search").fill("noisy");
  await page.keyboard.press("Enter");
  await expect.poll(() => cards.count()).toBe(2);
  await cards
    .filter({ hasText: "noisy-0" })
    .getByText(developers[0]?.email ?? "")
    .waitFor();
  expect(ofList()).toEqual(["/search", "/api/admin/agents", "/api/admin/accounts"]);
  await page.getByRole("button", { name: "Suspend noisy-0" }).click();
  await page.getByLabel("Reason").fill("It floods its callers.");
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await cards.filter({ hasText: "noisy-0" }).getByText("It floods its callers.").waitFor();
  await page.getByLabel("Status").selectOption("suspended");
  await expect.poll(() => cards.count()).toBe(1);
  await page.getByRole("button", { name: "Reactivate noisy-0" }).click();
  await page.getByRole("button", { name: "Suspend noisy-0" }).waitFor();
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(2);
  expect((await world.registry.agents.lookup("noisy-0")).status).toBe("active");
  expect(complaints).toEqual([]);
});

test("shows the agents of one account from the list of accounts", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: "https://a.example.com" });
  await owner.agents.register({ agent_id: "own", agent_url: "https://a.example.com" });
  await using watched = await enter(open, world, owner.email, ["accounts", "Accounts"]);
  const { page } = watched;
  await page.getByRole("link", { name: `Agents of ${developer.email}` }).click();
  await page.getByRole("heading", { level: 1, name: "All agents" }).waitFor();
  await page.getByRole("link", { name: "weather" }).waitFor();
  await expect.poll(() => page.locator("tbody > tr").count()).toBe(1);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect.poll(() => page.locator("tbody > tr").count()).toBe(2);
});

test("suspends and reactivates an agent of another account", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "noisy", agent_url: "https://noisy.example.com" });
  await using watched = await enter(open, world, owner.email, ["events", "Live events"]);
  const { page } = watched;
  await page.getByRole("link", { name: "noisy" }).click();
  await page.getByRole("button", { name: "Suspend" }).click();
  await page.getByLabel("Reason").fill("It floods its callers.");
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await page.getByText("It floods its callers.").waitFor();
  expect((await developer.agents.mine().page()).agents).toMatchObject([{ status: "suspended" }]);
  await page.getByRole("button", { name: "Reactivate" }).click();
  await expect.poll(async () => (await developer.agents.lookup("noisy")).status).toBe("active");
});

test("others read of an agent on its public page, where nothing is offered that they may not do", async () => {
  await using world = await serve();
  await (await world.owner()).agents.register({
    agent_id: "of-another",
    agent_url: "https://of-another.example.com",
  });
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["events", "Live events"]);
  const link = watched.page.getByRole("link", { name: "of-another" });
  await link.waitFor();
  await expect.poll(() => link.getAttribute("href")).toBe("/agents/of-another/view");
});

test("what is for the owner is neither offered nor shown to others; certifications are to issuers", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const developer = await world.developer();
  await using watched = await open(world.url);
  const { page } = watched;
  await signIn(page, developer.email);
  for (const name of ["Accounts", "Peers", "Certifications", "Violations", "Node"]) {
    await expect.poll(() => page.getByRole("link", { name, exact: true }).count()).toBe(0);
    await show(page, name.toLowerCase(), "Page not found");
  }
  await owner.accounts.update((await developer.accounts.session()).account.id, { issuer: true });
  await page.reload();
  await page.getByRole("link", { name: "Certifications" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Accounts", exact: true }).count()).toBe(0);
});

test("alerts the owner of a disk that is nearly full and of late jobs, on the overview and the node's page", async () => {
  let now = Date.now();
  const readDisk = async () => ({ freeBytes: 500_000_000, totalBytes: 80_000_000_000 });
  await using world = await serve(
    {},
    { readDisk, clock: () => new Date(now), ...withoutExpiry, ...withOwnDatabase },
  );
  const owner = await world.owner();
  now += 86_400_000 + 120_000;
  await using watched = await enter(open, world, owner.email, ["", "Overview"]);
  const { page, complaints } = watched;
  const alerts = page.getByRole("region", { name: "Needs your attention" }).getByRole("listitem");
  const disk = alerts.filter({
    hasText: "The disk of the database has 500 MB free, less than 1.0 GB: make room.",
  });
  await disk.waitFor();
  const late = alerts.filter({ hasText: /\d+ periodic jobs fail or are late: .*key_expiry/ });
  await late.getByRole("link", { name: "Details" }).click();
  const panel = page.getByRole("region", { name: "Disk and jobs" });
  await panel.getByText("500 MB of 80.0 GB").waitFor();
  await panel.getByText("late", { exact: true }).first().waitFor();
  expect(complaints).toEqual([]);
});

test("erases an agent by keyboard, with a reason, and lists the erasure", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com" });
  await using watched = await enter(open, world, owner.email, ["erasures", "Erasures"]);
  const { page, complaints } = watched;
  await page.getByText("No erasures").waitFor();
  await expectGood(page, "erasures-empty");
  await page.getByLabel("Agent id").fill("nobody");
  await page.getByLabel("Reason").fill("The person whom it described asked for it.");
  await page.getByRole("button", { name: "Erase", exact: true }).press("Enter");
  const confirmation = page.getByRole("dialog").getByLabel("Type the agent id to confirm");
  await confirmation.fill("nobody");
  await page.keyboard.press("Enter");
  await page.getByText("No agent is registered as nobody").waitFor();
  await expectGood(page, "erasures-unknown");
  await page.keyboard.press("Escape");
  await page.getByLabel("Agent id").fill("weather");
  await page.getByRole("button", { name: "Erase", exact: true }).press("Enter");
  await expectGood(page, "erasures-confirm");
  let readings = 0;
  await page.route("**/api/admin/erasures*", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const { erasures, ...others } = await response.json();
    const running = erasures.map((each: object) => ({ ...each, state: "running" })); // as a long one is at first
    await route.fulfill({ response, json: { ...others, erasures: ++readings <= 2 ? running : erasures } });
  });
  await confirmation.fill("wether");
  await page.keyboard.press("Enter");
  await page.getByText("Type weather to confirm").waitFor();
  expect((await owner.erasures.adminList().page()).erasures).toEqual([]);
  await confirmation.fill("weather");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "weather" }).waitFor();
  await page.getByText("The person whom it described asked for it.").waitFor();
  await page.getByText("done", { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel("Agent id").inputValue()).toBe("");
  await expectGood(page, "erasures-list");
  expect(await owner.erasures.adminList().page()).toMatchObject({
    erasures: [{ agent_id: "weather", reason: "The person whom it described asked for it." }],
  });
  expect(complaints).toEqual([]);
});
