/** The API reference in Chromium: its search, the language of its samples, and requests to the node. */
import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible, expectGood } from "./accessibility.ts";
import { fill, hostile } from "./agents.ts";
import { sharedBrowser } from "./browser.ts";
import { type Site, see, startSite } from "./scene.ts";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), startSite(fill)]);
});

afterAll(async () => {
  await site?.[Symbol.asyncDispose]();
});

describe("the search", () => {
  test("works without script, by its form", async () => {
    await using seen = await see(browser, `${site.address}/docs/reference/keys`, {
      javaScriptEnabled: false,
    });
    const { page, faults } = seen;
    await page.getByRole("searchbox", { name: "Search the reference" }).fill("register agent");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("heading", { level: 1, name: "Results for" }).waitFor();
    await page.getByRole("link", { name: "Register or update an agent" }).click();
    await expect
      .poll(() => page.url())
      .toBe(`${site.address}/docs/reference/agents#operation-agents_register`);
    expect(faults).toEqual([]);
  });

  test("shows results while the query is written, which the arrow keys lead to", async () => {
    await using seen = await see(browser, `${site.address}/docs/reference/keys`);
    const { page, faults } = seen;
    await page.keyboard.press("/");
    await page.keyboard.type("agent_not_found");
    const results = page.getByRole("complementary").getByRole("listitem");
    await results.getByText("No such agent").waitFor();
    await page
      .getByRole("status")
      .getByText(/^\d+ results?\.$/)
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => results.getByText("No such agent").isVisible()).toBe(false);
    await page.keyboard.type(" ");
    await results.getByText("No such agent").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.url())
      .toBe(`${site.address}/docs/reference/problems#problem-agent_not_found`);
    expect(faults).toEqual([]);
  });
});

describe("the language of the samples", () => {
  const operation = (page: Page, name: string) => page.locator(`#operation-${name}`);

  test("is chosen for one operation without script", async () => {
    await using seen = await see(browser, `${site.address}/docs/reference/agents`, {
      javaScriptEnabled: false,
    });
    const { page } = seen;
    const lookup = operation(page, "agents_lookup");
    await expect.poll(() => lookup.getByText("import requests").isVisible()).toBe(false);
    await lookup.getByRole("radio", { name: "Python" }).check();
    await lookup.getByText("import requests").waitFor();
    expect(await lookup.getByText("curl 'http").isVisible()).toBe(false);
    expect(await operation(page, "agents_remove").getByText("curl -X DELETE").isVisible()).toBe(true);
  });

  test("is kept for all operations and pages, and is curl where an operation has no such sample", async () => {
    await using seen = await see(browser, `${site.address}/docs/reference/agents`);
    const { page, faults } = seen;
    await operation(page, "agents_lookup").getByRole("radio", { name: "MCP" }).check();
    await operation(page, "agents_remove").getByText('"registry_delete_agent"').waitFor();
    await operation(page, "agents_mine").getByText("curl 'http").waitFor();
    await page.goto(`${site.address}/docs/reference/facts`);
    await operation(page, "facts_get").getByText('"registry_get_agentfacts"').waitFor();
    await operation(page, "facts_get").getByRole("radio", { name: "MCP" }).focus();
    await page.keyboard.press("ArrowLeft");
    await operation(page, "facts_put").getByText("import requests").waitFor();
    expect(faults).toEqual([]);
  });
});

