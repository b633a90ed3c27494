/** The clients of other languages that the guide generates, with its programs, which call a node on loopback. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { createWorld } from "../world.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const guide = readFileSync(join(root, "server", "features", "site", "guides", "clients.md"), "utf8");

interface Language {
  name: string;
  /** Programs that run it, of which the first that works is used, with the options that show that it has what it needs. */
  programs: string[];
  needs: string[];
  file: string;
  /** The options that run the program of the guide. */
  options: string[];
  env?: Record<string, string>;
}

const languages: Language[] = [
  {
    name: "python",
    programs: ["python3", "/usr/bin/python3"],
    needs: ["-c", "import httpx"],
    file: "program.py",
    options: ["program.py"],
  },
  {
    name: "go",
    programs: ["go"],
    needs: ["version"],
    file: "program.go",
    options: ["run", "program.go", "registry.go"],
    env: { CGO_ENABLED: "0", GO111MODULE: "off" },
  },
];

/** The first program that has what it needs; undefined if this machine has none. */
async function runtimeOf({ programs, needs }: Language): Promise<string | undefined> {
  for (const program of programs) {
    const works = await run(program, needs).then(
      () => true,
      () => false,
    );
    if (works) return program;
  }
  return undefined;
}

describe.each(languages)("the client in $name", (language) => {
  test("is generated, and does what the guide shows", async (context) => {
    const runtime = await runtimeOf(language);
    if (runtime === undefined) {
      await context.annotate(
        `not run: this machine has no ${language.name} with what its client needs`,
        "notice",
      );
      return;
    }
    const { name, file, options, env } = language;
    const pattern = new RegExp(`^npx @redocly/cli@(\\S+) (generate-client .* --generator ${name} .*)$`, "m");
    const [, version, command = ""] = guide.match(pattern) ?? [];
    const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(version).toBe(devDependencies["@redocly/cli"]);

    await using world = await createWorld("sqlite");
    const address = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "guide" });
    const folder = await mkdtemp(join(tmpdir(), `client-${name}-`));
    const [, program = ""] = guide.match(new RegExp(`^\`\`\`${name}\\n([\\s\\S]*?)^\`\`\`$`, "m")) ?? [];
    await writeFile(join(folder, file), program.replaceAll("http://localhost:3000", address));
    const redocly = join(root, "node_modules", "@redocly", "cli", "bin", "cli.js");
    const generate = command.replaceAll("http://localhost:3000", address).split(" ");
    await run(process.execPath, [redocly, ...generate], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: "off" },
    });
    const { stdout } = await run(runtime, options, {
      cwd: folder,
      env: { ...process.env, ...env, REGISTRY_KEY: key.raw_key },
    });
    expect(stdout.trimEnd().split("\n")).toEqual([
      "snow-agent https://snow.example.com/a2a",
      "https://snow.example.com/a2a",
      "404 agent_not_found",
    ]);
    expect(await developer.agents.lookup("snow-agent")).toMatchObject({ owned: true });
    await rm(folder, { recursive: true });
  });
});
