/** Checks the server of PostgreSQL. */
import { placeOf } from "../../core/database/connection-settings.ts";
import { type Encoding, encodingColumns, encodingFault } from "../../core/database/encoding.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, failure } = findingsOf("Database");

interface ServerFacts extends Encoding {
  version: string;
  is_read_only: boolean;
  has_schema: boolean;
  has_tables: boolean;
  may_write: boolean;
  has_trigrams: boolean;
}

const question = `select ${encodingColumns}, current_setting('server_version') as version,
  pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as is_read_only,
  coalesce(has_schema_privilege(current_schema(), 'create'), false) as has_schema,
  to_regclass('agent') is not null as has_tables,
  coalesce(has_table_privilege(to_regclass('agent'), 'select')
    and has_table_privilege(to_regclass('agent'), 'insert')
    and has_table_privilege(to_regclass('agent'), 'update')
    and has_table_privilege(to_regclass('agent'), 'delete'), true) as may_write,
  exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams`;

/** Whether the server takes changes of this user. */
export async function checkServer(rows: Rows, url: string): Promise<Finding[]> {
  const place = placeOf(url);
  const facts = await rows.get<ServerFacts>(question);
  if (!facts) return [failure(`${place} does not answer a query: check the server`)];
  const { version, is_read_only, has_schema, has_tables, may_write, has_trigrams } = facts;
  const findings = [ok(`PostgreSQL ${version} at ${place} responds`)];
  if (is_read_only)
    findings.push(failure(`${place} is read-only (a standby?): set DATABASE_URL to the primary`));
  else if (!may_write)
    findings.push(
      failure(
        `The user of DATABASE_URL may not write the tables: grant it the rights, or make it their owner`,
      ),
    );
  else if (!has_schema)
    findings.push(
      failure(
        `The user of DATABASE_URL may not make tables, which a migration does: grant create on the schema`,
      ),
    );
  else findings.push(ok("The user of DATABASE_URL may write"));
  const fault = encodingFault(facts);
  if (fault !== null) findings.push(failure(fault));
  if (!has_trigrams && !has_tables)
    findings.push(failure("The server lacks the extension pg_trgm: install PostgreSQL's contrib package"));
  return findings;
}

/** The difference of the server's clock to a clock here, in milliseconds; positive if the clock here is ahead. */
export async function serverClockDifference(rows: Rows, clock: () => Date): Promise<number> {
  const before = clock().getTime();
  const row = await rows.get<{ ms: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  const after = clock().getTime();
  return (before + after) / 2 - (row?.ms ?? Number.NaN);
}
