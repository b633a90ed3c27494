/** Refers searches to the peers that are registries themselves. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { Managed } from "../../../core/sql/orm.ts";
import { peersWithArd } from "../../../registry/peers/peer.ts";
import { domainOf } from "./identifier.ts";

type Referral = components["schemas"]["Ard.Referral"];

/** Reads the peers that are registries themselves. */
export async function readReferrals(managed: Managed): Promise<Referral[]> {
  return (await peersWithArd(managed)).map(({ name, base_url }) => ({
    identifier: `urn:air:${domainOf(base_url)}:registry:node`,
    displayName: name,
    type: "application/ai-registry+json",
    url: `${base_url}/ard`,
  }));
}
