#!/usr/bin/env node
/** The command `npm run create -- ../<folder>`. It asks nothing, and sends nothing. */
import { join, relative } from "node:path";
import { createProject, RejectedProject } from "./create.ts";

const usage = `Creates a server of the contract of Registry Node, in TypeScript, whose handlers you fill in.

  npm run create -- ../<folder>

The folder must be empty or not exist yet. Its name is that of the project, for example my-node.`;

const [folder, ...others] = process.argv.slice(2);
if (folder === "--help" || folder === "-h") console.log(usage);
else if (folder === undefined || folder.startsWith("-") || others.length > 0) fail(usage);
else {
  try {
    report(createProject(folder, join(import.meta.dirname, "template")));
  } catch (error) {
    if (!(error instanceof RejectedProject)) throw error;
    fail(error.message);
  }
}

function report({ name, path }: { name: string; path: string }): void {
  const place = relative(process.cwd(), path);
  const steps = [...(place === "" ? [] : [`cd ${place}`]), "npm install", "npm test", "npm start"];
  console.log(`Created ${name}: a registry node whose operations all respond with 501.\n`);
  for (const step of steps) console.log(`  ${step}`);
  console.log("\nThen write the handlers in src/handlers.");
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
