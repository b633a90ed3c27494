/** Agents on the dashboard: registration, AgentFacts, deprecation and deletion. */
import { expect, test } from "vitest";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { expectAccessible } from "./accessibility.ts";
import { serve, useBrowser } from "./browser.ts";
import { enter, focused, show } from "./dashboard-scene.ts";

const open = useBrowser();

test("registers an agent by fields, with lists and without empty fields", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["agents/new?by=fields", "Register agent"]);
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
  await using watched = await enter(open, world, developer.email, ["agents/new?by=fields", "Register agent"]);
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

test("registers a card without an endpoint once the endpoint is given beside it, with fields that replace the card's", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["agents/new?by=card", "Register agent"]);
  const { page } = watched;
  await page.getByLabel("Agent card (JSON)").fill('{"name": "Trip Planner", "version": "1.0"}');
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByRole("alert").getByText("Endpoint URL").first().waitFor();
  await page.getByLabel("Endpoint URL").fill("https://trips.example.com/a2a");
  await page.getByText("Fields that replace those of the card").click();
  await page.getByLabel("Version").fill("2.0");
  await page.getByLabel("MCP", { exact: true }).check();
  await page.getByLabel("Additional fields").fill('{"region": "eu"}');
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByRole("heading", { level: 1, name: /^Agent / }).waitFor();
  expect(await developer.agents.lookup("trip-planner@trips.example.com")).toMatchObject({
    name: "Trip Planner",
    version: "2.0",
    protocols: ["mcp"],
    extra: { region: "eu" },
  });
});

/** An agent with a value in every field that its owner can change. */
const whole = {
  agent_id: "weather",
  agent_url: "https://weather.example.com/a2a",
  name: "Weather",
  description: "Forecasts.\nFor any place.",
  version: "1.4.0",
  api_url: "https://weather.example.com/api",
  mcp_url: "https://weather.example.com/mcp",
  facts_url: "https://weather.example.com/facts",
  documentation_url: "https://weather.example.com/docs",
  icon_url: "https://weather.example.com/icon.svg",
  provider: { name: "Example Weather Ltd", url: "https://example.com" },
  protocols: ["a2a" as const, "mcp" as const],
  capabilities: ["streaming"],
  tags: ["forecast", "weather"],
  skills: ["hourly-forecast"],
  extra: { region: "eu" },
};

test("edits an agent from its current values, and sends only what was changed", async () => {
  await using world = await serve();
  const developer = await world.developer();
  const { agent: before } = await developer.agents.register(whole);
  await using watched = await enter(open, world, developer.email, ["agents/weather", "Agent"]);
  const { page, complaints } = watched;
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("heading", { level: 1, name: "Edit agent" }).waitFor();
  const sent = page.waitForRequest((request) => request.url().endsWith("/register"));
  await page.getByLabel("Description").fill("");
  await page.getByLabel("Tags").fill("weather, rain");
  await page.getByLabel("MCP", { exact: true }).uncheck();
  await page.getByLabel("Provider (optional)").fill("Rain Ltd");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: /^Agent / }).waitFor();
  const change = {
    description: null,
    tags: ["weather", "rain"],
    protocols: ["a2a"],
    provider: { name: "Rain Ltd", url: "https://example.com" },
  };
  const { agent_id, agent_url } = whole;
  expect((await sent).postDataJSON()).toEqual({ agent_id, agent_url, ...change });
  const { seq, updated_at, tags, ...kept } = { ...before, ...change };
  const protocols = ["a2a", "mcp"]; // it has an MCP endpoint
  expect(await developer.agents.lookup("weather")).toMatchObject({ ...kept, protocols });
  expect(complaints).toEqual([]);
});

test("opens and edits an agent whose id is the word of the form for new agents", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "new", name: "Newest", agent_url: "https://new.example.com" });
  await using watched = await enter(open, world, developer.email, ["agents", "Agents"]);
  const { page } = watched;
  await page.getByRole("link", { name: "Newest" }).click();
  await page.getByText("https://new.example.com").waitFor();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Description").fill("The newest of all.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The newest of all.", { exact: true }).waitFor();
  await page.getByRole("link", { name: "← Agents" }).click();
  await page.getByRole("link", { name: "Register agent" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Register agent" }).waitFor();
});

