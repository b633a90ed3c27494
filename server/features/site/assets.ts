/** The static files of pages. Their names contain a digest of their content. */
import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { StaticBody } from "../../../generated/routes.ts";
import { contentDigest, contentTag } from "../../core/http/responses.ts";

/** Media types by file extension. Files with another extension are not served. */
const mediaTypes = { ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" } as const;

/** A file and its response headers. */
export interface Asset {
  /** The name below `/assets/`. */
  name: string;
  media: (typeof mediaTypes)[keyof typeof mediaTypes];
  body: StaticBody<string>;
  /** The entity tag: a digest of the content. */
  etag: string;
}

/** Concatenates files of this folder into an asset whose name contains its digest, like `site.3f9aB2xQ.css`. */
function ownAsset(name: string, paths: string[]): Asset {
  const text = paths.map((path) => readFileSync(new URL(path, import.meta.url), "utf8")).join("\n");
  const end = extname(name);
  return makeAsset(`${basename(name, end)}.${contentDigest(text).slice(0, 8)}${end}`, text);
}

/** The parts of the style sheet of all pages, in cascade order. */
const sheet = [
  "tokens",
  "base",
  "header",
  "controls",
  "parts",
  "code",
  "landing",
  "agents",
  "facets",
  "agent",
  "activity",
  "reputation",
  "liveness",
  "log",
  "guide",
].map((part) => `style/${part}.css`);

/** The style sheet and scripts of all pages, those of the API reference, and the icon. */
export const ownAssets = {
  sheet: ownAsset("site.css", sheet),
  theme: ownAsset("theme.js", ["theme.js"]),
  script: ownAsset("site.js", ["site.js"]),
  reference: ownAsset("reference.css", [
    "reference/reference.css",
    "reference/samples/samples.css",
    "reference/try/try.css",
    "reference/sidebar.css",
  ]),
  referenceLanguages: ownAsset("reference-languages.js", ["reference/languages.js"]),
  referenceSearch: ownAsset("reference-search.js", ["reference/search.js"]),
  referenceTry: ownAsset("reference-try.js", ["reference/try/try.js"]),
  referenceAnchors: ownAsset("reference-anchors.js", ["reference/anchors.js"]),
  icon: ownAsset("icon.svg", ["icon.svg"]),
};

/** `icon.svg` in 16, 32 and 48 pixels: PNG images in an ICO file. */
export const faviconFile = new StaticBody<string>(readFileSync(new URL("favicon.ico", import.meta.url)));

/** The URL of an asset. */
export function hrefOf({ name }: Pick<Asset, "name">): string {
  return `/assets/${name}`;
}

/**
 * A file of a build, whose name already contains a digest.
 * @throws if the file does not exist.
 */
export function builtAsset(folder: string, name: string): Asset {
  return makeAsset(name, readFileSync(join(folder, name), "utf8"));
}

/** Whether a file may be served: it is not in a subfolder, and its extension has a media type. */
export function isServed(name: string): boolean {
  return basename(name) === name && extname(name) in mediaTypes;
}

function makeAsset(name: string, text: string): Asset {
  const media = mediaTypes[extname(name) as keyof typeof mediaTypes]; // callers pass only names with these extensions
  return { name, media, body: new StaticBody(text), etag: contentTag(text) };
}
