import { crc32 } from "../../checksum.ts";

const LONGEST_SLUG = 80;
const LONGEST_ID = 255;

/**
 * Takes an agent's name and its URL; returns the id that it gets when nobody chose one, `recipe-agent@example.com`:
 * always the same for the same two, and always an agent_id (1 to 255 of `A-Z a-z 0-9 . _ : @ ~ -`).
 */
export function defaultAgentId(name: string, agentUrl: string): string {
  const slug = slugOf(name) || `agent-${digestOf(name)}`;
  const host = hostOf(agentUrl);
  const id = host === "" ? slug : `${slug}@${host}`;
  if (id.length <= LONGEST_ID) return id;
  const end = `-${digestOf(host)}`;
  return id.slice(0, LONGEST_ID - end.length) + end;
}

/** The Latin letters and digits of a name without their accents; a name in another script has none. */
function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  return slug.slice(0, LONGEST_SLUG).replace(/-$/, "");
}

/** Host and port as the URL standard writes them; an IPv6 address loses its brackets, which no id may have. */
function hostOf(agentUrl: string): string {
  return (URL.canParse(agentUrl) ? new URL(agentUrl).host : "")
    .replace(/[[\]]/g, "")
    .replace(/[^a-z0-9.:_-]+/gi, "-")
    .toLowerCase();
}

function digestOf(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}
