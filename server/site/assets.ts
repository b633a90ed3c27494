/** The files that pages are made of, under names that change with what they hold. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";

/** Media types of files, by the end of their names. No file of another kind is served. */
const medias = { ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" } as const;

/** A file as it is served. */
export interface Asset {
  /** Its name at `/assets/`. */
  name: string;
  media: (typeof medias)[keyof typeof medias];
  text: string;
  /** The validator of what it holds. */
  etag: string;
}

/** A file made of some of this folder, named by what it holds: `site.css` becomes `site.3f9aB2xQ.css`. */
function own(name: string, paths: string[]): Asset {
  const text = paths.map((path) => readFileSync(new URL(path, import.meta.url), "utf8")).join("\n");
  const end = extname(name);
  return makeAsset(`${basename(name, end)}.${digestOf(text).slice(0, 8)}${end}`, text);
}

/** The parts of the sheet of all pages, in the order of the cascade. */
const sheet = [
  "tokens",
  "base",
  "header",
  "controls",
  "parts",
  "code",
  "landing",
  "agent",
  "reputation",
  "guide",
].map((part) => `style/${part}.css`);

/** The node's own files: the sheet and the script of all pages, the sheet of the API reference, and the icon. */
export const ownAssets = {
  sheet: own("site.css", sheet),
  script: own("site.js", ["site.js"]),
  reference: own("reference.css", ["reference/reference.css", "reference/side.css"]),
  icon: own("icon.svg", ["icon.svg"]),
};

/** Where an asset is served. */
export function hrefOf({ name }: Pick<Asset, "name">): string {
  return `/assets/${name}`;
}

/**
 * A file that a build has named by what it holds.
 * @throws if it is not there.
 */
export function builtAsset(folder: string, name: string): Asset {
  return makeAsset(name, readFileSync(join(folder, name), "utf8"));
}

/** Whether a file's name is one that may be served: flat, and of a kind that pages are made of. */
export function isServed(name: string): boolean {
  return basename(name) === name && extname(name) in medias;
}

function makeAsset(name: string, text: string): Asset {
  const media = medias[extname(name) as keyof typeof medias]; // callers name files of these kinds alone
  return { name, media, text, etag: `"${digestOf(text)}"` };
}

/** 132 bits of a text's SHA-256: enough that two texts never share them. */
function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
