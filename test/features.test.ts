/** Features are plugged in: one that is taken away leaves a node that starts and does what a node must. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { withoutLimits } from "./faults/process.ts";
import { copyProject, type ProjectCopy } from "./project.ts";

/** Facades, in an order in which they can be taken away: NANDA lists the servers of the MCP registry. */
const facades = ["ard", "nanda", "gallery"].map((name) => ({
  name,
  contract: `spec/facades/${name}.tsp`,
  folder: `server/features/facades/${name}`,
}));

/** The program, as far as it is not tests and not what belongs to no node. */
const compiler = ["node_modules/typescript-native/bin/tsc", "--noEmit", "--singleThreaded"];

/** The compiler reads the program several times. Beside other work that takes more than ten minutes. */
const limit = 3_600_000;

const without = (line: RegExp) => (text: string) =>
  text
    .split("\n")
    .filter((each) => !line.test(each))
    .join("\n");

/** Removes a feature: its folder, its contract, and its line. */
async function remove(
  copy: ProjectCopy,
  { name, contract, folder }: (typeof facades)[number],
): Promise<void> {
  await copy.remove(folder);
  await copy.remove(contract);
  await copy.change("server/features.ts", without(new RegExp(`^  ${name}: |/${name}/feature\\.ts"`)));
  await copy.change("spec/main.tsp", without(new RegExp(`/${name}\\.tsp"`)));
  // Its settings, if it has some, are read there by two lines more.
  const settings = await copy.read("server/assembly/config.ts");
  if (settings.includes(`/${name}/settings.ts"`))
    await copy.change(
      "server/assembly/config.ts",
      without(new RegExp(`/${name}/settings\\.ts"|\\bread${name}\\(`, "i")),
    );
}

test(
  "facades are removed by deleting a folder, a contract and a line",
  async () => {
    await using copy = await copyProject();
    await copy.change("tsconfig.json", (text) =>
      text.replace(/"include": \[[^\]]*\]/, '"files": ["server/main.ts", "client/index.ts"]'),
    );
    for (const facade of facades) {
      await remove(copy, facade);
      const generated = await copy.run("node", "spec/generate/generate.ts");
      expect(generated, facade.name).toMatchObject({ code: 0 });
      expect(generated.output, facade.name).not.toContain("skeleton");
      const compiled = await copy.run("node", ...compiler);
      expect(compiled, facade.name).toEqual({ code: 0, output: "" });
    }
    const checked = await conformanceOf(copy);
    expect(checked.code, checked.output).toBe(0);
    expect(checked.output).toMatch(/core +\d+ +0/);
  },
  limit,
);

/** Starts the node of a copy, and checks it by the conformance program. */
async function conformanceOf(copy: ProjectCopy) {
  const env = { ...process.env, ...withoutLimits, PORT: "0", EMBEDDINGS: "off" };
  const node = spawn("node", ["server/start.js"], { cwd: copy.folder, env });
  try {
    let output = "";
    for await (const text of node.stdout.setEncoding("utf8")) {
      output += text;
      const url = /listening on (http:\S+?)\)/.exec(output)?.[1];
      if (url) return await copy.run("node", "conformance/main.ts", url, "--profile", "core");
    }
    throw new Error(`The node does not start: ${output}`);
  } finally {
    node.kill("SIGTERM");
    await once(node, "exit");
  }
}
