/** The manifest of the package that is published. */

/** What is read of `client/package.json`. */
export interface Manifest {
  /** The name of the package. */
  name: string;
  /** Subpaths, and the source of each: `./webhooks.ts`. */
  exports: Record<string, string>;
  /** All else, which is taken over as it is. */
  [member: string]: unknown;
}

/** The name of the files of an entry: `webhooks` for `./webhooks.ts`. */
export function nameOf(source: string): string {
  return source.replace(/^\.\/(.*)\.ts$/, "$1");
}

/**
 * The manifest with built files in the places of sources. What only this repository needs is left out: that the folder of
 * the sources is private, how it is built, and what it depends on, for that is built in.
 */
export function published(manifest: Manifest): object {
  const { private: _, scripts, dependencies, devDependencies, exports, ...same } = manifest;
  const built = Object.entries(exports).map(([subpath, source]) => {
    const name = nameOf(source);
    return [subpath, { types: `./${name}.d.ts`, default: `./${name}.js` }];
  });
  return {
    ...same,
    exports: { ...Object.fromEntries(built), "./package.json": "./package.json" },
    files: ["*.js", "*.d.ts", "CHANGELOG.md", "THIRD-PARTY-LICENSES"],
  };
}
