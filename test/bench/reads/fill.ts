/**
 * Fills a database with what reads can be slow at: many agents of every status and size, and tens of thousands of rows of
 * each kind that belong to one account, one agent or one peer.
 */

import type { Database } from "../../../server/core/database/database.ts";
import type { Transaction } from "../../../server/core/journal/transaction.ts";
import { emptyReputation } from "../../../server/features/reputation/records.ts";
import { applyRegistration } from "../../../server/registry/agents/registration/register.ts";
import { generatedAgent } from "../agents.ts";
import { anyIds, fill } from "../fill.ts";

/** How many of the agents, the newest ones, have records as large as the limits allow. */
export const largeAgents = 300;

/** What the requests name. */
export const known = {
  /** An agent with thousands of events, certifications and violations. */
  busyAgent: "agent-7",
  /** An agent with the largest card and the largest AgentFacts. */
  largeAgent: "agent-9",
  /** A peer with thousands of agents and conflicts. */
  peer: "peer_1",
  /** A subscription with a delivery for each event. */
  webhook: "whk_1",
  key: "key_1",
  certification: "cert_1",
};

const instant = "2026-11-01T00:00:00.000Z";
const anonymous = { account: null, role: null, session: null, key: null, scopes: null } as const;

/** Fills a database that has an owner. */
export async function fillAll(database: Database, agents: number): Promise<void> {
  await fill(database, 0, agents - largeAgents);
  for (let n = agents - largeAgents; n < agents; n++)
    await database.transaction(
      async (tx) => void (await applyRegistration(tx, anonymous, largeAgent(n), anyIds)),
    );
  await database.transaction(async (tx) => {
    const owner = await tx.get<{ id: string }>("select id from account where role = 'owner'");
    for (const [sql, params = []] of statements(agents, owner?.id ?? "")) await tx.run(sql, params);
    await addReputations(tx);
    await addDocuments(tx);
  });
}

function largeAgent(n: number): ReturnType<typeof generatedAgent> {
  const agent = generatedAgent(n);
  const words = (kind: string) =>
    Array.from({ length: 64 }, (_, index) => `${kind}-${index}-${n % 7}-`.padEnd(64, "x"));
  Object.assign(agent.set, {
    description: `${agent.set.description} `.repeat(30).slice(0, 4_000),
    tags: words("tag"),
    skills: words("skill"),
    capabilities: words("can"),
    extra: Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`member_${index}`, "e".repeat(90)])),
  });
  return agent;
}

