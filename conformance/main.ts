#!/usr/bin/env node
/** The process of `npx @registry-node/conformance`. */
import { runCommandLine } from "./command-line.ts";

process.exitCode = await runCommandLine(process.argv.slice(2), process);
