/** The pages and the dashboard in Chromium, at a node whose public URL has a path, behind proxies of both kinds. */
import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { password } from "../world.ts";
import { serve, useBrowser } from "./browser.ts";

const open = useBrowser();
const basePath = "/some/registry";

/** A proxy on loopback that serves a node below a path, and nothing elsewhere. */
async function serveProxy(
  removesPath: boolean,
): Promise<AsyncDisposable & { url: string; leadTo(port: number): void }> {
  let port = 0;
  const server = createServer((incoming, outgoing) => {
    const { url = "", method, headers } = incoming;
    if (url !== basePath && !url.startsWith(`${basePath}/`)) return outgoing.writeHead(502).end();
    const path = removesPath ? url.slice(basePath.length) || "/" : url;
    const forwarded = send({ port, method, headers, path }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`, // it listens on a port, not on a pipe
    leadTo: (nodePort) => {
      port = nodePort;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.each([
  ["removes the path", true],
  ["passes the path on", false],
] as const)(
  "behind a proxy that %s, a visitor searches, signs in, creates a key, tries an operation and follows events",
  async (_kind, removesPath) => {
    await using proxy = await serveProxy(removesPath);
    await using world = await serve({ publicUrl: proxy.url });
    proxy.leadTo(Number(new URL(world.url).port));
    const { email } = await world.owner();
    await world.registry.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com" });
    await using watched = await open(proxy.url);
    const { page, complaints } = watched;
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400 && response.status() !== 401) failed.push(response.url());
    });

    await page.goto(proxy.url);
    await page.getByRole("searchbox").fill("weather");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "weather", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "weather" }).waitFor();

    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
    await page.getByRole("link", { name: "API keys" }).click();
    await page.getByLabel("Name").fill("laptop");
    await page.keyboard.press("Enter");
    await page.getByText(`curl ${proxy.url}/api/whoami`).first().waitFor({ state: "attached" });
    await page.getByRole("button", { name: /saved it/ }).click();
    await page.goto(`${proxy.url}/docs/reference`);
    await page.getByRole("searchbox").fill("whoami");
    await page.getByRole("link", { name: "Check your credential" }).first().click();
    await page.getByRole("button", { name: "Try it: Check your credential" }).click();
    const form = page.getByRole("form", { name: "Try it: Check your credential" });
    await form.getByLabel("Credential").selectOption("session");
    await form.getByRole("button", { name: "Send request" }).click();
    await form.getByText(/^200 OK/).waitFor();

    await page.goto(`${proxy.url}/dashboard#/events`);
    await page.getByText("connected", { exact: true }).waitFor();
    await page.goto(`${proxy.url}/dashboard#/accounts`); // its script is loaded on demand
    await page.getByRole("button", { name: `Change ${email}` }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: `Change ${email}` }).waitFor();

    expect(new URL(page.url()).pathname).toBe(`${basePath}/dashboard`);
    const [cookie] = await watched.context.cookies(proxy.url);
    expect(cookie).toMatchObject({ name: "access_token", path: basePath });
    expect([failed, complaints]).toEqual([[], []]);
  },
);
