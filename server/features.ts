/** The features of a node, a line each, in the order in which they take part in changes. */
import { type Listener, Listeners } from "./core/database/hook.ts";
import type { Feature } from "./feature.ts";
import { certifications } from "./features/certifications/feature.ts";
import { compliance } from "./features/compliance/feature.ts";
import { domains } from "./features/domains/feature.ts";
import { embeddings } from "./features/embeddings/feature.ts";
import { erasures } from "./features/erasures/feature.ts";
import { nanda } from "./features/facades/nanda/feature.ts";
import { federation } from "./features/federation/feature.ts";
import { liveness } from "./features/liveness/feature.ts";
import { offers } from "./features/offers/feature.ts";
import { reputation } from "./features/reputation/feature.ts";

export const features: readonly Feature[] = [
  domains,
  certifications,
  compliance,
  offers,
  erasures,
  federation,
  reputation,
  liveness,
  embeddings,
  nanda,
];

/** What features do in changes, after what the registry itself does. */
export function listenersOf(registry: readonly Listener[]): Listeners {
  return new Listeners([...registry, ...features.flatMap(({ listeners = [] }) => listeners)]);
}
