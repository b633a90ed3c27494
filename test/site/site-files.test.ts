/** The files for programs that visit sites: crawlers, scanners, language models. */
import { expect, test } from "vitest";
import type { components } from "../../generated/openapi.d.ts";
import { createWorld, publicUrl } from "../world.ts";

test("the landing page and the API catalog lead to the OpenAPI document", async () => {
  await using world = await createWorld("sqlite");
  for (const method of ["GET", "HEAD"]) {
    const links = (await world.send(method, "/")).headers.get("link") ?? "";
    expect(links).toContain('</.well-known/api-catalog>; rel="api-catalog"');
    expect(links).toContain('</openapi.json>; rel="service-desc"');
    expect(links).toContain('</.well-known/ard.json>; rel="ard"');
  }
  const response = await world.send("GET", "/.well-known/api-catalog");
  expect(response.headers.get("content-type")).toContain(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  );
  const { linkset } = (await response.json()) as components["schemas"]["ApiCatalog"];
  const described = linkset.flatMap((each) => each["service-desc"] ?? []);
  expect(described).toEqual([{ href: `${publicUrl}/openapi.json`, type: "application/json" }]);
  const links = linkset.flatMap((each) => [
    ...(each.item ?? []),
    ...described,
    ...(each["service-doc"] ?? []),
    ...(each.status ?? []),
  ]);
  for (const { href } of links) {
    const { status } = await world.send("GET", href.slice(publicUrl.length));
    expect([200, 405], href).toContain(status); // MCP takes POST
  }
});

test("a HEAD of the API catalog has a link to it", async () => {
  await using world = await createWorld("sqlite");
  const response = await world.send("HEAD", "/.well-known/api-catalog");
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(response.headers.get("link")).toBe(`<${publicUrl}/.well-known/api-catalog>; rel="api-catalog"`);
});

test("crawlers may visit all pages of the site map, and not the dashboard", async () => {
  await using world = await createWorld("sqlite");
  const robots = await world.registry.site.robots();
  expect(robots).toContain("Disallow: /dashboard\n");
  expect(robots).toContain(`Agentmap: ${publicUrl}/.well-known/ard.json\n`);
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
  const urls = [...(await world.registry.site.siteMap()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = urls.map(([, url = ""]) => url.slice(publicUrl.length));
  expect(paths).toContain("/docs/start");
  for (const path of paths) {
    expect(path).not.toMatch(/^\/(dashboard|api)/);
    expect((await world.send("GET", path)).status, path).toBe(200);
  }
});

test("a path of the public URL is in the rules for crawlers", async () => {
  await using world = await createWorld("sqlite", { publicUrl: "https://example.com/registry" });
  const robots = await world.registry.site.robots();
  expect(robots).toContain("Disallow: /registry/dashboard\n");
  expect(robots).toContain("Sitemap: https://example.com/registry/sitemap.xml\n");
});

test("language models learn how to search, and every link leads to a page", async () => {
  await using world = await createWorld("sqlite");
  const text = await world.registry.site.llms();
  expect(text).toMatch(/^# Registry Node at /);
  expect(text).toContain(`GET ${publicUrl}/search?q=`);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url.slice(publicUrl.length));
  expect(links.length).toBeGreaterThan(10);
  for (const path of links) expect((await world.send("GET", path)).status, path).toBe(200);
});

test("the security contact is the operator's, and expires within a year", async () => {
  const settings = { securityContact: "mailto:security@example.com" };
  await using world = await createWorld("sqlite", settings, {
    clock: () => new Date("2026-11-25T17:00:00Z"),
  });
  expect(await world.registry.site.securityContact()).toBe(
    `Contact: mailto:security@example.com\nExpires: 2027-05-24T00:00:00Z\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
  );
});

test("the icon is an ICO file with PNG images of three sizes", async () => {
  await using world = await createWorld("sqlite");
  const icon = Buffer.from(await world.registry.site.favicon());
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)];
    const image = icon.subarray(offset, offset + length);
    expect([icon[entry], icon[entry + 1], image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual(
      Array(4).fill(size),
    );
    expect(image.subarray(1, 4).toString()).toBe("PNG");
  }
});
