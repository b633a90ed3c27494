/** The badge of an agent: an SVG image for READMEs and pages of others. It has no script, no style and no external font. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { Client } from "../../../core/http/authentication.ts";
import { ProblemError } from "../../../core/http/problem-response.ts";
import { plainText } from "../../../display/hidden-characters.ts";
import { gradeTones, livenessTones, type Tone } from "../../../display/tones.ts";
import { read } from "../api-reads.ts";
import { html } from "../html.ts";
import { highestLevel } from "./trust.ts";

type Grade = components["schemas"]["Grade"];
type LivenessState = components["schemas"]["LivenessState"];

/** What a badge says, beside its label. */
interface Statement {
  text: string;
  tone: Tone;
}

/** The query of a badge. */
interface BadgeQuery {
  show?: components["schemas"]["BadgeContent"] | undefined;
  label?: string | undefined;
}

/**
 * Reads an agent and renders its badge.
 * @returns the badge, and the present id of the agent.
 */
export async function readBadge(
  client: Pick<Client, "dispatch">,
  id: string,
  { show, label = show ?? "agent" }: BadgeQuery,
): Promise<{ agentId: string; body: string }> {
  const { agentId = id, statement } = await statementOf(client, id, show);
  return { agentId, body: badge(plainText(label), statement) };
}

async function statementOf(
  client: Pick<Client, "dispatch">,
  id: string,
  show: BadgeQuery["show"],
): Promise<{ agentId?: string; statement: Statement }> {
  if (/^\.{0,2}$/.test(id)) return { statement: unknown }; // a URL cannot carry it (RFC 3986 section 5.2.4)
  try {
    const { agent_id: agentId, status } = await read(client, "/lookup/{id}", { path: { id } });
    if (status === "suspended") return { agentId, statement: { text: "suspended", tone: "bad" } };
    if (status === "deprecated") return { agentId, statement: { text: "deprecated", tone: "warn" } };
    if (agentId !== id) return { agentId, statement: unknown }; // redirected
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.response.status === 404) return { statement: unknown };
    if (error.response.status === 410) return { statement: { text: "deleted", tone: "idle" } };
    throw error;
  }
  const query = { agent_id: id };
  const [{ reputations }, { certifications }, { liveness }] = await Promise.all([
    read(client, "/reputation", { query }),
    read(client, "/certifications", { query: { ...query, status: "active", limit: 100 } }),
    read(client, "/liveness", { query: { agent_id: [id] } }),
  ]);
  const grade = reputations[0]?.grade ?? "NR";
  const level = highestLevel(certifications);
  const state = liveness[0]?.state ?? "unknown";
  if (show === "liveness") return { statement: { text: state, tone: livenessTones[state] } };
  if (show === "certification")
    return { statement: { text: level ?? "none", tone: level ? "good" : "idle" } };
  if (show === "grade") return { statement: { text: gradeText(grade), tone: gradeTones[grade] } };
  return { statement: everything(grade, level, state) };
}

const unknown: Statement = { text: "not found", tone: "idle" };

function gradeText(grade: Grade): string {
  return grade === "NR" ? "not rated" : grade;
}

/** What is known of the grade, the certification and the liveness. An agent that does not respond is bad, whatever its grade. */
function everything(grade: Grade, level: string | undefined, state: LivenessState): Statement {
  const parts = [
    grade === "NR" ? [] : `grade ${grade}`,
    level ?? [],
    state === "unknown" ? [] : state,
  ].flat();
  if (parts.length === 0) return { text: gradeText(grade), tone: gradeTones[grade] };
  const trust = grade === "NR" && level ? "good" : gradeTones[grade];
  const tone = livenessTones[state];
  return { text: parts.join(" · "), tone: tone === "bad" || trust === "idle" ? tone : trust };
}

/** The grounds of the right half. White text has a contrast of 4.5:1 or more on each. */
const grounds: Record<Tone, string> = {
  good: "#0a6b41",
  warn: "#854d00",
  bad: "#b01f2c",
  info: "#0b5cad",
  idle: "#565e6e",
};

/** The space on both sides of a text, and the height, in pixels. */
const padding = 6;
const height = 20;

function badge(label: string, { text, tone }: Statement): string {
  const [left, right] = [widthOf(label), widthOf(text)].map((width) => width + 2 * padding) as [
    number,
    number,
  ]; // two texts, two widths
  const title = `${label}: ${text}`;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${height}" role="img" aria-label="${title}">
<title>${title}</title>
<clipPath id="edge"><rect width="${left + right}" height="${height}" rx="4"/></clipPath>
<g clip-path="url(#edge)"><rect width="${left}" height="${height}" fill="#2f3542"/><rect x="${left}" width="${right}" height="${height}" fill="${grounds[tone]}"/></g>
<g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11"><text x="${padding}" y="14" textLength="${left - 2 * padding}">${label}</text><text x="${left + padding}" y="14" textLength="${right - 2 * padding}">${text}</text></g>
</svg>
`.markup;
}

/** The width of a text in Verdana of 11 pixels, about; `textLength` fits the text into it in every font. */
function widthOf(text: string): number {
  const widths = [...text].map((character) => {
    if (character >= "\u1100") return 11; // scripts and signs as wide as high
    if (/[mwMW%@]/.test(character)) return 10;
    if (/[A-Z0-9+]/.test(character)) return 7.3;
    return /[fijlrtI .,:;!|'()[\]·-]/.test(character) ? 4.4 : 6.8;
  });
  const width = widths.reduce((sum, each) => sum + each, 0);
  return Math.max(10, Math.round(width));
}