test("shows what the node says about the id of a new agent", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["agents/new?by=fields", "Register agent"]);
  const { page } = watched;
  await page.getByLabel("Agent id").fill("example.com:weather");
  await page.getByLabel("Endpoint URL").fill("https://weather.example.com/a2a");
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByText("begins with example.com").waitFor();
  await page.getByRole("heading", { level: 1, name: /^Agent / }).waitFor();
});

test("stores, rejects and removes the server.json of an agent", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com/mcp" });
  await using watched = await enter(open, world, developer.email, ["agents/weather", "Agent"]);
  const { page, complaints } = watched;
  await page.getByText("List it in MCP galleries").click();
  const editor = page.getByLabel("server.json (optional)");
  const save = page.getByRole("button", { name: "Save server.json" });
  await editor.fill('{"name": "no slash", "version": 7}');
  await save.click();
  await page.getByRole("button", { name: "/name" }).waitFor();
  await expect(developer.agents.serverJson("weather")).rejects.toThrow("server_json_not_found");
  const document = { name: "com.example/weather", description: "Forecasts.", version: "1.0.0" };
  await editor.fill(JSON.stringify(document));
  await save.click();
  await page.getByText("server.json saved.").waitFor({ state: "attached" });
  expect(await developer.agents.serverJson("weather")).toEqual(document);
  await editor.fill("");
  await save.click();
  await page.getByText("server.json removed.").waitFor({ state: "attached" });
  await expect(developer.agents.serverJson("weather")).rejects.toThrow("server_json_not_found");
  expect(complaints).toEqual([]);
});

test("shows errors of an edit beside their fields, and opens those that are collapsed", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com" });
  await using watched = await enter(open, world, developer.email, ["agents/weather/edit", "Edit agent"]);
  const { page } = watched;
  await page.getByText("More fields").click();
  await page.getByLabel("Provider’s site").fill("https://example.com");
  await page.getByText("More fields").click();
  await page.getByRole("button", { name: "Save" }).click();
  const provider = page.getByLabel("Provider (optional)");
  await expect.poll(() => provider.getAttribute("aria-invalid")).toBe("true");
  expect(await provider.isVisible()).toBe(true);
});

test("overwrites no change that the user of the form has not seen", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.agents.register(whole);
  await using watched = await enter(open, world, developer.email, ["agents/weather/edit", "Edit agent"]);
  const { page } = watched;
  await page.getByLabel("Name").fill("Rain");
  await developer.agents.register({ ...whole, name: "Snow", version: "2.0" });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Name is now: Snow").waitFor();
  await page.getByText("Version is now: 2.0").waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Rain");
  expect(await developer.agents.lookup("weather")).toMatchObject({ name: "Snow" });
  await developer.agents.setStatus("weather", { status: "deprecated" }); // no field of the form
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: /^Agent / }).waitFor();
  expect(await developer.agents.lookup("weather")).toMatchObject({ name: "Rain", version: "2.0" });
});

test("offers nothing for an agent that the account may not change, and says why", async () => {
  await using world = await serve();
  const [developer, owner] = [await world.developer(), await world.owner()];
  for (const agent_id of ["suspended", "own"]) await developer.agents.register({ ...whole, agent_id });
  await owner.agents.register({ ...whole, agent_id: "other" });
  await owner.agents.setStatus("suspended", { status: "suspended", message: "It floods its callers." });
  await using watched = await enter(open, world, developer.email, ["agents/own", "Agent"]);
  const { page } = watched;
  await page.getByRole("link", { name: "Edit" }).waitFor();
  for (const [id, why] of [
    ["suspended", "Only the operator of this node can reactivate it."],
    ["other", "Another account owns this agent"],
  ]) {
    for (const part of ["", "/edit"]) {
      await page.goto(`/dashboard#/agents/${id}${part}`);
      await page.getByText(`${why}`).waitFor();
      expect(await page.locator("main").getByRole("button").count()).toBe(0);
      expect(await page.getByRole("link", { name: "Edit" }).count()).toBe(0);
    }
  }
  await page.goto("/dashboard#/agents/suspended");
  await page.getByText("Forecasts.").waitFor(); // its owner reads what is withheld from others
});

