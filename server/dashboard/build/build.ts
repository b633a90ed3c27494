/** Builds the dashboard, and the script that verifies proofs, for browsers: `npm run build:dashboard`, and the node's first start. */
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "vite";
import { builtFolder, sources } from "./freshness.ts";

/** Builds into a temporary folder that then replaces the old one, so that the node never serves an incomplete build. */
async function buildDashboard(folder: string): Promise<void> {
  const root = join(sources, "server", "dashboard");
  const outDir = `${folder}-${process.pid}`;
  try {
    await build({
      root,
      base: "./", // scripts load others from their own folder, wherever the node is
      configFile: false,
      publicDir: false,
      logLevel: "error",
      // Set here, because with NODE_ENV=development JSX would contain the paths of its sources.
      mode: "production",
      oxc: { jsx: { runtime: "automatic", importSource: "preact", development: false } },
      build: {
        outDir,
        assetsDir: "", // flat names, as `/assets/{name}` requires
        manifest: "manifest.json",
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0, // the Content-Security-Policy of the pages allows nothing inline
        rolldownOptions: { input: [join(root, "main.tsx"), join(root, "proof", "verify-form.ts")] },
      },
    });
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    await rename(outDir, folder).catch(async (error: unknown) => {
      // Another process built the same at the same time and was faster.
      if (!(error instanceof Error && "code" in error && error.code === "ENOTEMPTY")) throw error;
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

await buildDashboard(process.argv[2] ?? builtFolder);
