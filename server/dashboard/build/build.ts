/** Builds the dashboard for browsers: `npm run build:dashboard`, and the node's first start. */
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "vite";
import { builtFolder, sources } from "./freshness.ts";

/** Builds into a folder beside, which then takes the place of the old: nobody ever sees half a build. */
async function buildDashboard(folder: string): Promise<void> {
  const root = join(sources, "server", "dashboard");
  const outDir = `${folder}-${process.pid}`;
  try {
    await build({
      root,
      base: "/assets/",
      configFile: false,
      publicDir: false,
      logLevel: "error",
      // Whatever NODE_ENV says: for developers, JSX carries the paths of its sources.
      mode: "production",
      oxc: { jsx: { runtime: "automatic", importSource: "preact", development: false } },
      build: {
        outDir,
        assetsDir: "", // flat names: they are what `/assets/{name}` takes
        manifest: "manifest.json",
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0, // the policy of the pages allows nothing inline
        rolldownOptions: { input: join(root, "main.tsx") },
      },
    });
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    await rename(outDir, folder).catch(async (error: unknown) => {
      // Another process, started at the same time, was faster; what it built is the same.
      if (!(error instanceof Error && "code" in error && error.code === "ENOTEMPTY")) throw error;
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

await buildDashboard(process.argv[2] ?? builtFolder);
