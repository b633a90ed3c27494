import { crc32 } from "node:zlib";

const LONGEST_SLUG = 80;
const LONGEST_ID = 255;

/**
 * Returns the default id of an agent, for example `recipe-agent@example.com`. It only depends on the name and URL, and is
 * always a valid agent_id (1 to 255 of `A-Z a-z 0-9 . _ : @ ~ -`).
 */
export function defaultAgentId(name: string, agentUrl: string): string {
  const slug = slugOf(name) || `agent-${digestOf(name)}`;
  const host = hostOf(agentUrl);
  const id = host === "" ? slug : `${slug}@${host}`;
  if (id.length <= LONGEST_ID) return id;
  const end = `-${digestOf(host)}`;
  return id.slice(0, LONGEST_ID - end.length) + end;
}

/** Returns the Latin letters and digits of a name, without accents; a name in another script has none. */
function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  return slug.slice(0, LONGEST_SLUG).replace(/-$/, "");
}

/** Returns the host and port as the URL standard serializes them. IPv6 addresses have no brackets, which are invalid in ids. */
function hostOf(agentUrl: string): string {
  return (URL.canParse(agentUrl) ? new URL(agentUrl).host : "")
    .replace(/[[\]]/g, "")
    .replace(/[^a-z0-9.:_-]+/gi, "-")
    .toLowerCase();
}

function digestOf(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}
