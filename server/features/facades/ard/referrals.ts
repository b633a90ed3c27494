/** Refers searches to the peers that are registries themselves. */
import type { Kysely } from "kysely";
import type { components } from "../../../../generated/openapi.d.ts";
import type { Rows } from "../../../core/database/database.ts";
import { statement } from "../../../core/database/statement.ts";
import type { PeerTables } from "../../federation/peer.ts";
import { domainOf } from "./identifier.ts";

type Referral = components["schemas"]["Ard.Referral"];

const registries = statement((db: Kysely<PeerTables>) =>
  db
    .selectFrom("peer")
    .select(["name", "base_url"])
    .where("status", "=", "active")
    .where("has_ard", "=", true)
    .orderBy("added_at")
    .orderBy("key"),
);

/** Reads the peers that responded as registries: see federation/registry-probe.ts. */
export async function readReferrals(rows: Rows): Promise<Referral[]> {
  return (await registries.all(rows, {})).map(({ name, base_url }) => ({
    identifier: `urn:air:${domainOf(base_url)}:registry:node`,
    displayName: name,
    type: "application/ai-registry+json",
    url: `${base_url}/ard`,
  }));
}
