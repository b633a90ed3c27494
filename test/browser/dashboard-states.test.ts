/** Every state of every view, checked by WCAG 2.2 AA in both themes and on a small screen. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fakePeer, logInfo, numbering, reachingPeers, record, withLog } from "../federation/fake-peer.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { password } from "../world.ts";
import { expectAccessible, expectAccessibleTheme, type Look, lookAt } from "./accessibility.ts";
import { type ServedWorld, serve, useBrowser } from "./browser.ts";
import { enter, show, signInByCookie } from "./dashboard-scene.ts";

const open = useBrowser();

/** A node and the page that shows it. */
interface Place {
  world: ServedWorld;
  page: Page;
}

/** A state: its name and the steps to reach it. */
type State = [name: string, reach: (place: Place) => Promise<unknown>];

/** States are reached on a small screen. */
const small: Look = { scheme: "dark", width: 390 };

/** The default look of a state. */
const large: Look = { scheme: "light", width: 1280 };

/** Reaches states one after the other on a small screen, checks each there, and what looks new on a large one. */
async function holdAll(world: ServedWorld, states: State[], email?: string): Promise<void> {
  await using watched = await open(world.url);
  const { page, complaints } = watched;
  await lookAt(page, small);
  if (email !== undefined) await signInByCookie(watched, world, email);
  for (const [name, reach] of states) {
    const fail = (error: Error) => expect.fail(`${name}: ${error.message}`);
    await reach({ world, page });
    await expectAccessible(page).catch(fail);
    await lookAt(page, large);
    await expectAccessibleTheme(page).catch(fail);
    await lookAt(page, small);
  }
  expect(complaints).toEqual([]);
}

/** Expands the navigation if it is collapsed, and presses a button. */
const press =
  (name: string | RegExp) =>
  ({ page }: Place) =>
    page.getByRole("button", { name }).first().click();
const leave = ({ page }: Place) => page.keyboard.press("Escape");
const see =
  (view: string, heading: string | RegExp, text?: string | RegExp): State[1] =>
  async ({ page }) => {
    await show(page, view, heading);
    if (text !== undefined) await page.getByText(text).filter({ visible: true }).first().waitFor();
  };

test("shows the sign-in forms accessibly", async () => {
  await using world = await serve();
  await holdAll(world, [
    ["sign in, without an owner", see("sign-in", "Sign in", "This node has no owner yet")],
    ["sign up", see("sign-up", "Create account")],
    ["set up", see("setup?token=abc", "Set up this node")],
    ["a password link", see("password?token=abc", "Set a new password")],
    [
      "a password link that is not valid",
      async ({ page }) => {
        await page.getByLabel("New password").fill("four other words");
        await page.keyboard.press("Enter");
        await page.getByRole("alert").waitFor();
      },
    ],
    [
      "a wrong password",
      async ({ page }) => {
        await show(page, "sign-in", "Sign in");
        await page.getByLabel("E-mail address").fill("nobody@example.com");
        await page.getByLabel("Password").fill(password);
        await page.keyboard.press("Enter");
        await page.getByRole("alert").waitFor();
      },
    ],
  ]);
});

test("shows empty views accessibly", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await holdAll(
    world,
    [
      ["first steps", see("", "Overview", "First steps")],
      ["no keys", see("keys", "API keys", "You have no keys yet")],
      ["no webhooks", see("webhooks", "Webhooks", "You have no webhooks yet")],
      ["no agents", see("agents", "Agents", "You have no agents yet")],
      ["no domains", see("domains", "Domains", "No domains yet")],
      ["no events", see("events", "Live events", "No events yet")],
      ["account", see("account", "Account", "Sign out here")],
      ["security", see("security", "Security", "Account created")],
      ["close the account", press(/^Close account/)],
      [
        "a wrong password to close it",
        async ({ page }) => {
          await page.getByRole("dialog").getByLabel("Your password").fill("a wrong password");
          await page.keyboard.press("Enter");
          await page.getByRole("dialog").getByRole("alert").waitFor();
        },
      ],
      ["nowhere", see("elsewhere", "Page not found")],
      ["not for a developer", see("accounts", "Page not found")],
      [
        "the navigation, unfolded on a small screen",
        async ({ page }) => {
          const menu = page.getByRole("button", { name: "Menu" }).filter({ visible: true });
          if ((await menu.count()) > 0) await menu.click();
          await page.getByRole("link", { name: "API keys" }).waitFor();
        },
      ],
      ["an unknown webhook", see("webhooks/whk_none", "Webhook", /No such/)],
      ["an unknown agent", see("agents/none", "Agent", /No such agent/)],
      [
        "a list on its way",
        async ({ page }) => {
          await page.route("**/api/webhooks", () => undefined); // for ever
          await show(page, "webhooks", "Webhooks");
          await page.getByText("Loading webhooks …").waitFor({ state: "attached" });
        },
      ],
      [
        "a session that has ended",
        async ({ page }) => {
          await page.context().clearCookies();
          await page.goto("/dashboard#/keys");
          await page.getByText("Your session has ended.").waitFor();
        },
      ],
    ],
    email,
  );
});

