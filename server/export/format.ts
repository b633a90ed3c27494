/**
 * The format of an export: JSON lines, which other programs can read and write too.
 *
 * ```
 * {"format": "registry-node export", "version": 1, …}     the header
 * {"registration": {…}, "facts": {…}, "status": {…}}      an agent: what `POST /register`, `PUT /agentfacts/{id}` and
 *                                                         `PUT /agents/{id}/status` take; the last two may be absent
 * {"end": true, "agents": 1}                              the end, without which an export is incomplete
 * ```
 */
import type { Description } from "../../client/description.ts";
import type { AgentCard, AgentFacts, ServerJson, StatusChange } from "../../client/models.ts";
import { StartError } from "../core/process/start-error.ts";

export const formatName = "registry-node export";

export const formatVersion = 1;

/** An agent of an export. */
export interface ExportedAgent {
  registration: Description & { agent_id: string; agent_card?: AgentCard; server_json?: ServerJson };
  facts?: AgentFacts;
  /** Absent for an active agent. */
  status?: StatusChange;
}

/** The first line. */
export interface ExportHeader {
  format: typeof formatName;
  version: number;
  /** The URL of the node. */
  from: string;
  /** RFC 3339. */
  madeAt: string;
}

/** The last line. */
export interface ExportEnd {
  end: true;
  agents: number;
}

/**
 * Parses the lines of an export.
 * @throws StartError with the line that is wrong, or if the export is incomplete.
 */
export async function* parseExport(lines: AsyncIterable<string>): AsyncIterable<ExportedAgent> {
  let number = 0;
  let end: ExportEnd | undefined;
  let agents = 0;
  for await (const line of lines) {
    number++;
    const found = parsedLine(line, number);
    if (number === 1) checkHeader(found);
    else if (found.end === true) end = { end: true, agents: Number(found.agents) };
    else {
      agents++;
      yield agentOf(found, number);
    }
  }
  if (number === 0)
    throw new StartError("The export is empty: name a file that `registry-node export` has written.");
  if (end?.agents !== agents)
    throw new StartError(
      `The export is incomplete: it ends after ${agents} agents, which were imported. Export again, and run this again.`,
    );
}

function parsedLine(line: string, number: number): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(line);
    if (typeof found === "object" && found !== null && !Array.isArray(found))
      return found as Record<string, unknown>; // JSON
  } catch {
    // reported below
  }
  throw new StartError(
    `Line ${number} of the export is no JSON object: the export is incomplete or damaged. Export again.`,
  );
}

function checkHeader({ format, version }: Record<string, unknown>): void {
  if (format !== formatName)
    throw new StartError("This is no export of a node: name a file that `registry-node export` has written.");
  if (version !== formatVersion)
    throw new StartError(
      `The export has version ${String(version)} of the format, and this version of the node reads version ${formatVersion}.`,
    );
}

/** The node checks everything else, when the agent is registered. */
function agentOf(found: Record<string, unknown>, number: number): ExportedAgent {
  const { registration } = found as Partial<ExportedAgent>;
  if (typeof registration?.agent_id !== "string")
    throw new StartError(`Line ${number} of the export has no registration with an agent_id.`);
  return found as unknown as ExportedAgent; // its registration has an id
}
