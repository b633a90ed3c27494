#!/usr/bin/env node
/** The command line of the node: `registry-node <command>`. */
import { launch } from "./core/process/launch.js";

const args = process.argv.slice(2);
const starts = args[0] === "start" && !args.some((each) => ["--help", "-h"].includes(each));
await launch(async () => (await import("./commands/command-line.ts")).runCommandLine(args), starts);