test("shows keys and their dialogs accessibly in every state", async () => {
  await using world = await serve();
  const developer = await world.developer();
  const ids: string[] = [];
  for (const name of ["spent", "nearly spent", "rotated", "revoked", "plain", "one more"]) {
    ids.push(
      (await developer.keys.create({ name, scopes: name === "plain" ? null : ["agents:write"] })).key.id,
    );
    if (name === "revoked") await developer.keys.revoke(ids[3] ?? "");
  }
  await developer.keys.rotate(ids[2] ?? "", { grace_period_s: 3600 });
  for (const [index, used] of [1000, 850].entries()) {
    await world.sql(`insert into quota (owner, period, used, granted)
        select counter, '${new Date().toISOString().slice(0, 7)}', ${used}, ${used} from api_key where id = '${ids[index]}'`);
  }
  await holdAll(
    world,
    [
      ["waiting for the first request", see("", "Overview")],
      ["the list, with no key left to make", see("keys", "API keys", "Key limit reached")],
      [
        "a chart",
        async ({ page }) => {
          await page.getByText("Usage of plain").click();
          await page.getByText("View days as table").click();
        },
      ],
      ["scopes to select", ({ page }) => page.getByLabel("Access").selectOption("limited")],
      [
        "no scope selected",
        async ({ page }) => {
          await page.getByLabel("Name").fill("none");
          await page.getByLabel("Name").press("Enter");
        },
      ],
      ["revoke", press("Revoke plain")],
      ["rotate", async (place) => [await leave(place), await press("Rotate plain")(place)]],
      [
        "a new key",
        async (place) => {
          await press(/^Rotate$/)(place);
          await place.page.getByText("Code samples").click();
        },
      ],
      [
        "leaving without a copy",
        async (place) => [await leave(place), await place.page.getByText("You have not copied it").waitFor()],
      ],
    ],
    developer.email,
  );
});

test("shows webhooks and their dialogs accessibly in every state", async () => {
  await using hook = await receiver();
  await using world = await serve(...(await reaching(hook)));
  const developer = await world.developer();
  const active = await developer.webhooks.create({ callbackUrl: hook.url(), description: "Search index" });
  const paused = await developer.webhooks.create({
    callbackUrl: hook.url("/paused"),
    events: ["cert.issued"],
  });
  const disabled = await developer.webhooks.create({ callbackUrl: hook.url("/disabled") });
  const barred = await developer.webhooks.create({ callbackUrl: hook.url("/barred") });
  await (await world.owner()).webhooks.disable(barred.id, { reason: "The receiver complained." });
  await developer.webhooks.update(paused.id, { status: "paused" });
  await developer.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
  hook.respondWith((_request, response) => response.writeHead(503).end("not now"));
  await developer.agents.register({ agent_id: "b", agent_url: "https://b.example.com" });
  await world.sql(`update webhook set status = 'disabled', consecutive_failures = 10,
      disabled_at = '${new Date().toISOString()}' where id = '${disabled.id}'`);
  await holdAll(
    world,
    [
      ["the list", see("webhooks", "Webhooks", "disabled")],
      ["a form", see("webhooks/new", "Create webhook")],
      [
        "a rejected address",
        async ({ page }) => {
          await page.getByLabel("Endpoint URL").fill("https://127.0.0.1/hook");
          await page.keyboard.press("Enter");
          await page.getByRole("alert").waitFor();
        },
      ],
      ["one that is paused", see(`webhooks/${paused.id}`, "Webhook", "Events are not sent while paused")],
      ["one that is disabled", see(`webhooks/${disabled.id}`, "Webhook", "Disabled by the node since")],
      [
        "one that the operator disabled",
        see(`webhooks/${barred.id}`, "Webhook", "Only the operator can resume it. The reason:"),
      ],
      ["one that is active", see(`webhooks/${active.id}`, "Webhook", "seq 2")],
      [
        "deliveries unfolded",
        async ({ page }) => {
          for (const row of await page.locator(".rows summary").all()) await row.click();
          await page.getByText("HTTP 503", { exact: true }).waitFor();
        },
      ],
      [
        "a test that failed",
        async (place) => [
          await press("Send test")(place),
          await place.page.getByText("responded with 503").last().waitFor(),
        ],
      ],
      ["edit", press("Edit")],
      ["rotate", async (place) => [await leave(place), await press("Rotate secret")(place)]],
      ["a new secret", press(/^Rotate$/)],
      [
        "delete",
        async (place) => {
          await press(/saved it/)(place);
          await place.page.getByText("The old secret also signs").waitFor();
          await press("Delete")(place);
        },
      ],
      ["replay", async (place) => [await leave(place), await press("Replay")(place)]],
      [
        "filters that find nothing",
        async (place) => {
          await leave(place);
          await place.page.getByLabel("Outcome").selectOption("skipped");
          await place.page.getByText("No matching deliveries").waitFor();
        },
      ],
    ],
    developer.email,
  );
});

