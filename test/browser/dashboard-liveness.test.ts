/** The liveness of an agent on the dashboard, and how its owner lets it be probed. */
import { expect, test } from "vitest";
import { hang } from "../hang.ts";
import { agent, probing } from "../liveness/agents.ts";
import { insertLiveness, type Known, repeated } from "../liveness/known.ts";

import { expectAccessible, expectAccessibleTheme, lookAt } from "./accessibility.ts";
import { type ServedWorld, serve, useBrowser } from "./browser.ts";
import { announced, enter } from "./dashboard-scene.ts";

const open = useBrowser();

/** Opens the page of an agent as its owner, with what is known of its liveness. */
async function enterWeather(world: ServedWorld, known?: Known) {
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: "https://weather.probed.example.com/" });
  if (known) await insertLiveness(world, "weather", known);
  const watched = await enter(open, world, developer.email, ["agents/weather", "Agent"]);
  const panel = watched.page.getByRole("region", { name: "Liveness" });
  return Object.assign(watched, { developer, panel });
}

test("shows the liveness to the owner, in both themes", async () => {
  await using world = await serve();
  await using watched = await enterWeather(world, { state: "up", days: repeated(30, 24, 0, 0) });
  const { page, panel, complaints } = watched;
  await panel.getByText("100 %").waitFor();
  expect(await panel.getByRole("link", { name: "Liveness" }).getAttribute("href")).toMatch(
    /\/agents\/weather\/view#liveness$/,
  );
  await expectAccessible(page);
  await lookAt(page, { scheme: "dark", width: 390 });
  await expectAccessibleTheme(page);
  if (process.env.SHOTS) await panel.screenshot({ path: `${process.env.SHOTS}/dashboard-liveness.png` });
  expect(complaints).toEqual([]);
});

test("lets the owner choose how an agent is probed, and shows the choice again", async () => {
  await using world = await serve();
  await using watched = await enterWeather(world);
  const { page, panel } = watched;
  expect(await panel.getByRole("radio", { name: "default" }).isChecked()).toBe(true);
  for (const [name, choice] of [
    ["no probes", "none"],
    ["a GET request of its URL", "reachable"],
    ["a request of its protocol", "protocol"],
    ["a message once a day", "task"],
    ["default", null],
  ] as const) {
    await panel.getByRole("radio", { name }).check();
    await panel.getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => announced(page)).toContain("Saved how the agent is probed.");
    await expect
      .poll(async () => (await world.registry.liveness.get({ agent_id: "weather" })).liveness[0]?.choice)
      .toBe(choice);
    await page.reload();
    await expect.poll(() => panel.getByRole("radio", { name }).isChecked()).toBe(true);
  }
});

test("lets the owner hide the history of an agent, and show it again", async () => {
  await using world = await serve();
  const unverified = { level: "reachable", method: "http", isVerified: false } as const;
  const known: Known = { state: "up", days: repeated(30, 24, 0, 0), ...unverified };
  await using watched = await enterWeather(world, known);
  const { page, panel } = watched;
  const box = panel.getByRole("checkbox", { name: "Hide the history" });
  await panel.getByText("100 %").waitFor();
  await box.check();
  await panel.getByRole("button", { name: "Apply" }).click();
  await panel.getByText("hidden", { exact: true }).waitFor();
  expect(await world.registry.site.agent("weather")).toContain("does not show its history");
  await page.reload();
  await expect.poll(() => box.isChecked()).toBe(true);
  await expectAccessible(page);
  await box.uncheck();
  await panel.getByRole("button", { name: "Apply" }).click();
  await panel.getByText("100 %").waitFor();
});

test("keeps the choice of the form when it cannot be saved, and says why", async () => {
  await using world = await serve();
  await using watched = await enterWeather(world);
  const { panel, developer } = watched;
  await panel.getByRole("radio", { name: "no probes" }).check();
  await developer.agents.remove("weather");
  await panel.getByRole("button", { name: "Apply" }).click();
  await panel.getByRole("alert").waitFor();
  expect(await panel.getByRole("radio", { name: "no probes" }).isChecked()).toBe(true);
});

test("has an agent probed when its owner asks, and says why it is not done again at once", async () => {
  await using server = await agent((_, response) => response.end("hello"));
  await using world = await serve(probing(server), { jobIntervals: { expiryMs: 50, agingMs: 86_400_000 } });
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: server.url });
  const outcome = async () => (await developer.liveness.get({ agent_id: "weather" })).liveness[0]?.outcome;
  await expect.poll(outcome, hang).toBe("ok");
  await using watched = await enter(open, world, developer.email, ["agents/weather", "Agent"]);
  const { page, complaints } = watched;
  const panel = page.getByRole("region", { name: "Liveness" });
  await panel.getByRole("button", { name: "Probe now" }).click();
  // Its host was probed a moment ago, unless this machine is slow.
  await expect.poll(() => announced(page)).toMatch(/^(The probe is made a little later|Probed: ok)/);
  await panel.getByRole("button", { name: "Probe now" }).click();
  await panel.getByRole("alert").getByText("probe it again in").waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
