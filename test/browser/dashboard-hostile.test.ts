/** Hostile text on the dashboard: markup, script URLs, direction characters and very long texts. */
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { serve, useBrowser } from "./browser.ts";
import { enter, show, signIn } from "./dashboard-scene.ts";

const open = useBrowser();

const markup = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;
const turned = "\u202Egnp.exe \u2066\u200Bpay\u00ADpal";

test("shows hostile names, descriptions, tags and messages as text on every view", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const agent_url = "https://evil.example.com/a2a";
  await owner.agents.register({
    agent_id: "evil",
    agent_url,
    name: `${markup}${turned}`,
    description: `${markup} ${"A".repeat(3_900)}`,
    tags: [`<b>${"x".repeat(50)}`, turned],
    provider: { name: `<i>${turned}` },
  });
  await owner.agents.register({
    agent_id: `${"w".repeat(255)}`,
    agent_url: `https://evil.example.com/${"p".repeat(1_900)}`,
  });
  await owner.agents.setStatus("evil", { status: "deprecated", message: `${markup}${"m".repeat(400)}` });
  await owner.keys.create({ name: `<svg onload=alert(3)>${turned}`.slice(0, 64) });
  const { id } = await owner.webhooks.create({
    callbackUrl: "https://hooks.example.com/?q=%3Cscript%3E",
    description: markup,
  });
  await owner.compliance.report({
    agent_id: "evil",
    rule: "r",
    severity: "low",
    detail: `${markup}${"D".repeat(3_000)}`,
  });
  await using watched = await open(world.url, { width: 390 });
  const { page, complaints } = watched;
  await signIn(page, owner.email);
  for (const [view, heading] of [
    ["", "Overview"],
    ["agents", "Agents"],
    ["agents/evil", "Agent"],
    [`agents/${"w".repeat(255)}`, "Agent"],
    ["keys", "API keys"],
    ["webhooks", "Webhooks"],
    [`webhooks/${id}`, "Webhook"],
    ["events", "Live events"],
    ["violations", "Violations"],
    [`agents/${encodeURIComponent(markup)}`, "Agent"],
    ["agents/%E0%A4%A", "Agent"],
    ["__proto__", "Page not found"],
  ] as const) {
    await show(page, view, heading);
    await page.waitForLoadState("networkidle").catch(() => undefined); // the event stream never ends
    expect(
      await page.locator("#dashboard").locator("img, script, iframe, svg[onload], b, i").count(),
      view,
    ).toBe(0);
    await expectNoSidewaysScroll(page).catch(() => expect.fail(`${view} scrolls sideways`));
  }
  await show(page, "agents/evil", "Agent");
  await page.getByText("onerror=alert(1)").first().waitFor();
  await expect.poll(() => page.locator("bdi", { hasText: "gnp.exe" }).count()).toBeGreaterThan(0);
  await expect
    .poll(() => page.locator("bdi .invisible-character").allTextContents())
    .toEqual(expect.arrayContaining(["U+202E", "U+2066", "U+200B", "U+00AD"]));
  await expect.poll(() => page.locator("#dashboard").innerText()).not.toMatch(/[\u202E\u2066\u200B\u00AD]/);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test("makes no link of a script URL or an invalid URL, even if a node returned one", async () => {
  await using world = await serve();
  const owner = await world.owner();
  await owner.agents.register({ agent_id: "evil", agent_url: "https://evil.example.com/a2a" });
  await using watched = await open(world.url);
  const { page, complaints } = watched;
  await signIn(page, owner.email);
  // The node rejects such URLs. The page must not rely on that.
  const addresses = {
    agent_url: "javascript:alert(4)",
    api_url: "data:text/html,hi",
    documentation_url: "no address",
  };
  await page.route("**/api/admin/agents?**", async (route) => {
    const response = await route.fetch();
    const { agents, ...others } = await response.json();
    await route.fulfill({ response, json: { ...others, agents: [{ ...agents[0], ...addresses }] } });
  });
  await show(page, "agents/evil", "Agent");
  await page.getByText("javascript:alert(4)").waitFor();
  const links = await page
    .locator("main a")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.filter((href) => !href.startsWith("http"))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("opens links to other sites in a new tab without a referrer", async () => {
  await using world = await serve();
  const owner = await world.owner();
  await owner.agents.register({ agent_id: "one", agent_url: "https://one.example.com/a2a" });
  await using watched = await enter(open, world, owner.email, ["agents/one", "Agent"]);
  const { page } = watched;
  const link = page.getByRole("link", { name: /one\.example\.com/ });
  await expect.poll(() => link.getAttribute("rel")).toBe("nofollow noopener noreferrer ugc");
  await expect.poll(() => link.getAttribute("target")).toBe("_blank");
});
