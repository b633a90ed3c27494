/** Starts the node: `npm start`. Options are those of `registry-node start`. */
import { launch } from "./core/process/launch.js";

await launch(
  async () =>
    (await import("./commands/command-line.ts")).runCommandLine(["start", ...process.argv.slice(2)]),
  true,
);
