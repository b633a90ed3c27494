#!/usr/bin/env node
/** The process of `npx @registry-node/client` and of `registry-monitor`. */
import { runCommand } from "./monitor-command.ts";

process.exitCode = await runCommand(process.argv.slice(2), process);
