/** Reads certifications. */
import type { components } from "../../generated/openapi.d.ts";
import type { Rows } from "../database/database.ts";
import { placeholders } from "../database/placeholders.ts";
import { readNewestFirst, type WindowedList } from "../database/windows.ts";
import type { CertificationRow } from "./certification.ts";

type Schemas = components["schemas"];

export { type CertificationRow, toCertificationResponse, toCertificationSummary } from "./certification.ts";

/** Finds a certification by its id. */
export function findCertification(rows: Rows, id: string): Promise<CertificationRow | undefined> {
  return rows.get<CertificationRow>("select * from certification where id = ?", [id]);
}

/** Finds the active certification of an agent by level and issuer, which a request would renew. */
export function findActive(
  rows: Rows,
  { agent_key, level, issuer }: Pick<CertificationRow, "agent_key" | "level" | "issuer">,
): Promise<CertificationRow | undefined> {
  return rows.get<CertificationRow>(
    "select * from certification where agent_key = ? and level = ? and issuer = ? and status = 'active'",
    [agent_key, level, issuer],
  );
}

/** Reads the distinct levels of an agent's active certifications. */
export async function activeLevels(
  rows: Rows,
  agentKey: number,
  now: string,
): Promise<Schemas["CertificationLevel"][]> {
  const found = await rows.all<Pick<CertificationRow, "level">>(
    `select distinct level from certification
      where agent_key = ? and status = 'active' and counted = true and (expires_at is null or expires_at > ?) order by level`,
    [agentKey, now],
  );
  return found.map(({ level }) => level);
}

/** Filters of a list of certifications; undefined matches all. */
export interface CertificationFilters {
  agent_id?: string | undefined;
  status?: Schemas["CertificationStatus"][] | undefined;
  level?: Schemas["CertificationLevel"][] | undefined;
}

/** Reads a page of certifications, newest first, before a key. */
export function certificationsBefore(
  rows: Rows,
  { agent_id, status, level }: CertificationFilters,
  { before, limit, now }: { before: number | undefined; limit: number; now: string },
): Promise<CertificationRow[]> {
  const currentStatus = "case when status = 'active' and expires_at <= ? then 'expired' else status end";
  const list: WindowedList = {
    columns: "*",
    from: "certification",
    table: "certification",
    position: "key",
    indexed: agent_id === undefined ? [] : [{ text: "agent_id = ?", params: [agent_id] }],
    filters: [
      ...(status
        ? [{ text: `${currentStatus} in (${placeholders(status)})`, params: [now, ...status] }]
        : []),
      ...(level ? [{ text: `level in (${placeholders(level)})`, params: level }] : []),
    ],
  };
  return readNewestFirst(rows, list, before, limit);
}
