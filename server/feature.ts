/** What a feature is: what the registry does beside its own rooms, plugged in by a line of features.ts. */
import type { EntitySchema } from "@mikro-orm/sql";
import type { Listener } from "./core/database/hook.ts";

/** A feature: one folder beside its `.tsp`. What it does not have is left out. */
export interface Feature {
  /** The entities of its tables. */
  entities?: readonly EntitySchema[];
  /** What it does when something changes: see registry/hooks.ts. */
  listeners?: readonly Listener[];
}