/** The rows that are made of agents and events. Both engines understand each statement. */
function statements(agents: number, owner: string): [sql: string, params?: (string | number)[]][] {
  return [
    // A long row of deleted agents, and some of every other status.
    ["delete from agent_word where agent_key between ? and ?", [agents * 0.7, agents * 0.8]],
    [
      "update agent set record_form = '', status = 'tombstoned', tombstoned_at = ? where key between ? and ?",
      [instant, agents * 0.7, agents * 0.8],
    ],
    [
      "update agent set record_form = '', status = 'deprecated', deprecated_at = ? where key % 50 = 0 and status = 'active'",
      [instant],
    ],
    ["update agent set record_form = '', status = 'suspended' where key in (11, 12, 13)"],
    ["update agent set record_form = '', owner_id = ? where key % 4 = 1", [owner]],
    // A peer's agents, and a hundred peers of which two have as many conflicts as there may be.
    [
      `insert into peer (id, base_url, name, status, mode, cursor, full_sync_due, imported_ids, skipped, added_at, next_sync_at, consecutive_failures)
      select 'peer_' || key, 'https://peer-' || key || '.example.com', 'Peer ' || key, 'active', 'changes', 1, false, 0, 0, ?, '2999-01-01T00:00:00.000Z', 0
      from agent where key <= 100 order by key`,
      [instant],
    ],
    [
      `update agent set record_form = '', source = 'peer_1', owner_id = null,
      origin = '{"peer_id":"peer_1","base_url":"https://peer-1.example.com","seq":1,"updated_at":null,"fetched_at":"${instant}"}'
      where key % 4 = 2`,
    ],
    [
      `insert into peer_conflict (peer_key, agent_id, agent_url, held_by, seen_at)
      select p.key, a.agent_id, a.agent_url, 'local', ? from agent a, peer p where p.id in ('peer_1', 'peer_2')`,
      [instant],
    ],
    // Many events of one agent. Their bodies name the agents that they had.
    [`update event set agent_id = ? where seq % 4 = 0`, [known.busyAgent]],
    [`update event set type = 'cert.issued' where seq % 10 = 3`],
    [`update event set type = 'compliance.violation' where seq = 3`],
    // Accounts, and of the owner: subscriptions, deliveries, keys and sessions.
    [
      `insert into account (id, email, role, tier, issuer, trust_pending, created_at)
      select 'acc_' || key, 'a' || key || '@example.com', 'developer', 'free', false, false, ?
      from agent where key <= 20000`,
      [instant],
    ],
    [
      `insert into webhook (id, account_id, callback_url, origin, host, site, events, source, description, status, secret, created_at, consecutive_failures)
      select 'whk_' || key, case when key <= 5000 then ? else 'acc_' || key end, 'https://hook-' || key || '.example.com/' , 'https://hook-' || key || '.example.com',
        'hook-' || key || '.example.com', 'example.com', '', 'local', 'A receiver', case when key % 3 = 0 then 'disabled' else 'paused' end, 'none', ?, 0 from agent where key <= 20000 order by key`,
      [owner, instant],
    ],
    [
      `insert into delivery (id, webhook_key, seq, type, status, cause, attempts, created_at, finished_at)
      select 'dlv_' || seq, (select key from webhook where id = ?), seq, type, case when seq < 3 then 'failed' else 'delivered' end, 'event', 20, committed_at, committed_at from event`,
      [known.webhook],
    ],
    [
      `insert into delivery_attempt (delivery_id, attempt, cause, started_at, response_status, detail, total_ms)
      select d.id, a.key, 'event', ?, 200, 'The receiver accepted it.', 12.5 from delivery d, agent a where a.key <= 20 and d.seq % 4 = 0`,
      [instant],
    ],
    [
      `insert into api_key (id, hash, account_id, name, tier, start, last4, counter, created_at, revoked_at)
      select 'key_' || key, 'hash-' || key, ?, 'Key ' || key, 'free', 'registry_abcd', 'wxyz', 'key_' || key, ?, case when key > 5 then ? end
      from agent where key <= 20000`,
      [owner, instant, instant],
    ],
    [
      `insert into quota (owner, period, used, granted) select 'key_' || key, '2026-11', 500, 1000 from agent where key <= 20000`,
    ],
    [
      `insert into key_day (key_id, day, outcome, count)
        select 'key_1', '2026-11-' || (10 + key), 'served', 10 from agent where key <= 20`,
    ],
    [
      `insert into session (id, hash, account_id, created_at, last_used_at, expires_at, user_agent)
      select 'ses_' || key, 'hash-' || key, ?, '2026-11-01T00:00:00.' || (900 - key) || 'Z', '2999-01-01T00:00:00.000Z',
        '2999-01-01T00:00:00.000Z', 'Mozilla/5.0 (X11; Linux x86_64)' from agent where key <= 500`,
      [owner],
    ],
    // Certifications and violations: one for each agent, and many of one. What is rare is the oldest.
    [
      `insert into certification (id, agent_key, agent_id, level, issuer, account_id, status, evidence_url, issued_at, expires_at, counted)
      select 'cert_' || key, key, agent_id, case when key = 1 then 'audited' else 'self_attested' end, 'Issuer', ?, case when key = 2 then 'revoked' else 'active' end,
        'https://example.com/evidence', ?, '2999-01-01T00:00:00.000Z', true from agent order by key`,
      [owner, instant],
    ],
    [
      `insert into certification (id, agent_key, agent_id, level, issuer, account_id, status, issued_at, counted)
      select 'cert_more_' || key, 8, ?, 'self_attested', 'Issuer ' || key, ?, 'active', ?, true from agent where key <= 20000 order by key`,
      [known.busyAgent, owner, instant],
    ],
    [
      `insert into violation (id, agent_key, agent_id, rule, severity, detail, status, count, first_seen_at, last_seen_at)
      select 'viol_' || key, key, agent_id, 'rule', case when key = 1 then 'critical' else 'low' end, 'A finding.', case when key = 2 then 'waived' else 'open' end, 1, ?, ?
      from agent order by key`,
      [instant, instant],
    ],
    [
      `insert into violation (id, agent_key, agent_id, rule, severity, detail, status, count, first_seen_at, last_seen_at)
      select 'viol_more_' || key, 8, ?, 'rule ' || key, 'low', 'A finding.', 'open', 1, ?, ? from agent where key <= 20000 order by key`,
      [known.busyAgent, instant, instant],
    ],
    [
      `insert into reputation_reporter (agent_key, account_id, day, successes, failures, frauds, timed, latency_sum_ms, counted_at, counted)
      select key, ?, '2026-11-01', 1, 0, 0, 1, 100, ?, true from agent`,
      [owner, instant],
    ],
  ];
}

/** A snapshot for each agent. */
async function addReputations(tx: Transaction): Promise<void> {
  const agents = await tx.all<{ key: number; agent_id: string; registered_at: string }>(
    "select key, agent_id, registered_at from agent",
  );
  for (let start = 0; start < agents.length; start += 500) {
    const batch = agents.slice(start, start + 500);
    await tx.run(
      `insert into reputation (agent_key, document, published_grade) values ${batch.map(() => "(?, ?, 'NR')").join(", ")}`,
      batch.flatMap((agent) => [agent.key, JSON.stringify(emptyReputation(agent))]),
    );
  }
}

/** The largest card and the largest AgentFacts, of one agent. */
async function addDocuments(tx: Transaction): Promise<void> {
  const member = (index: number) => [`member ${index}`, "A description of something. ".repeat(8)];
  const document = JSON.stringify(
    Object.fromEntries(Array.from({ length: 1_050 }, (_, index) => member(index))),
  );
  const agent = "from agent where agent_id = ?";
  await tx.run(`insert into agent_card (agent_key, document, seq) select key, ?, seq ${agent}`, [
    document,
    known.largeAgent,
  ]);
  await tx.run(
    `insert into agent_facts (agent_key, document, digest, version, origin, updated_at, seq) select key, ?, 'sha256:00', 1, 'sent', ?, seq ${agent}`,
    [document, instant, known.largeAgent],
  );
  await tx.run("update agent set has_facts = true, record_form = '' where agent_id = ?", [known.largeAgent]);
}
