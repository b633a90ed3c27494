/** The build of the dashboard that a node's start makes, where there is none. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { builtFolder, isFresh } from "./freshness.ts";

/** What a build is told. */
interface BuildOptions {
  /** Ends the build with the node. */
  signal?: AbortSignal;
  /** Where it goes. Default: where the node looks for it. */
  folder?: string;
}

/**
 * Builds the dashboard in a process of its own, unless it is there as its sources are now. The node serves meanwhile: what
 * fails is told, and costs the dashboard alone.
 */
export async function provideDashboard(options: BuildOptions = {}): Promise<void> {
  const { signal, folder = builtFolder } = options;
  if (isFresh(folder)) return;
  console.log("The dashboard is being built, which takes a few seconds once …");
  const fault = await runBuild(folder, signal);
  if (signal?.aborted) return;
  if (fault === null) console.log("The dashboard is ready, at /dashboard.");
  else {
    console.error(
      `The dashboard could not be built; the API works without it. \`npm run build:dashboard\` tries again.\n${fault}`,
    );
  }
}

/** Runs the build; what it said if it failed. */
async function runBuild(folder: string, signal: AbortSignal | undefined): Promise<string | null> {
  const script = join(import.meta.dirname, "build.ts");
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "ignore", "pipe"], signal });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  try {
    const [code]: unknown[] = await once(child, "close");
    return code === 0 ? null : said.trim();
  } catch (error) {
    return error instanceof Error ? error.message : String(error); // it could not be started, or was ended
  }
}
