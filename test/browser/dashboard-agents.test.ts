/** Agents on the dashboard: registration, AgentFacts, deprecation and deletion. */
import { expect, test } from "vitest";
import { serve, useBrowser } from "./browser.ts";
import { enter, focused } from "./dashboard-scene.ts";

const open = useBrowser();

test("registers an agent by fields, with lists and without empty fields", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["agents/new", "Register agent"]);
  const { page, complaints } = watched;
  await page.getByLabel("Agent id").fill("weather");
  await page.getByLabel("Endpoint URL").fill("https://weather.example.com/a2a");
  await page.getByLabel("Tags").fill("weather, forecast ,");
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByText("https://weather.example.com/a2a").waitFor();
  expect(await developer.agents.lookup("weather")).toMatchObject({
    tags: ["weather", "forecast"],
    description: null,
    owned: true,
  });
  expect(complaints).toEqual([]);
});

test("registers an agent by a pasted card, and reports invalid JSON before sending", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["agents/new", "Register agent"]);
  const { page } = watched;
  await page.getByLabel("By its A2A card").check();
  const editor = page.getByLabel("Agent card (JSON)");
  await editor.fill('{"name": "Trip Planner"');
  await page.keyboard.press("Tab");
  await page.getByText("Invalid JSON").waitFor();
  await editor.fill('{"name": "Trip Planner", "url": "https://trips.example.com/a2a"}');
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByText("trip-planner@trips.example.com").first().waitFor();
  const [agent] = (await developer.agents.mine().page()).agents;
  expect(agent?.name).toBe("Trip Planner");
});

test("shows errors in AgentFacts by their place, and selects the place in the document", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com" });
  await using watched = await enter(open, world, developer.email, ["agents/weather", "Agent"]);
  const { page } = watched;
  const editor = page.getByLabel("Document");
  await editor.fill('{"label": "Weather", "provider": {"url": "https://x.example", "name": 7}}');
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "/provider/name" }).click();
  await expect.poll(() => focused(page)).toMatchObject({ tag: "TEXTAREA" });
  expect(
    await editor.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toBe('"name"');
  await editor.fill('{"label": "Weather"}');
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("saved", { exact: true }).waitFor();
  expect(await developer.facts.get("weather")).toEqual({ label: "Weather" });
});

test("deprecates an agent with a reason, a successor and a date, reactivates and deletes it", async () => {
  await using world = await serve();
  const developer = await world.developer();
  for (const agent_id of ["old", "new"])
    await developer.agents.register({ agent_id, agent_url: "https://x.example.com" });
  await using watched = await enter(open, world, developer.email, ["agents/old", "Agent"]);
  const { page } = watched;
  await page.getByRole("button", { name: "Deprecate" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("There is a better one.");
  await dialog.getByLabel("Replacement agent").fill("new");
  await dialog.getByLabel("Sunset date").fill("2027-03-01");
  await dialog.getByRole("button", { name: "Deprecate" }).click();
  await page.getByText("There is a better one.").waitFor();
  expect(await developer.agents.lookup("old")).toMatchObject({
    status: "deprecated",
    successor_agent_id: "new",
    sunset_at: "2027-03-01T00:00:00.000Z",
  });
  await page.getByRole("button", { name: "Reactivate" }).click();
  await expect.poll(async () => (await developer.agents.lookup("old")).status).toBe("active");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete agent" }).click();
  await page.getByRole("heading", { level: 1, name: "Agents" }).waitFor();
  await expect(developer.agents.lookup("old")).rejects.toMatchObject({ code: "agent_tombstoned" });
});

test("filters and pauses live events, and misses none of them", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const register = (agent_id: string) =>
    owner.agents.register({ agent_id, agent_url: "https://x.example.com" });
  await register("first");
  await using watched = await enter(open, world, owner.email, ["events", "Live events"]);
  const { page } = watched;
  await page.getByRole("link", { name: "first" }).waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("paused", { exact: true }).waitFor();
  await register("second");
  await expect.poll(() => page.getByRole("link", { name: "second" }).count()).toBe(0);
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("link", { name: "second" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "first" }).count()).toBe(1);
  await page.getByLabel("Type").selectOption("agent.deprecated");
  await expect.poll(() => page.getByRole("link", { name: "second" }).count()).toBe(0);
  await owner.agents.setStatus("second", { status: "deprecated" });
  await page.getByRole("link", { name: "second" }).waitFor();
  await register("third");
  await owner.agents.setStatus("first", { status: "deprecated" });
  await page.getByRole("link", { name: "first" }).waitFor(); // it is later than the third's
  await expect.poll(() => page.getByRole("link", { name: "third" }).count()).toBe(0);
});
