/** What scenarios start from that no operation brings about: what only time, other processes or mischance would. */

import { beginNewLog } from "../server/features/log/new-log.ts";
import { RollbackGuard } from "../server/features/log/rollback-guard.ts";
import { LogSealer } from "../server/features/log/sealer.ts";
import type { RegistryNode } from "../server/node.ts";
import { deleteOldEvents } from "../server/registry/events/retention.ts";
import { TestClock, testUrl } from "../server/testing.ts";

/** What can be brought about. */
export interface Arranged {
  /** Makes the owner a developer. */
  demoteOwner(): Promise<void>;
  /** Disables an account and leaves it its sessions. */
  disableAccount(id: string): Promise<void>;
  /** Lets a key, or the account that it belongs to, have used so many requests of a month. */
  spend(keyId: string, whose: "key" | "account", count: number, month: string): Promise<void>;
  /** Lets the sessions of an account have made so many writes in a month. */
  spendSessions(accountId: string, count: number, month: string): Promise<void>;
  /** Lets all accounts, and all callers without one, have stored so many bytes today. */
  store(bytes: number): Promise<void>;
  /** Gives all agents to another account. */
  giveAwayAgents(): Promise<void>;
  /** Deletes the values that changes replaced, as if an earlier version of the node had made them. */
  forgetValues(): Promise<void>;
  /** Makes all agents ones that the operator suspended. */
  suspendAgents(): Promise<void>;
  /** Makes all agents ones that came from a peer. */
  importAgents(): Promise<void>;
  /** Disables all subscriptions, as ten failures in a row do. */
  disableSubscriptions(): Promise<void>;
  /** Copies the only subscription until its account has as many as it may. */
  fillSubscriptions(): Promise<void>;
  /** Lets all deliveries have failed. */
  failDeliveries(): Promise<void>;
  /** Makes another process be at all deliveries. */
  takeDeliveries(): Promise<void>;
  /** Adds as many peers as there may be. */
  fillPeers(): Promise<void>;
  /** Makes another process read all peers. */
  takePeers(): Promise<void>;
  /** Deletes all events that the node may delete, as if they were old. */
  deleteEvents(): Promise<void>;
  /** Seals all events in the log now, as another process of the node does. */
  seal(): Promise<void>;
  /** Halts the log. */
  haltLog(): Promise<void>;
  /** Begins a new log, and seals all events in it. */
  beginNewLog(): Promise<void>;
}

/**
 * Arranges by writing into the database of a node.
 * @param checkpointFile the file of its last checkpoint; null if it keeps none.
 */
export function arrangedIn({ database }: RegistryNode, checkpointFile: string | null): Arranged {
  const run = async (statement: string) => {
    await database.transaction((tx) => tx.run(statement));
  };
  const sealer = new LogSealer({
    database,
    guard: checkpointFile === null ? null : new RollbackGuard(checkpointFile),
    nodeKey: Buffer.alloc(32, 7), // that of the configuration of tests
    publicUrl: testUrl,
    clock: () => new Date(),
    onHalt: () => undefined,
    onUnwritten: () => undefined,
  });
  const seal = async () => {
    while ((await sealer.run()) !== null);
  };
  return {
    seal,
    haltLog: () => run("update log set halted = 'Halted by a test.', halted_at = '2026-11-20T16:15:00.000Z'"),
    beginNewLog: async () => {
      await beginNewLog({ database, kept: null, publicUrl: testUrl, now: new Date() });
      await seal();
    },
    deleteEvents: async () => void (await deleteOldEvents(database, new Date("2100-01-01"), 0)),
    demoteOwner: () => run("update account set role = 'developer'"),
    disableAccount: (id) =>
      run(`update account set disabled_at = '2026-01-01T00:00:00.000Z' where id = '${id}'`),
    spend: (keyId, whose, count, month) =>
      run(`insert into quota (owner, period, used, granted)
        select ${whose === "key" ? "counter" : "account_id"}, '${month}', ${count}, 0 from api_key where id = '${keyId}'`),
    giveAwayAgents: () => run("update agent set owner_id = 'account_other', record_form = ''"),
    forgetValues: () => run("delete from record_change"),
    spendSessions: (accountId, count, month) =>
      run(
        `insert into quota (owner, period, used, granted) values ('${accountId} sessions', '${month}', ${count}, 0)`,
      ),
    store: async (bytes) => {
      const day = new TestClock().read().toISOString().slice(0, 10); // no world is older than a day here
      const insert = (rows: string) =>
        run(`insert into figure (kind, value, count) ${rows}
          on conflict (kind, value) do update set count = excluded.count`);
      await insert(`values ('stored on ${day} by anonymous', '', ${bytes})`);
      await insert(`select 'stored on ${day} by account', id, ${bytes} from account where true`);
    },
    suspendAgents: () => run("update agent set status = 'suspended', record_form = ''"),
    importAgents: () =>
      run(`update agent set source = 'peer_far', record_form = '', origin = '${JSON.stringify(farOrigin)}'`),
    disableSubscriptions: () =>
      run(`update webhook set status = 'disabled', consecutive_failures = 10,
        disabled_at = '2026-11-20T16:15:00.000Z'`),
    fillSubscriptions: () =>
      run(`insert into webhook (id, account_id, callback_url, origin, host, site, events, source, status, secret,
          created_at, consecutive_failures)
        with recursive n (i) as (select 2 union all select i + 1 from n where i < 100)
        select 'whk_' || i, account_id, callback_url, origin, i || '.example', i || '.example', events, source, status,
          secret, created_at, 0 from webhook, n`),
    failDeliveries: () => run("update delivery set status = 'failed'"),
    takeDeliveries: () =>
      run(`update delivery set status = 'pending', finished_at = null, lease = 'another'`),
    fillPeers: () =>
      run(`insert into peer (id, base_url, name, status, mode, cursor, full_sync_due, imported_ids, skipped, added_at, next_sync_at,
        consecutive_failures) values ${Array.from({ length: 100 }, (_, index) => peerRow(index))}`),
    takePeers: () => run("update peer set lease = 'another'"),
  };
}

/** Where agents come from that are made to come from a peer. */
export const farOrigin = {
  peer_id: "peer_far",
  base_url: "https://registry.example.org",
  seq: 1,
  updated_at: null,
  fetched_at: "2026-11-20T16:15:00.000Z",
};

function peerRow(index: number): string {
  const url = `https://peer-${index}.example.test`;
  return `('peer_${index}', '${url}', 'Peer', 'active', 'plain', 0, false, 0, 0, '2026-11-20T16:15:00.000Z',
    '2026-11-20T16:16:00.000Z', 0)`;
}
