/**
 * The commands in documents and messages, in the form that works: from a clone, as long as the packages are not on npm, or with
 * the packages. `npm run generate` writes the form that `config.commands` of package.json names; publish.yml sets "published".
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type CommandForm = "clone" | "published";

/** Each command from a clone, and with the packages. All are unique, so a text can be written in either form and back. */
export const commandForms = [
  ["npm run registry-node -- ", "npx registry-node "],
  ["npm run conformance -- ", "npx @registry-node/conformance "],
  ["npm run monitor -- ", "npx @registry-node/client monitor "],
  ["npm run create -- ../", "npm create registry-node "],
  ["cd ../my-node", "cd my-node"],
  ["npm ci --no-audit", "npm install registry-node"],
  ["npm install ../registry-node/client", "npm install @registry-node/client"],
  ["npm install ../registry-node/create/dist/*.tgz", "npm install @registry-node/contract"],
  [
    "Node.js 20 or newer, in the folder of a clone of the repository",
    "Node.js 22.16 or newer, in a folder of its own",
  ],
  [
    "This is run in your project, with a clone of the repository beside it, after `npm ci` and `npm start` there.",
    "This is run in your project.",
  ],
  ["In a project of your own, beside the clone (Node", "In a project of your own (Node"],
] as const;

const root = join(import.meta.dirname, "..", "..");

/** Returns a text with its commands in a form. */
export function withCommands(text: string, form: CommandForm): string {
  const [from, to] = form === "published" ? ([0, 1] as const) : ([1, 0] as const);
  return commandForms.reduce((said, pair) => said.replaceAll(pair[from], pair[to]), text);
}

/** The form that package.json names. */
export function formOfDocuments(): CommandForm {
  const { config } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    config: { commands: CommandForm };
  };
  return config.commands;
}

/** The files whose commands readers copy: documents, guides, and sources with messages. */
export function filesWithCommands(): string[] {
  const folders = ["client", "conformance", "contract", "create", "deploy", "server"];
  const patterns = ["README.md", "CONTRIBUTING.md", ...folders.map((name) => `${name}/**/*.{md,ts,tsx}`)];
  const left = /(^|\/)(node_modules|dist|command-forms\.ts|CHANGELOG\.md)(\/|$)/;
  return globSync(patterns, { cwd: root, exclude: (path) => left.test(path) });
}

if (import.meta.main) {
  const form = formOfDocuments();
  for (const file of filesWithCommands()) {
    const text = readFileSync(join(root, file), "utf8");
    const written = withCommands(text, form);
    if (written !== text) writeFileSync(join(root, file), written);
  }
}
