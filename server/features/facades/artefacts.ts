/** Reads what facades need of agents beside their records: cards, active certifications and grades. */
import { type Kysely, sql } from "kysely";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import { isObject } from "../../core/values/json.ts";
import type { AgentRecord, AgentTables } from "../../registry/agents/record/records.ts";
import type { Certification } from "../certifications/certification.ts";
import type { ReputationRow } from "../reputation/reputation.ts";

/** An active certification. */
export interface ActiveCertification {
  id: string;
  level: Certification["level"];
}

/** What facades need of an agent. */
export interface Artefacts {
  record: AgentRecord;
  hasCard: boolean;
  /** Whether it has a `server.json`. */
  hasServerJson: boolean;
  /** Examples of requests, from the skills of its card. */
  examples: readonly string[];
  certifications: readonly ActiveCertification[];
  /** The grade of its reputation; null if it is not rated. */
  grade: string | null;
}

/** Cards up to this size are parsed for examples. Parsing a larger one takes milliseconds. */
const parsedLength = 65_536;

// Statements, because lists and searches run them for each of their pages.

type Db = Kysely<AgentTables & { certification: Columns<Certification>; reputation: ReputationRow }>;

interface Ids {
  agentIds: readonly string[];
}

const documentsOf = statement((_: Db, { agentIds }: Ids, dialect) => {
  const small = sql`case when octet_length(c.document) <= ${sql.lit(parsedLength)} then c.document end`;
  return sql<{ agent_id: string; card: string | null; has_card: boolean; has_server: boolean }>`
    select a.agent_id, ${small} as card, c.agent_key is not null as has_card, s.agent_key is not null as has_server
    from agent a left join agent_card c on c.agent_key = a.key left join agent_server s on s.agent_key = a.key
    where a.agent_id in ${dialect.texts(agentIds)}`;
});

const certificationsOf = statement((db: Db, { agentIds }: Ids, dialect) =>
  db
    .selectFrom("certification")
    .select(["agent_id", "id", "level"])
    .where("agent_id", "in", dialect.texts(agentIds))
    .where("status", "=", "active")
    .orderBy("key"),
);

const gradesOf = statement((db: Db, { agentIds }: Ids, dialect) =>
  db
    .selectFrom("agent as a")
    .innerJoin("reputation as r", "r.agent_key", "a.key")
    .select(["a.agent_id", "r.published_grade as grade"])
    .where("a.agent_id", "in", dialect.texts(agentIds)),
);

/** Reads the artefacts of agents, in their order: three statements, however many there are. */
export async function artefactsOf(rows: Rows, records: readonly AgentRecord[]): Promise<Artefacts[]> {
  const agentIds = records.map(({ agent_id }) => agent_id);
  if (agentIds.length === 0) return [];
  const documents = new Map((await documentsOf.all(rows, { agentIds })).map((row) => [row.agent_id, row]));
  const certifications = Map.groupBy(await certificationsOf.all(rows, { agentIds }), (row) => row.agent_id);
  const grades = new Map((await gradesOf.all(rows, { agentIds })).map((row) => [row.agent_id, row.grade]));
  return records.map((record) => {
    const { agent_id } = record;
    const document = documents.get(agent_id);
    const grade = grades.get(agent_id) ?? "NR";
    return {
      record,
      hasCard: Boolean(document?.has_card), // an integer in SQLite
      hasServerJson: Boolean(document?.has_server),
      examples: examplesIn(document?.card ?? null),
      certifications: certifications.get(agent_id) ?? [],
      grade: grade === "NR" ? null : grade,
    };
  });
}

/** The examples of a card's skills, each once. */
function examplesIn(document: string | null): string[] {
  const card: unknown = document === null ? null : JSON.parse(document);
  const skills = isObject(card) && Array.isArray(card.skills) ? card.skills : [];
  const examples = skills.flatMap((skill) =>
    isObject(skill) && Array.isArray(skill.examples) ? skill.examples : [],
  );
  return [...new Set(examples.filter((each) => typeof each === "string" && each.trim() !== ""))];
}