test("shows agents and their dialogs accessibly in every state", async () => {
  await using world = await serve();
  const developer = await world.developer();
  const agent = {
    agent_url: "https://weather.example.com/a2a",
    tags: ["weather"],
    capabilities: ["streaming"],
  };
  await developer.agents.register({ agent_id: "weather", description: "Forecasts.", ...agent });
  await developer.agents.register({ agent_id: "old", ...agent });
  await developer.agents.setStatus("old", {
    status: "deprecated",
    message: "Gone.",
    successor_agent_id: "weather",
  });
  await holdAll(
    world,
    [
      ["the list", see("agents", "Agents", "deprecated")],
      ["by fields", see("agents/new?by=fields", "Register agent")],
      [
        "rejected fields",
        async ({ page }) => {
          await page.getByLabel("Agent id").fill("not an id!");
          await page.getByLabel("Endpoint URL").fill("ftp://weather.example.com");
          await page.keyboard.press("Enter");
          await page.getByRole("alert").waitFor();
        },
      ],
      ["by a URL", async ({ page }) => page.getByLabel("By the card’s URL").check()],
      [
        "by a card that is none",
        async ({ page }) => {
          await page.getByLabel("By its A2A card").check();
          await page.getByLabel("Agent card (JSON)").fill('{"name": ');
          await page.getByRole("button", { name: "Register" }).click();
          await page.getByText("Invalid JSON").first().waitFor();
        },
      ],
      [
        "an edit that another change preceded",
        async ({ page }) => {
          await show(page, "agents/weather/edit", "Edit agent");
          await page.getByText("More fields").click();
          await developer.agents.register({ agent_id: "weather", ...agent, description: "Rain." });
          await page.getByLabel("Description").fill("Forecasts.\nAlso of snow.");
          await page.getByRole("button", { name: "Save" }).click();
          await page.getByText("Description is now: Rain.").waitFor();
          await developer.agents.register({ agent_id: "weather", ...agent, description: "Forecasts." });
        },
      ],
      ["one that is deprecated", see("agents/old", "Agent", "instead.")],
      ["one that is active", see("agents/weather", "Agent", "Forecasts.")],
      [
        "facts with faults",
        async ({ page }) => {
          await page.getByLabel("Document").fill('{"label": 7, "provider": {"name": []}}');
          await page.getByRole("button", { name: "Save" }).click();
          await page.getByRole("button", { name: "/provider/name" }).waitFor();
        },
      ],
      [
        "facts that were stored",
        async ({ page }) => {
          await page.getByLabel("Document").fill('{"label": "Weather"}');
          await page.getByRole("button", { name: "Save" }).click();
          await page.getByText("It is not valid by AgentFacts v1").waitFor();
        },
      ],
      ["deprecate", press("Deprecate")],
      ["rename", async (place) => [await leave(place), await press("Rename")(place)]],
      [
        "rename to an id that is taken",
        async ({ page }) => {
          await page.getByLabel("New ID").fill("old");
          await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
          await page.getByText("belongs to another agent").waitFor();
        },
      ],
      ["delete", async (place) => [await leave(place), await press("Delete")(place)]],
      [
        "live events",
        async (place) => [await leave(place), await see("events", "Live events", "connected")(place)],
      ],
      ["a payload", async ({ page }) => page.getByText("Payload").first().click()],
      ["paused events", press("Pause")],
    ],
    developer.email,
  );
});

