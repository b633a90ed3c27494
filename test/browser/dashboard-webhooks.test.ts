/** Webhooks on the dashboard: statuses, tests and replays. */
import { expect, test } from "vitest";
import { maxConsecutiveFailures } from "../../server/registry/webhooks/claims.ts";
import { defaultDeliveryTimes } from "../../server/registry/webhooks/dispatcher.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { expectAccessible } from "./accessibility.ts";
import { serve, useBrowser } from "./browser.ts";
import { announced, enter } from "./dashboard-scene.ts";

const open = useBrowser();

test("explains a rejected URL at its input, and keeps the text", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await enter(open, world, email, ["webhooks/new", "Create webhook"]);
  const { page } = watched;
  const input = page.getByLabel("Endpoint URL");
  await input.fill("https://10.0.0.1/hook");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  await expect.poll(() => input.inputValue()).toBe("https://10.0.0.1/hook");
  await expect.poll(() => input.getAttribute("aria-invalid")).toBe("true");
  const [, fault = ""] = (await input.getAttribute("aria-describedby"))?.split(" ") ?? [];
  await expect.poll(() => page.locator(`[id="${fault}"]`).textContent()).toMatch(/\w/);
});

test("pauses, resumes, edits and deletes a webhook", async () => {
  await using world = await serve();
  const developer = await world.developer();
  const { id } = await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/one" });
  await using watched = await enter(open, world, developer.email, [`webhooks/${id}`, "Webhook"]);
  const { page, complaints } = watched;
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("Events are not sent while paused").waitFor();
  expect((await developer.webhooks.get(id)).status).toBe("paused");
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByText("active", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Endpoint URL").fill("https://hooks.example.com/two");
  await page.getByLabel("cert.issued").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("https://hooks.example.com/two").waitFor();
  expect(await developer.webhooks.get(id)).toMatchObject({
    callbackUrl: "https://hooks.example.com/two",
    events: ["cert.issued"],
  });
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete webhook" }).click();
  await page.getByRole("heading", { level: 1, name: "Webhooks" }).waitFor();
  expect((await developer.webhooks.list().page()).webhooks).toEqual([]);
  expect(complaints).toEqual([]);
});

test("shows why the operator disabled a webhook, and offers neither to resume nor to test it", async () => {
  await using world = await serve();
  const developer = await world.developer();
  const { id } = await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/one" });
  await (await world.owner()).webhooks.disable(id, { reason: "The receiver complained." });
  await using watched = await enter(open, world, developer.email, [`webhooks/${id}`, "Webhook"]);
  const { page } = watched;
  await page.getByText("Disabled by the operator of the node since").waitFor();
  await page.getByText("The receiver complained.").waitFor();
  await page.getByRole("button", { name: "Delete" }).waitFor();
  for (const name of ["Re-enable", "Resume", "Send test"])
    expect(await page.getByRole("button", { name }).count()).toBe(0);
});

test("shows why and since when a webhook is disabled, re-enables it, and replays skipped events", async () => {
  await using hook = await receiver((_request, response) => response.writeHead(500).end());
  await using world = await serve(...(await reaching(hook)));
  const developer = await world.developer();
  const { id } = await developer.webhooks.create({ callbackUrl: hook.url(), events: ["agent.registered"] });
  const register = (number: number) =>
    developer.agents.register({ agent_id: `agent-${number}`, agent_url: "https://a.example.com" });
  for (let number = 1; number <= 12; number++) await register(number);
  hook.respondWith((_request, response) => response.writeHead(204).end());
  await using watched = await enter(open, world, developer.email, [`webhooks/${id}`, "Webhook"]);
  const { page } = watched;
  const { disabled_at } = await developer.webhooks.get(id);
  await page.getByText(/Disabled by the node since \d+ \w+ \d{4}, \d\d:\d\d UTC/).waitFor();
  await expect.poll(() => page.locator(".notice time").getAttribute("datetime")).toBe(disabled_at);
  await page.getByText("10 consecutive deliveries failed").waitFor();
  await page.getByRole("button", { name: "Re-enable" }).click();
  await page.getByText("active", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Replay", exact: true }).click();
  await expect.poll(() => announced(page)).toContain("2 deliveries replayed.");
  expect(hook.requests.slice(10).map(({ body }) => JSON.parse(String(body)).payload.agent_id)).toEqual([
    "agent-11",
    "agent-12",
  ]);
  await page.getByLabel("Outcome").selectOption("failed");
  await expect.poll(() => page.getByText("seq 12,").count()).toBe(0); // delivered ones are filtered out
  await page.getByText("seq 10,").click();
  await page.getByRole("button", { name: "Resend" }).filter({ visible: true }).click();
  await expect.poll(() => page.getByText("seq 10,").count()).toBe(0);
});

test("shows new deliveries by themselves, but not under the pointer, and the success rate", async () => {
  await using hook = await receiver();
  await using world = await serve(...(await reaching(hook)));
  const developer = await world.developer();
  const { id } = await developer.webhooks.create({ callbackUrl: hook.url() });
  const register = (agent_id: string) =>
    developer.agents.register({ agent_id, agent_url: "https://a.example.com" });
  await register("one");
  hook.respondWith((_request, response) => response.writeHead(500).end());
  await register("two");
  await using watched = await enter(open, world, developer.email, [`webhooks/${id}`, "Webhook"]);
  const { page } = watched;
  await page.getByText("50 % of 2").first().waitFor();
  await register("three");
  await page.getByText("seq 3,").waitFor();
  const line = page.getByText("seq 3,");
  await line.hover();
  // How wide it is depends on how long ago that was.
  const placeOf = async () => {
    const { y, height } = (await line.boundingBox()) ?? {};
    return { y, height };
  };
  const place = await placeOf();
  for (const name of ["four", "five"]) await register(name);
  const waiting = page.getByRole("button", { name: "2 new deliveries" });
  await waiting.waitFor();
  expect(await placeOf()).toEqual(place);
  await waiting.click();
  await page.getByText("seq 5,").waitFor();
});

test("says with the figures of the node what happens after failures", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await enter(open, world, email, ["webhooks/new", "Create webhook"]);
  const { page } = watched;
  await page.getByText(`within ${defaultDeliveryTimes.attemptTimeoutMs / 1_000} seconds`).waitFor();
  await page.getByText(`After ${maxConsecutiveFailures} failures in a row`).waitFor();
});

test("shows what was sent and what the receiver responded, as text", async () => {
  const reply = `<script>alert(1)</script><img src=x onerror=alert(2)> \u202Eevil`;
  await using hook = await receiver((_request, response) => response.writeHead(500).end(reply));
  await using world = await serve(...(await reaching(hook)));
  const developer = await world.developer();
  const { id } = await developer.webhooks.create({ callbackUrl: hook.url() });
  await developer.agents.register({ agent_id: "one", agent_url: "https://one.example.com/" });
  await using watched = await enter(open, world, developer.email, [`webhooks/${id}`, "Webhook"]);
  const { page, complaints } = watched;
  await page.getByText("agent.registered").filter({ visible: true }).last().click();
  const block = (name: string) => page.getByRole("figure", { name });
  await expect
    .poll(() => block("Response body").locator("pre").textContent())
    .toBe("<script>alert(1)</script><img src=x onerror=alert(2)> U+202Eevil");
  const sent = String(await block("Request body, formatted").locator("pre").textContent());
  expect(JSON.parse(sent)).toEqual(JSON.parse(String(hook.requests[0]?.body)));
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test("shows the status, the duration and the phases of a failed test", async () => {
  await using hook = await receiver((_request, response) => response.writeHead(503).end("not now"));
  await using world = await serve(...(await reaching(hook)));
  const developer = await world.developer();
  const { id } = await developer.webhooks.create({ callbackUrl: hook.url() });
  await using watched = await enter(open, world, developer.email, [`webhooks/${id}`, "Webhook"]);
  const { page } = watched;
  await page.getByLabel("Event").first().selectOption("cert.revoked");
  await page.getByRole("button", { name: "Send test" }).click();
  await page.getByText("HTTP 503", { exact: true }).waitFor();
  expect(JSON.parse(String(hook.requests[0]?.body))).toMatchObject({ event: "cert.revoked" });
  const outcome = page.locator(".outcome");
  await expect.poll(() => outcome.textContent()).toMatch(/failed.*HTTP 503 [\d.]+ m?s/);
  await expect
    .poll(() => outcome.getByRole("rowheader").allTextContents())
    .toEqual(expect.arrayContaining(["Connect", "TLS", "First byte", "Total"]));
  await expect.poll(() => outcome.getByRole("figure").locator("pre").textContent()).toBe("not now");
});
