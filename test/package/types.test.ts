/** The types of the installed package, as compilers of several years see them. */
import { execFile } from "node:child_process";
import { copyFile, cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { prepared } from "./prepared.ts";

const run = promisify(execFile);
const { installed: user, runtimes } = await prepared(inject("preparing"));
const packages = join(import.meta.dirname, "..", "..", "node_modules");

const compilers = {
  "5.4": join(runtimes, "typescript-5.4", "bin", "tsc"),
  "5.9": join(packages, "typescript", "bin", "tsc"),
  "7": join(packages, "typescript-native", "bin", "tsc"),
};

/** The declarations of the package are checked too, those of the compiler itself are not. */
const strict = {
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  target: "es2022",
};

const resolutions = [
  { module: "esnext", moduleResolution: "bundler" },
  { module: "nodenext", moduleResolution: "nodenext" },
];

beforeAll(() => copyFile(join(import.meta.dirname, "user", "consumer.ts"), join(user, "consumer.ts")));

/** What a compiler says of the consumer; nothing if all is well. */
async function compile(compiler: keyof typeof compilers, folder: string, options: object): Promise<string> {
  const name = `tsconfig-${compiler}-${Object.values(options).slice(0, 2).join("-")}.json`;
  const config = { compilerOptions: { ...strict, ...options }, files: ["consumer.ts"] };
  await writeFile(join(folder, name), JSON.stringify(config));
  return run(process.execPath, [compilers[compiler], "-p", name], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr, // what execFile throws
  );
}

describe.each(["5.4", "5.9", "7"] as const)("TypeScript %s", (compiler) => {
  test.each(resolutions)("resolves and takes them by $moduleResolution", async (resolution) => {
    expect(await compile(compiler, user, { ...resolution, lib: ["es2022", "dom"], types: [] })).toBe("");
  });
});

/** Where there is no page `Request`, `Response`, `Headers` and so on come from the types of the runtime. */
test("need no types of a browser where there are those of Node.js", async () => {
  const folder = join(user, "..", "without-browser");
  await mkdir(join(folder, "node_modules", "@types"), { recursive: true });
  for (const name of ["@types/node", "undici-types"])
    await symlink(join(packages, name), join(folder, "node_modules", name));
  await cp(join(user, "node_modules", "@registry-node"), join(folder, "node_modules", "@registry-node"), {
    recursive: true,
  });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await copyFile(join(user, "consumer.ts"), join(folder, "consumer.ts"));
  const options = { module: "nodenext", moduleResolution: "nodenext", lib: ["es2022"], types: ["node"] };
  expect(await compile("7", folder, options)).toBe("");
});