test("shows the owner's views accessibly", async () => {
  await using peer = await fakePeer(
    withLog(
      numbering([record("far", 1)], () => 1),
      logInfo,
    ),
  );
  await using world = await serve(reachingPeers(peer));
  const owner = await world.owner();
  await world.developer();
  await owner.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com/a2a" });
  const developer = await world.developer();
  await developer.agents.register({
    agent_id: "of-another",
    agent_url: "https://of-another.example.com/a2a",
  });
  await owner.certifications.issue({ agent_id: "of-another", level: "audited" });
  await owner.compliance.report({
    agent_id: "of-another",
    rule: "endpoint-https",
    severity: "high",
    detail: "Plain http.",
  });
  const foreign = await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/foreign" });
  await owner.webhooks.disable(foreign.id, { reason: "The receiver complained." });
  await owner.webhooks.create({ callbackUrl: "https://hooks.example.com/own" });
  await holdAll(
    world,
    [
      ["agents of all accounts", see("all-agents", "All agents", "of-another")],
      ["no agents that match", see("all-agents?status=suspended", "All agents", "No agents match")],
      ["accounts", see("accounts", "Accounts", "developer-1@example.com")],
      ["a change", press(/^Change/)],
      [
        "a password link",
        async (place) => {
          await leave(place);
          await press(/^Password link/)(place);
          await press("Issue link")(place);
          await place.page.getByRole("textbox", { name: "The link" }).waitFor();
        },
      ],
      [
        "the security log",
        async (place) => {
          await press("I’ve saved it")(place);
          await see("security-log", "Security log", "Password link issued")(place);
        },
      ],
      [
        "all webhooks",
        async (place) => [
          await leave(place),
          await see("all-webhooks", "All webhooks", "The receiver complained.")(place),
        ],
      ],
      ["disable a webhook", press(/^Disable/)],
      [
        "a webhook of another account",
        async (place) => [
          await leave(place),
          await see(`webhooks/${foreign.id}`, "Webhook", "It belongs to the account")(place),
        ],
      ],
      ["no peers", see("peers", "Peers", "No peers yet")],
      [
        "a peer that was read",
        async ({ page }) => {
          await page.getByLabel("URL").fill(peer.baseUrl);
          await page.keyboard.press("Enter");
          await page.getByRole("button", { name: "Sync now" }).click();
          await page.getByText("complete:").waitFor();
          await page.getByText(/^Conflicts \(/).click();
        },
      ],
      [
        "make a peer a witness",
        async (place) => {
          await press("Make it a witness")(place);
          await place.page.getByLabel("Name of the witness").waitFor();
        },
      ],
      [
        "witness the log of a peer",
        async (place) => {
          await leave(place);
          await press("Witness its log")(place);
          await place.page.getByText("The name of the log has another host").waitFor();
        },
      ],
      [
        "remove a peer",
        async (place) => {
          await leave(place);
          await press("Remove")(place);
        },
      ],
      [
        "certifications",
        async (place) => [
          await leave(place),
          await see("certifications", "Certifications", "audited")(place),
        ],
      ],
      ["revoke", press("Revoke")],
      [
        "violations",
        async (place) => [await leave(place), await see("violations", "Violations", "endpoint-https")(place)],
      ],
      ["decide", press("Resolve")],
      ["node", async (place) => [await leave(place), await see("node", "Node", "Statistics")(place)]],
    ],
    owner.email,
  );
});

test("shows an error for a response that is not from a node", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await enter(open, world, email, ["webhooks", "Webhooks"]);
  const { page } = watched;
  await page.route("**/api/developers/keys*", (route) => route.fulfill({ json: {} }));
  await show(page, "keys", "API keys");
  await page.getByRole("alert").getByText("Something went wrong").waitFor();
  await page.unroute("**/api/developers/keys*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Create key" }).waitFor();
});
