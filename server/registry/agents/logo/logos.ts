/** Fetches the icons of agents and keeps them for a while, so that the browsers of visitors never contact other hosts. */

import { version } from "../../../../generated/operations.ts";
import { StaticBody } from "../../../../generated/routes.ts";
import type { Egress } from "../../../core/egress/egress.ts";
import { checkFetchUrl, checkRedirect } from "../../../core/egress/fetch-url.ts";
import { BoundedMap } from "../../../core/values/bounded-map.ts";
import { iconImage } from "./image.ts";
import { readRaster } from "./raster.ts";

/** The maximum size of an icon, in bytes: a list shows twenty. */
const maxBytes = 100_000;

/** The timeout of a fetch, in milliseconds: a visitor waits for it. */
const limitMs = 4_000;

/** How long an icon is kept, and how long it is remembered that a URL has none. */
const keptMs = 6 * 3_600_000;
const failedMs = 10 * 60_000;

/** The maximum size of what is kept, in bytes, and what an entry takes besides its image. */
const maxSize = 16_777_216;
const entrySize = 4_096;

const headers = {
  accept: "image/png,image/webp,image/jpeg,image/gif",
  "user-agent": `Registry-Node/${version}`,
};

/** Responses that redirect a GET request (RFC 9110 section 15.4). */
const redirects = new Set([301, 302, 303, 307, 308]);

/** The image of an icon; null if the URL has none that may be shown. */
type Icon = StaticBody<string> | null;

interface Entry {
  icon: Icon;
  expiresAt: number;
}

/** The icons that a process keeps. After a restart they are fetched again, when they are asked for. */
export class Logos {
  readonly #egress: Egress;
  readonly #clock: () => Date;
  readonly #entries = new BoundedMap<string, Entry>(maxSize, ({ icon }) => sizeOf(icon));
  readonly #fetches = new Map<string, Promise<Icon | "busy">>();

  constructor(egress: Egress, clock: () => Date) {
    this.#egress = egress;
    this.#clock = clock;
  }

  /** The size of what is kept, in bytes. */
  get size(): number {
    return this.#entries.total;
  }

  /**
   * Returns the image of an icon. Requests for a URL that is being fetched share its fetch.
   * @param client the network that asks: it may have a limited number of fetches under way.
   * @returns null if the URL has none that may be shown, `busy` if too many are being fetched.
   */
  async icon(url: string, client: string): Promise<Icon | "busy"> {
    const kept = this.#entries.get(url);
    if (kept && kept.expiresAt > this.#clock().getTime()) {
      this.#entries.use(url);
      return kept.icon;
    }
    const underWay = this.#fetches.get(url);
    if (underWay) return underWay;
    const fetched = this.#fetch(url, client).finally(() => this.#fetches.delete(url));
    this.#fetches.set(url, fetched);
    return fetched;
  }

  async #fetch(url: string, client: string): Promise<Icon | "busy"> {
    const bytes = await this.#read(url, client);
    if (bytes === "busy") return bytes;
    const raster = bytes && readRaster(bytes);
    const icon = bytes && raster ? new StaticBody<string>(iconImage(bytes, raster)) : null;
    const expiresAt = this.#clock().getTime() + (icon ? keptMs : failedMs);
    this.#entries.set(url, { icon, expiresAt });
    return icon;
  }

  /** Reads the bytes of a URL, from where it redirects to if it does; null for a failure. */
  async #read(text: string, client: string): Promise<Buffer | null | "busy"> {
    const checked = checkFetchUrl(text, this.#egress.pins);
    if ("reason" in checked) return null;
    const first = await this.#get(checked.url, client);
    if (!first.ok) return first.busy || first.aborted ? "busy" : null;
    if (!redirects.has(first.status)) return first.status === 200 ? first.body : null;
    const redirect = checkRedirect(checked.url, first.headers.location ?? "", this.#egress.pins);
    if ("reason" in redirect) return null;
    const second = await this.#get(redirect.url, client);
    if (!second.ok) return second.busy || second.aborted ? "busy" : null;
    return second.status === 200 ? second.body : null;
  }

  #get({ href }: URL, client: string) {
    return this.#egress.get(href, { headers, limitMs, maxBytes, traffic: "logos", client });
  }
}

/** The image takes a tenth more in its compressed forms. */
function sizeOf(icon: Icon): number {
  return entrySize + Math.ceil((icon?.bytes.length ?? 0) * 1.1);
}
