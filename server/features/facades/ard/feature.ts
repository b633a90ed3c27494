/** The registry as one of Agentic Resource Discovery. */
import type { Feature } from "../../../feature.ts";
import * as handlers from "./handlers.ts";
import { domainOf } from "./identifier.ts";
import type { Parts } from "./parts.ts";

export const ard: Feature<"ard", Parts> = {
  handlers,
  start: ({ config: { ardPublisherDomain, publicUrl, ardManifest: manifest } }) => ({
    parts: { ard: { domain: ardPublisherDomain ?? domainOf(publicUrl), manifest } },
  }),
};