test("counts all agents of the account on the overview, and names those that the operator suspended", async () => {
  await using world = await serve();
  const [developer, owner] = [await world.developer(), await world.owner()];
  for (const agent_id of ["calm", "noisy"]) await developer.agents.register({ ...whole, agent_id });
  await owner.agents.setStatus("noisy", { status: "suspended", message: "It floods its callers." });
  await using watched = await enter(open, world, developer.email, ["", "Overview"]);
  const { page } = watched;
  await page.getByRole("link", { name: "2 Your agents" }).waitFor();
  const alert = page.getByRole("region", { name: "Needs your attention" }).getByRole("listitem");
  await alert.filter({ hasText: "It floods its callers." }).getByRole("link").click();
  await page.getByText("Only the operator of this node can reactivate it.").waitFor();
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

test("renames an agent by the keyboard alone, reports an id that is taken, and shows the agent at its new id", async () => {
  await using world = await serve();
  const developer = await world.developer();
  for (const agent_id of ["old", "taken"])
    await developer.agents.register({ agent_id, agent_url: "https://x.example.com" });
  await using watched = await enter(open, world, developer.email, ["agents/old", "Agent"]);
  const { page } = watched;
  await page.getByRole("button", { name: "Rename" }).press("Enter");
  const field = page.getByRole("dialog").getByLabel("New ID");
  await field.fill("taken");
  await field.press("Enter");
  await page.getByRole("dialog").getByText("belongs to another agent").waitFor();
  await field.fill("newer");
  await field.press("Enter");
  await page.getByText("Formerly", { exact: true }).waitFor();
  expect(new URL(page.url()).hash).toBe("#/agents/newer");
  expect(await developer.agents.lookup("old")).toMatchObject({
    agent_id: "newer",
    previous_agent_ids: ["old"],
  });
  await page.getByRole("link", { name: "Public page" }).click();
  await page.getByText("Formerly", { exact: true }).waitFor();
  await page.goto(page.url().replace("/newer/", "/old/"));
  expect(new URL(page.url()).pathname).toBe("/agents/newer/view"); // 301
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

test("shows what the URL of a card has before it registers it, and then what changes", async () => {
  await using hook = await receiver();
  await using world = await serve(...(await reaching(hook)));
  const developer = await world.developer();
  const card = (name: string) => ({
    name,
    url: "https://trips.example.com/a2a",
    description: "Plans journeys.",
  });
  const publish = (name: string) =>
    hook.respondWith((_request, response) => response.end(JSON.stringify(card(name))));
  await using watched = await enter(open, world, developer.email, ["agents/new", "Register agent"]);
  const { page, complaints } = watched;
  const dialog = page.getByRole("dialog");
  const register = async (verb: string) => {
    await page.getByLabel("URL of the card").fill(hook.url("/card"));
    await page.getByLabel("Agent id").fill("trips");
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    await expectAccessible(page);
    expect((await developer.agents.mine().page()).agents.map(({ name }) => name)).toEqual(
      verb === "Register" ? [] : ["Trip Planner"],
    );
  };
  publish("Trip Planner");
  await register("Register");
  await dialog.getByText("Plans journeys.").waitFor();
  await dialog.getByRole("button", { name: "Register" }).click();
  await page.getByRole("heading", { level: 1, name: "Agent Trip Planner" }).waitFor();
  publish("Journeys");
  await show(page, "agents/new", "Register agent");
  await register("Update agent");
  await dialog.locator("del", { hasText: "Trip Planner" }).waitFor();
  await dialog.locator("ins", { hasText: "Journeys" }).waitFor();
  await dialog.getByRole("button", { name: "Update agent" }).click();
  await page.getByRole("heading", { level: 1, name: "Agent Journeys" }).waitFor();
  expect(complaints).toEqual([]);
});

test("asks before a registration by fields changes an agent of the account", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.agents.register(whole);
  await using watched = await enter(open, world, developer.email, ["agents/new?by=fields", "Register agent"]);
  const { page } = watched;
  await page.getByLabel("Agent id").fill(whole.agent_id);
  await page.getByLabel("Endpoint URL").fill("https://other.example.com");
  await page.getByRole("button", { name: "Register" }).click();
  const dialog = page.getByRole("dialog", { name: "Update Weather?" });
  await dialog.locator("ins", { hasText: "https://other.example.com" }).waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await developer.agents.lookup("weather")).toMatchObject({ agent_url: whole.agent_url });
});
