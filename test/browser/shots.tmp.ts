/* scratch, not committed */
import { mkdirSync } from "node:fs";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { password } from "../world.ts";
import { launch, open, serve } from "./browser.ts";

mkdirSync("/tmp/shots-dash", { recursive: true });
const only = process.argv[2];
const browser = await launch();
const hook = await receiver();
const world = await serve(...(await reaching(hook)));
try {
  const token = new URL(world.node.setupUrl ?? "").searchParams.get("setup") ?? "";
  const owner = await world.owner();
  const dev = await world.developer();
  await owner.keys.create({ name: "production" });
  const { key } = await owner.keys.create({
    name: "ci",
    expires_at: new Date(Date.now() + 30 * 864e5).toISOString(),
  });
  const c = world.registryWith(key.raw_key);
  await c.agents.register({
    agent_id: "weather-agent",
    agent_url: "https://weather.example.com/a2a",
    name: "Weather Agent",
    description: "Hourly forecasts for any place on Earth, with warnings.",
    tags: ["weather", "forecast"],
    capabilities: ["streaming"],
  });
  await c.agents.register({
    agent_id: "trip-planner@trips.example.com",
    agent_url: "https://trips.example.com/a2a",
    name: "Trip Planner",
  });
  const old = await owner.keys.create({ name: "old laptop" });
  await owner.keys.revoke(old.key.id);
  const third = await owner.keys.create({ name: "nightly import" });
  const full = await owner.keys.create({ name: "batch" });
  await world
    .sql(
      `insert into quota (owner, period, used, granted) select counter, strftime('%Y-%m','now'), 850, 850 from api_key where id = '${third.key.id}'`,
    )
    .catch((e) => console.log(String(e)));
  await world
    .sql(
      `insert into quota (owner, period, used, granted) select counter, strftime('%Y-%m','now'), 1000, 1000 from api_key where id = '${full.key.id}'`,
    )
    .catch(() => {});
  const w = await owner.webhooks.create({ callbackUrl: hook.url(), description: "Search index of the shop" });
  const c2 = await owner.webhooks.create({
    callbackUrl: "https://hooks.example.com/registry",
    events: ["agent.registered"],
  });
  await owner.webhooks.update(c2.id, { status: "paused" });
  await owner.webhooks.test(w.id);
  await c.agents.register({
    agent_id: "weather-agent",
    agent_url: "https://weather.example.com/a2a",
    name: "Weather Agent 2",
  });
  hook.answer((_r, res) => res.writeHead(500).end("broken"));
  await c.agents.setStatus("trip-planner@trips.example.com", {
    status: "deprecated",
    message: "Use the other one.",
    successor_agent_id: "weather-agent",
  });
  hook.answer((_r, res) => res.writeHead(204).end());
  await owner.certifications
    .issue({ agent_id: "weather-agent", level: "audited" })
    .catch((e: Error) => console.log(e.message));
  await owner.compliance.report({
    agent_id: "weather-agent",
    rule: "endpoint-https",
    severity: "high",
    detail: "The endpoint answers on plain http.",
  });
  await dev.keys.create({ name: "x" });
  for (const scheme of ["light", "dark"] as const)
    for (const width of [1280, 390]) {
      if (only && `${scheme}-${width}` !== only) continue;
      await using w1 = await open(browser, world.url, { scheme, width });
      const { page, complaints } = w1;
      const shot = async (name: string, fullPage = true) => {
        await page.waitForTimeout(350);
        await page.screenshot({ path: `/tmp/shots-dash/${name}-${scheme}-${width}.png`, fullPage });
      };
      await page.goto("/dashboard");
      await page.getByRole("heading", { name: "Sign in" }).waitFor();
      await shot("01-sign-in");
      await page.getByRole("button", { name: "Make an account" }).click();
      await shot("02-sign-up");
      await page.getByRole("button", { name: "Sign in" }).last().click();
      await page.getByLabel("E-mail address").fill("owner@example.com");
      await page.getByLabel("Password").fill("wrong");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").waitFor();
      await shot("03-wrong");
      await page.getByLabel("Password").fill(password);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Overview" }).waitFor();
      await shot("04-overview");
      for (const v of [
        "keys",
        "webhooks",
        `webhooks/${w.id}`,
        "webhooks/new",
        "agents",
        "agents/new",
        "agents/weather-agent",
        "events",
        "account",
        "accounts",
        "peers",
        "certifications",
        "violations",
        "node",
        "nowhere",
      ]) {
        await page.goto(`/dashboard#/${v}`);
        await page.waitForTimeout(300);
        await shot(`1-${v.replaceAll("/", "_").replace(w.id, "one")}`);
      }
      await page.goto("/dashboard#/keys");
      await page.getByText("The last 30 days of ci").click();
      await shot("20-chart");
      await page.getByRole("button", { name: "Revoke ci" }).click();
      await shot("21-revoke", false);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Rotate production" }).click();
      await shot("22-rotate", false);
      await page.getByRole("button", { name: "Rotate", exact: true }).click();
      await page.getByRole("heading", { name: /Your key/ }).waitFor();
      await page.getByText("Ready to paste").click();
      await shot("23-secret", false);
      await page.keyboard.press("Escape");
      await shot("24-secret-leave", false);
      await page.getByRole("button", { name: "Close without" }).click();
      await page.goto(`/dashboard#/webhooks/${w.id}`);
      await page.getByRole("button", { name: "Send test" }).click();
      await page.getByText("delivered").first().waitFor();
      await page.locator(".rows summary").first().click();
      await shot("25-webhook");
      await page.getByRole("button", { name: "Edit" }).click();
      await shot("26-edit", false);
      if (complaints.length) console.log(scheme, width, complaints);
    }
} finally {
  await browser.close();
  await world[Symbol.asyncDispose]();
  await hook[Symbol.asyncDispose]();
}
