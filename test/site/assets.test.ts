/** The static files of pages, and the files of the dashboard's build. */
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hrefOf, ownAssets } from "../../server/features/site/assets.ts";
import { DashboardBuild } from "../../server/features/site/dashboard-build.ts";
import { dashboardPage } from "../../server/features/site/dashboard-page.ts";
import { createWorld, publicUrl } from "../world.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dashboard-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a build like Vite: an entry with its style sheet, and a lazily loaded chunk. */
async function build(hash: string): Promise<void> {
  const manifest = {
    "main.tsx": { file: `main-${hash}.js`, isEntry: true, css: [`main-${hash}.css`], imports: ["_own.js"] },
    "_own.js": { file: `own-${hash}.js` },
    "outside.js": { file: "../secret.js" },
    "notes.md": { file: "notes.md" },
  };
  for (const name of [`main-${hash}.js`, `main-${hash}.css`, `own-${hash}.js`, "notes.md"])
    await writeFile(join(folder, name), `/* ${name} */`);
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
}

test("every style sheet of the folder is part of an asset", async () => {
  const folder = new URL("../../server/features/site/", import.meta.url);
  const served = Object.values(ownAssets).map(({ body }) => body.bytes.toString());
  const sheets = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(2);
  for (const name of sheets) {
    const text = await readFile(new URL(name, folder), "utf8");
    expect(
      served.some((each) => each.includes(text)),
      name,
    ).toBe(true);
  }
});

test("without a build, the dashboard page explains how to build it and no file is served", () => {
  const missing = new DashboardBuild(folder);
  expect(missing.entry()).toBeUndefined();
  expect(missing.find("main-1.js")).toBeUndefined();
  expect(dashboardPage(undefined, publicUrl)).toContain("npm run build:dashboard");
});

test("a build that appears later is served, and a newer build replaces it", async () => {
  const dashboard = new DashboardBuild(folder);
  expect(dashboard.entry()).toBeUndefined();
  await build("1");
  expect(dashboard.entry()?.scripts.map(hrefOf)).toEqual(["/assets/own-1.js", "/assets/main-1.js"]);
  expect(dashboard.entry()?.sheets.map(hrefOf)).toEqual(["/assets/main-1.css"]);
  expect(dashboard.find("own-1.js")?.media).toBe("text/javascript");
  expect(dashboard.find("own-1.js")?.body.bytes.toString()).toBe("/* own-1.js */");
  await build("2");
  await utimes(join(folder, "manifest.json"), new Date(), new Date(Date.now() + 5_000));
  expect(dashboard.find("own-2.js")).toBeDefined();
  expect(dashboard.find("own-1.js")).toBeUndefined();
});

test("only files in the manifest are served, without subfolders and with a known extension", async () => {
  await build("1");
  await writeFile(join(folder, "unlisted.js"), "");
  const dashboard = new DashboardBuild(folder);
  for (const name of ["../secret.js", "notes.md", "manifest.json", "unlisted.js", "toString", ""])
    expect(dashboard.find(name)).toBeUndefined();
});

test("an incomplete manifest is ignored", async () => {
  await writeFile(join(folder, "manifest.json"), '{"main.tsx": {"file": "main-1');
  const dashboard = new DashboardBuild(folder);
  expect(dashboard.entry()).toBeUndefined();
  await build("1");
  expect(dashboard.entry()).toBeDefined();
});

test("the dashboard page loads the entry files of the manifest", async () => {
  await build("1");
  const text = dashboardPage(new DashboardBuild(folder).entry(), publicUrl);
  expect(text).toContain('<script type="module" src="/assets/main-1.js"></script>');
  expect(text).toContain('<link rel="stylesheet" href="/assets/main-1.css">');
  expect(text).toContain("<noscript>");
});

test("assets are immutable and have their media type", async () => {
  await using world = await createWorld("sqlite");
  for (const asset of Object.values(ownAssets)) {
    const response = await world.send("GET", hrefOf(asset));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": `${asset.media}; charset=utf-8`,
      "x-content-type-options": "nosniff",
      etag: asset.etag,
    });
  }
});

test.each([
  "..%2f..%2fserver%2fsite%2fhandlers.ts",
  "..%5c..%5cpackage.json",
  "%2e%2e%2fsite.css",
  "site.css%00.js",
  "....//site.css",
  "site.css",
  "manifest.json",
  "__proto__",
])("the name %s is not served", async (name) => {
  await using world = await createWorld("sqlite");
  expect([400, 404]).toContain((await world.send("GET", `/assets/${name}`)).status);
});
