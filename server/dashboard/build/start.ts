/** Builds the dashboard at the start of a node, if necessary. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { builtFolder, isFresh } from "./freshness.ts";

/** The options of a build. */
interface BuildOptions {
  /** Aborts the build when the node stops. */
  signal?: AbortSignal;
  /** The target folder. Default: the folder that the node serves. */
  folder?: string;
}

/**
 * Builds the dashboard in a separate process, unless the build is up to date. The node serves meanwhile; a failure is logged
 * and only affects the dashboard.
 */
export async function provideDashboard(options: BuildOptions = {}): Promise<void> {
  const { signal, folder = builtFolder } = options;
  if (isFresh(folder)) return;
  console.log("Building the dashboard, which takes a few seconds the first time …");
  const fault = await runBuild(folder, signal);
  if (signal?.aborted) return;
  if (fault === null) console.log("The dashboard is ready at /dashboard.");
  else {
    console.error(
      `The dashboard could not be built. The API works without it. Run \`npm run build:dashboard\` to try again.\n${fault}`,
    );
  }
}

/** Runs the build. Returns its error output, or null if it succeeded. */
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
    return error instanceof Error ? error.message : String(error); // it could not be started, or was aborted
  }
}
