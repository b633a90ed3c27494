/** Finds out who else is connected to a PostgreSQL database. */

import { StartError } from "../core/process/start-error.ts";
import type { PostgresTables } from "../migrate/postgres-tables.ts";

/**
 * Rejects a database that others are connected to. A running node would write into it, and keep answers of the state before.
 * @param place names the database.
 * @throws StartError
 */
export async function rejectOtherClients(tables: PostgresTables, place: string): Promise<void> {
  const users = await tables.all<{ pid: number; name: string; address: string | null }>(
    `select pid, application_name as name, host(client_addr) as address from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (users.length === 0) return;
  const described = users.map(
    ({ pid, name, address }) =>
      `process ${pid} of the server${name && ` (${name})`}, from ${address ?? "this machine"}`,
  );
  throw new StartError(
    `Others are connected to ${place}: ${described.join("; ")}. Stop the nodes and other programs that use it, ` +
      "and run this again. Nothing was changed.",
  );
}
