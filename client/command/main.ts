#!/usr/bin/env node
/** The process of the monitor of the log. */
import { runCommand } from "./monitor-command.ts";

process.exitCode = await runCommand(process.argv.slice(2), process);
