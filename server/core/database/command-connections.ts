/** The connection of a command to a PostgreSQL server. */
import { Connections, Suspicion } from "./connections.ts";
import type { PostgresSettings } from "./postgres.ts";

/**
 * Creates a pool of one connection, to the server itself if there is a pooler. It has no timeout of statements: sorting all
 * rows of a table exceeds that of other statements.
 * @param writable whether the server must take changes; a standby has the same data.
 */
export function connectionsOfCommand(settings: PostgresSettings, writable: boolean): Connections {
  return new Connections(settings.directUrl ?? settings.url, {
    max: 1,
    queryTimeoutMs: null,
    writable,
    preparedStatements: settings.preparedStatements ?? "auto",
    suspicion: new Suspicion(),
  });
}
