/**
 * Which subscriptions receive which events, cached in the process: most changes have no subscribers, and then do nothing for
 * webhooks.
 *
 * The journal has a version of all subscriptions, which each change of them replaces. A change reads the journal while it has
 * its lock, so it never uses an old cache, whichever process changed a subscription.
 */
import type { Kysely } from "kysely";
import type { Rows } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import type { WebhookTables } from "./tables.ts";

/** What determines which events a subscription receives. */
type Subscription = Pick<WebhookTables["webhook"], "events" | "source"> & { key: number };

type Db = Kysely<WebhookTables>;

/** A statement, because it reads all subscriptions in the change of another agent. */
const subscriptions = statement((db: Db, _values: object) =>
  db.selectFrom("webhook").select(["key", "events", "source"]).orderBy("key"),
);

/** The cache of a process. */
export class Subscribers {
  #version: string | undefined;
  #all: Subscription[] = [];
  /** The keys by event type and source. */
  readonly #keys = new Map<string, number[]>();

  /**
   * The keys of the subscriptions that receive an event, in order of creation.
   * @param version the version of all subscriptions, as this change sees them.
   */
  async of(
    tx: Rows,
    version: string,
    { type, imported }: { type: string; imported: boolean },
  ): Promise<readonly number[]> {
    if (version !== this.#version) await this.#read(tx, version);
    const source = imported ? "federated" : "local";
    const id = `${type} ${source}`;
    const known = this.#keys.get(id);
    if (known) return known;
    const receives = ({ events, ...each }: Subscription) =>
      (each.source === "all" || each.source === source) && (events === "" || events.includes(`,${type},`));
    const keys = this.#all.filter(receives).map(({ key }) => key);
    this.#keys.set(id, keys);
    return keys;
  }

  async #read(tx: Rows, version: string): Promise<void> {
    this.#all = await subscriptions.all(tx, {});
    this.#keys.clear();
    this.#version = version;
  }
}
