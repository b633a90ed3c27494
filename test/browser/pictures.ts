/**
 * Takes the pictures of the README: `npm run pictures`. A node starts with some made-up agents and an account, and Chromium
 * shows its search and the page of an agent, in light and dark.
 */
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { createRegistry, type Registry } from "../../client/index.ts";
import { openBrowser } from "../browser.ts";
import { folder, start } from "../faults/process.ts";
import { launch } from "./chromium.ts";

const root = join(import.meta.dirname, "..", "..");
const images = join(root, ".github", "images");
const account = { email: "ada@example.com", password: "correct horse battery", name: "Ada" };

const agents = [
  [
    "harbour-forecast",
    "Harbour Forecast",
    "Wind, swell and tide for small harbours, hour by hour.",
    "weather",
  ],
  [
    "storm-watch",
    "Storm Watch",
    "Warns of storms along a route, and says which forecast it goes by.",
    "weather",
  ],
  [
    "alpine-weather",
    "Alpine Weather",
    "Mountain weather for a hut, a pass or a summit, three days ahead.",
    "weather",
  ],
  [
    "garden-planner",
    "Garden Planner",
    "Plans sowing and watering by the weather forecast of your garden.",
    "gardening",
  ],
  [
    "invoice-reader",
    "Invoice Reader",
    "Reads invoices in eleven languages and returns their lines.",
    "finance",
  ],
  ["route-planner", "Route Planner", "Plans train and ferry journeys, door to door.", "travel"],
] as const;

async function fill(registry: Registry): Promise<void> {
  for (const [agent_id, name, description, topic] of agents) {
    await registry.agents.register({
      agent_id,
      name,
      description,
      agent_url: `https://${agent_id}.example.com/a2a`,
      protocols: topic === "finance" ? ["mcp"] : ["a2a", "mcp"],
      tags: [topic, "forecast", "eu"].slice(0, topic === "weather" ? 2 : 1),
      capabilities: ["streaming"],
    });
  }
}

async function takePictures(context: BrowserContext, scheme: "light" | "dark"): Promise<void> {
  const page = await context.newPage();
  await page.goto("/?q=tell+me+the+weather+in+a+small+harbour");
  await page.screenshot({ path: join(images, `search-${scheme}.png`) });
  await page.goto("/agents/harbour-forecast/view");
  await page.screenshot({ path: join(images, `agent-${scheme}.png`) });
}

await using place = await folder();
const owner = { email: "operator@example.com", password: "velvet harbour 41 quail" };
await using node = await start(place.path, { OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password });
const developer = openBrowser(node.url);
await developer.accounts.signUp(account);
const { key } = await developer.keys.create({ name: "Production" });
await fill(createRegistry({ baseUrl: node.url, apiKey: key.raw_key }));
const operator = openBrowser(node.url);
await operator.accounts.signIn(owner);
await operator.certifications.issue({ agent_id: "harbour-forecast", level: "audited" });
await operator.certifications.issue({ agent_id: "storm-watch", level: "verified" });
const browser = await launch();
for (const colorScheme of ["light", "dark"] as const) {
  const context = await browser.newContext({
    baseURL: node.url,
    colorScheme,
    locale: "en-GB",
    viewport: { width: 1_120, height: 760 },
  });
  await takePictures(context, colorScheme);
  await context.close();
}
await browser.close();