describe("a request that the visitor tries", () => {
  /** Opens a page, and notes the requests that its scripts send. */
  async function reading(path: string) {
    const seen = await see(browser, `${site.address}${path}`);
    const sent: Request[] = [];
    seen.page.on("request", (request) => {
      if (request.resourceType() === "fetch") sent.push(request);
    });
    return { ...seen, sent, [Symbol.asyncDispose]: () => seen[Symbol.asyncDispose]() };
  }

  test("is sent by the button alone, and its response is shown as text", async () => {
    await using seen = await reading("/docs/reference/agents");
    const { page, faults, sent } = seen;
    await page.getByRole("button", { name: "Try it: Look up an agent", exact: true }).click();
    const form = page.getByRole("form", { name: "Try it: Look up an agent", exact: true });
    await expect.poll(() => form.getByLabel("id").inputValue()).toBe("weather-agent");
    expect(await form.getByText("changes data").count()).toBe(0);
    await form.getByLabel("id").fill(hostile);
    await page.keyboard.press("Enter");
    expect(sent).toEqual([]);
    await form.getByRole("button", { name: "Send request" }).click();
    await form
      .getByRole("status")
      .getByText(/^200 OK · \d+ ms · [\d,]+ bytes$/)
      .waitFor();
    await form.getByText(`"agent_id": "${hostile}"`).waitFor();
    expect(await form.locator("img, script").count()).toBe(0);
    expect(sent.map((each) => [each.method(), each.url()])).toEqual([
      ["GET", `${site.address}/lookup/${encodeURIComponent(hostile)}`],
    ]);
    await form.getByText("Response headers").click();
    await form.getByText(/etag: /).waitFor();
    expect(faults).toEqual([]);
  });

  test("carries the key in a header alone, and the key is there on the next page of the tab", async () => {
    const developer = await site.world.developer();
    const { key } = await developer.keys.create({ name: "try" });
    await using seen = await reading("/docs/reference/agents");
    const { page, context, faults, sent } = seen;
    await page.getByRole("button", { name: "Try it: Register or update an agent" }).click();
    const form = page.getByRole("form", { name: "Try it: Register or update an agent" });
    await form.getByText("This changes data.").waitFor();
    await form.getByRole("button", { name: "Send request" }).click();
    await form.getByRole("alert").getByText("Enter a key, or choose another credential.").waitFor();
    expect(sent).toEqual([]);
    await form.getByLabel("API key", { exact: true }).fill(key.raw_key);
    const body = { agent_id: "tried-agent", agent_url: "https://tried.example.com/a2a" };
    await form.getByLabel("Body").fill(JSON.stringify(body));
    await expectGood(page, "reference-try");
    await form.getByRole("button", { name: "Send request" }).click();
    await form
      .getByRole("status")
      .getByText(/^201 Created/)
      .waitFor();
    expect((await site.world.registry.agents.lookup("tried-agent")).agent_url).toBe(body.agent_url);
    expect(sent.filter((each) => each.url().includes(key.raw_key))).toEqual([]);
    expect(await sent[0]?.headerValue("authorization")).toBe(`Bearer ${key.raw_key}`);
    await page.goto(`${site.address}/docs/reference/accounts`);
    await page.getByRole("button", { name: "Try it: Check your credential" }).click();
    const whoami = page.getByRole("form", { name: "Try it: Check your credential" });
    await whoami.getByRole("button", { name: "Send request" }).click();
    await whoami.getByText(`"id": "${key.id}"`).waitFor();
    expect(page.url()).not.toContain(key.raw_key);
    const other = await context.newPage();
    await other.goto(`${site.address}/docs/reference/accounts`);
    await other.getByRole("button", { name: "Try it: Check your credential" }).click();
    expect(await other.getByLabel("API key", { exact: true }).inputValue()).toBe("");
    expect(faults).toEqual([]);
  });

  test("uses the session of the browser if the visitor chooses it", async () => {
    const developer = await site.world.developer();
    const { key } = await developer.keys.create({ name: "weather of the session" });
    await using seen = await reading("/docs/reference/accounts");
    const { page, context } = seen;
    const value = developer.jar.get("access_token") ?? "";
    await context.addCookies([{ name: "access_token", value, url: site.address, httpOnly: true }]);
    await page.getByRole("button", { name: "Try it: Check your credential" }).click();
    const whoami = page.getByRole("form", { name: "Try it: Check your credential" });
    await whoami.getByLabel("Credential").selectOption("Session of this browser");
    await whoami.getByRole("button", { name: "Send request" }).click();
    await whoami
      .getByRole("status")
      .getByText(/^200 OK/)
      .waitFor();
    await page.goto(`${site.address}/docs/reference/keys`);
    await page.getByRole("button", { name: "Try it: List your keys" }).click();
    const list = page.getByRole("form", { name: "Try it: List your keys" });
    await list.getByRole("button", { name: "Send request" }).click();
    await list.getByText(`"id": "${key.id}"`).waitFor();
  });

  test("is not offered without script", async () => {
    await using seen = await see(browser, `${site.address}/docs/reference/agents`, {
      javaScriptEnabled: false,
    });
    expect(await seen.page.getByText("Try it").count()).toBe(0);
    await seen.page.locator("#operation-agents_lookup").getByText("curl 'http").waitFor();
  });
});
