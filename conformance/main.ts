#!/usr/bin/env node
/** The process of the conformance program. */
import { runCommandLine } from "./command-line.ts";

process.exitCode = await runCommandLine(process.argv.slice(2), process);
