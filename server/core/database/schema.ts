/** The tables, by migration. Statements are the same on both engines unless a comment says otherwise. */
import type { Engine } from "../sql/rows.ts";

/** A migration: its statements run in one transaction, in order. */
export interface Step {
  name: string;
  statements: (engine: Engine) => string[];
}

/**
 * All migrations, oldest first. A released migration is never changed; later changes are new migrations. Each column and each
 * index is also in the entity of its table (server/features.ts): test/schema.test.ts compares them.
 */
export const steps: Step[] = [
  {
    name: "0001-tables",
    statements: (engine) => [
      ...databaseTables,
      ...agentTables(engine),
      ...accountTables(engine),
      ...keyTables(engine),
      ...webhookTables(engine),
      ...certificationTables(engine),
      ...complianceTables(engine),
      ...reputationTables,
      ...federationTables(engine),
      ...idempotencyTables,
    ],
  },
  {
    name: "0002-final-expiry",
    statements: () => finalExpiry,
  },
  {
    name: "0003-unresponsive-receivers",
    statements: () => ["alter table webhook add column unresponsive_at text"],
  },
  {
    name: "0004-connectivity",
    statements: () => [
      // When a machine last reached the URL of its connectivity check: see webhooks/connectivity-check.ts.
      `create table connectivity (
        machine text not null, url text not null, reached_at text not null, primary key (machine, url))`,
    ],
  },
  {
    name: "0005-subscriptions-disabled-by-the-operator",
    statements: () => ["alter table webhook add column disabled_reason text"],
  },
  {
    name: "0006-unresponsive-hosts",
    statements: () => [
      "create index webhook_by_unresponsive_host on webhook (host) where unresponsive_at is not null",
    ],
  },
  {
    name: "0007-journal-floor",
    statements: () => ["alter table journal add column floor bigint not null default 0"],
  },
  {
    name: "0008-filters-by-trust",
    statements: () => [
      "create index certification_by_level on certification (level, agent_key) where status = 'active'",
      "create index reputation_by_grade on reputation (published_grade, agent_key)",
    ],
  },
  {
    name: "0009-record-changes",
    statements: () => [
      // The values that changes of records replaced: see server/registry/agents/record/record-changes.ts.
      `create table record_change (
        seq bigint not null primary key, agent_key bigint not null, changed_at text not null, fields text not null)`,
      "create index record_change_by_agent on record_change (agent_key, seq)",
    ],
  },
  {
    name: "0010-scopes-of-keys",
    statements: () => [
      "alter table api_key add column scopes text",
      // The requests of a key on a day by operation: those of all operations are in key_day.
      `create table key_operation_day (
        key_id text not null, day text not null, operation text not null, outcome text not null, count bigint not null,
        primary key (key_id, day, operation, outcome))`,
      // For the job that deletes old days.
      "create index key_day_by_age on key_day (day)",
      "create index key_operation_day_by_age on key_operation_day (day)",
    ],
  },
  {
    name: "0011-deliveries",
    statements: () => [
      // What the receiver responded, for a week: see webhooks/received-response.ts and webhooks/retention.ts.
      "alter table delivery_attempt add column response_body text",
      "alter table delivery_attempt add column response_truncated boolean not null default false",
      "create index delivery_attempt_with_response on delivery_attempt (started_at) where response_body is not null",
      // The outcomes of a subscription's attempts per hour, so that reading its success rate does not read its deliveries.
      `create table webhook_hour (
        webhook_key bigint not null, hour text not null, delivered bigint not null, failed bigint not null,
        primary key (webhook_key, hour))`,
      "create index webhook_hour_by_age on webhook_hour (hour)",
    ],
  },
  {
    name: "0013-vectors",
    statements: vectorTables,
  },
  {
    name: "0014-facades",
    statements: (engine) => [
      "alter table agent add column mcp_url text",
      // Publishers who needed the field sent it as an additional one. PostgreSQL fails on a NUL in any text.
      `update agent set mcp_url = case when extra like '%\\u0000%' then null else ${sentUrl[engine]} end
        where extra like '%"mcp_url"%'`,
      "update agent set mcp_url = null where mcp_url not like 'http://_%' and mcp_url not like 'https://_%'",
      "create table agent_heartbeat (agent_key bigint not null primary key, alive boolean not null, seen_at text not null)",
      "create index agent_heartbeat_by_time on agent_heartbeat (seen_at)",
      "create index agent_by_mcp on agent (seq) where mcp_url is not null or protocols = '[\"mcp\"]'",
    ],
  },
  {
    name: "0015-servers",
    statements: () => [
      // The `server.json` of agents that are MCP servers: see server/registry/agents/record/server-json.ts.
      "create table agent_server (agent_key bigint not null primary key, document text not null)",
      // See server/registry/agents/record/server-name.ts. The statement below names servers as that does, but for ids that would have to be cut:
      // SQLite has no hash. Those are named by their next change.
      "alter table agent add column server_name text",
      `update agent set server_name = ${escapedId}
        where (mcp_url is not null or protocols = '["mcp"]') and length(${escapedId}) <= 120`,
      "create unique index agent_by_server_name on agent (server_name) where server_name is not null",
      "create index agent_by_server on agent (seq) where server_name is not null",
      "drop index agent_by_mcp",
      // See server/features/federation/registry-probe.ts.
      "alter table peer add column has_ard boolean not null default false",
      "alter table peer add column ard_probed_at text",
    ],
  },
  {
    name: "0016-accounts",
    statements: (engine) => [
      // See server/registry/accounts/password-link.ts.
      "create table password_link (account_id text not null primary key, hash text not null, expires_at text not null)",
      "create unique index password_link_by_hash on password_link (hash)",
      // See server/features/audit/.
      `create table security_event (
        ${generatedKey(engine)}, at text not null, action text not null, account_id text, actor_id text, key_id text,
        subject_id text, address text, browser text)`,
      "create index security_event_by_time on security_event (at, key)",
      "create index security_event_by_account on security_event (account_id, at, key)",
      "create index security_event_by_action on security_event (action, at, key)",
      "alter table account add column closed_at text",
      // When what is left of a closed account is removed next: see accounts/closed-accounts.ts.
      "alter table account add column closing_at text",
      "create index account_closing on account (closing_at) where closing_at is not null",
    ],
  },
  {
    name: "0017-former-ids",
    statements: () => [
      // A former id of a renamed agent is a tombstone that says where the agent is: see agents/former-ids.ts.
      "alter table agent add column moved_to text",
      "alter table agent add column previous_agent_ids text not null default '[]'",
    ],
  },
  {
    name: "0018-domains",
    statements: domainTables,
  },
  {
    name: "0019-verification",
    statements: () => [
      // How far the URLs of an agent are verified: see server/features/domains/coverage.ts. Null if they are not.
      ...["verified_level", "verified_domain", "verified_method", "verified_at"].map(
        (column) => `alter table agent add column ${column} text`,
      ),
      "create index agent_by_verification on agent (verified_level, key) where verified_level is not null",
      // What the signature of its card proves: see server/registry/agents/card-signature/. Null without a card.
      "alter table agent add column card_signature text",
    ],
  },
  {
    name: "0020-names",
    statements: () => [
      // What ids look like, as agents/skeleton.ts says. Ids that look alike already may stay.
      "alter table agent add column skeleton text not null default ''",
      `update agent set skeleton = ${skeletonOf("agent_id")}`,
      `update agent set skeleton = agent_id where skeleton = ''`,
      "create index agent_by_skeleton on agent (skeleton) where owner_id is not null",
      "create table new_id_day (account_id text not null, day text not null, count bigint not null, primary key (account_id, day))",
    ],
  },
  {
    name: "0021-offers",
    statements: offerTables,
  },
  {
    name: "0022-erasures",
    statements: (engine) => [
      // See server/features/erasures/.
      `create table erasure (
        ${generatedKey(engine)}, agent_key bigint not null, seq bigint not null, imported boolean not null, reason text,
        account_id text, redacted_events bigint not null, erased_at text not null, finished_at text, step text,
        place text not null, agent_ids text not null)`,
      "create unique index erasure_by_seq on erasure (seq)",
      "create index erasure_by_agent on erasure (agent_key)",
      "create index erasure_unfinished on erasure (key) where step is not null",
      // What is kept of the events that erasures redacted: see server/features/erasures/redacted-event.ts.
      `create table redacted_event (
        seq bigint not null primary key, by_seq bigint not null, type text not null, committed_at text not null,
        body_sha256 text not null)`,
      "create index redacted_event_by_change on redacted_event (by_seq)",
      // Who erased the agent: the owner of this node, or its origin. Null for an agent that is not erased.
      "alter table agent add column erased_by text",
    ],
  },
  {
    name: "0024-log",
    statements: () => [
      // The transparency log of the journal: see server/features/log/.
      `create table log (
        id integer not null primary key, origin text not null, note text, halted text, halted_at text,
        first_seq bigint not null, size bigint not null, published_size bigint not null, constraint log_one_row check (id = 1))`,
      "create table log_entry (seq bigint not null primary key, entry text not null)",
      `create table log_tile (
        level integer not null, number bigint not null, hashes text not null, primary key (level, number))`,
      "create table log_key (vkey text not null primary key, origin text not null, added_at text not null, ended_at text)",
      "create index log_key_by_log on log_key (origin, added_at)",
      "create table former_log (origin text not null primary key, note text, ended_at text not null)",
    ],
  },
  {
    name: "0025-liveness",
    statements: livenessTables,
  },
  {
    name: "0026-witnesses",
    statements: () => [
      // The witnesses of the log, and the logs that this node witnesses: see server/features/log/witness/.
      `create table log_witness (
        name text not null primary key, vkey text not null, url text not null, added_at text not null, asked_at text,
        last_error text, origin text, size bigint, line text, cosigned_at text)`,
      "create unique index log_witness_by_key on log_witness (vkey)",
      `create table log_cosigning (
        id integer not null primary key, asked_at text not null, asked_origin text not null, asked_size bigint not null,
        asked_note text not null, origin text, size bigint, note text, cosigned_at text)`,
      `create table watched_log (
        origin text not null primary key, hash text not null, vkeys text not null, size bigint not null, root text not null,
        note text, cosigned_at text, added_at text not null, removed_at text)`,
      "create unique index watched_log_by_hash on watched_log (hash)",
      // The seed of a key that signs beside the one of the present node key, encrypted.
      "alter table log_key add column seed text",
    ],
  },
  {
    name: "0027-live-reads",
    statements: (engine) => [
      // The state of a URL as a column, for filters and ranks; and how it was before its latest change: see server/features/liveness/change-number.ts.
      "alter table probe_target add column state text not null default 'unknown'",
      "alter table probe_target add column former_state text not null default 'unknown'",
      "alter table probe_target add column change bigint not null default 0",
      `update probe_target set state = ${stateInMemory[engine]}`,
      "update probe_target set former_state = state",
      "create index probe_target_by_state on probe_target (state)",
      // The probes that owners request: when the last was, and the schedule that a pending one interrupts.
      "alter table probe_target add column requested_at text",
      "alter table probe_target add column resume_at text",
      // The number of the latest change of a state that reads depend on.
      "alter table probe_progress add column change bigint not null default 0",
    ],
  },
  {
    name: "0028-observations",
    statements: () => [
      // See server/features/liveness/probe-outage.ts.
      "create table probe_outage (target_key bigint not null primary key, since text, due_at text)",
      "create index probe_outage_by_time on probe_outage (due_at) where due_at is not null",
      "alter table agent_probe add column reported_since text",
      `create index agent_probe_by_report on agent_probe (target_key, reported_since, agent_key)
        where target_key is not null`,
      `create index agent_probe_left_over on agent_probe (agent_key)
        where reported_since is not null and target_key is null`,
      // See server/features/liveness/card-check.ts.
      `create table card_check (
        agent_key bigint not null primary key, next_at text not null, url text, card_seq bigint, fetched_at text, etag text,
        differs_since text, is_reported boolean not null)`,
      "create index card_check_by_time on card_check (next_at)",
      // The cards that are registered already.
      `insert into card_check (agent_key, next_at, is_reported)
        select c.agent_key, '', false from agent_card c join agent a on a.key = c.agent_key
        where c.url is not null and a.source = 'local'`,
    ],
  },
  {
    name: "0029-logs-of-peers",
    statements: () =>
      // What peers say their logs are: see server/features/federation/peer-log.ts.
      ["log_origin", "log_vkeys", "witness_vkey", "log_read_at", "log_asked_at"].map(
        (column) => `alter table peer add column ${column} text`,
      ),
  },
  {
    name: "0030-hidden-history",
    statements: () => ["alter table agent_probe add column hides_history boolean not null default false"],
  },
  {
    name: "0031-log-bundles",
    statements: (engine) => [
      // The entries of the log in bundles of 256: see server/features/log/bundle.ts.
      "create table log_bundle (number bigint not null primary key, entries text not null)",
      // PostgreSQL would spend more time with compressing them than sealing takes.
      ...(engine === "postgres" ? ["alter table log_bundle alter column entries set storage external"] : []),
      `insert into log_bundle (number, entries)
        select (seq - first_seq) / 256, ${joinedLines[engine]} from log_entry cross join log group by 1`,
      "drop table log_entry",
    ],
  },
  {
    name: "0032-probe-levels",
    statements: () => [
      // A URL has a row for each level that its agents chose: see server/features/liveness/probe-target.ts.
      "drop index probe_target_by_url",
      "create unique index probe_target_by_url on probe_target (url, method, is_verified, level)",
      // The job reads all agents again, and gives each the row of its level.
      "update probe_progress set seq = 0",
    ],
  },
  {
    name: "0033-names",
    statements: () => [
      // Offers to addresses are claimed by a link: see server/features/offers/offer-changes.ts.
      "alter table offer add column claim_hash text",
      "create unique index offer_by_claim on offer (claim_hash) where claim_hash is not null",
      "drop index offer_by_address",
      // Colons and at signs count as separators too. Ids that look alike already may stay.
      "update agent set skeleton = replace(replace(skeleton, ':', ''), '@', '')",
      "update agent set skeleton = agent_id where skeleton = ''",
      // What the names of `server.json` look like: see server/registry/agents/record/server-name.ts.
      "alter table agent add column server_name_key text",
      `update agent set server_name_key = ${skeletonOf("server_name")} where server_name like '%/%'`,
      "create index agent_by_server_name_key on agent (server_name_key) where server_name_key is not null",
    ],
  },
  {
    name: "0034-statistics",
    statements: (engine) =>
      // Restored databases had statistics of tables that were empty then, and SQLite scanned these ever after.
      engine === "sqlite" ? ["drop table if exists sqlite_stat1", "drop table if exists sqlite_stat4"] : [],
  },
  {
    name: "0035-no-search-tables",
    statements: (engine) => [
      // Each process has an index of its own, which it makes of the agents: see server/registry/search/.
      "drop table agent_index",
      "drop table word",
      ...(engine === "sqlite" ? ["drop table word_index"] : []),
      // Erasures that wait for the words in the index.
      "update erasure set step = 'file', place = '' where step in ('words', 'index')",
    ],
  },
];

/** Entries in the order of their events, with a line break between them. */
const joinedLines: Record<Engine, string> = {
  sqlite: "group_concat(entry, char(10) order by seq)",
  postgres: "string_agg(entry, chr(10) order by seq)",
};

/** The state in the memory of a URL. */
const stateInMemory: Record<Engine, string> = {
  sqlite: "json_extract(memory, '$.state')",
  postgres: "memory::json ->> 'state'",
};

/** The id of an agent in letters, digits, `.`, `-` and `_`. */
const escapedId = Object.entries({ _: "_5f", ":": "_3a", "@": "_40", "~": "_7e" }).reduce(
  (text, [character, escaped]) => `replace(${text}, '${character}', '${escaped}')`,
  "agent_id",
);

/** What an id or a name looks like. `I` is replaced first, because the language of a database may have another lower case of it. */
function skeletonOf(column: string): string {
  return [
    ...["-", "_", ".", "~"].map((separator) => [separator, ""]),
    ...Object.entries({ "0": "o", "1": "l", i: "l", m: "rn" }),
  ].reduce(
    (text, [character, replacement]) => `replace(${text}, '${character}', '${replacement}')`,
    `lower(replace(${column}, 'I', 'i'))`,
  );
}

/** The text of an additional field, at most as long as a URL may be. */
const sentUrl: Record<Engine, string> = {
  sqlite: "substr(json_extract(extra, '$.mcp_url'), 1, 2048)",
  postgres: "substr(extra::json ->> 'mcp_url', 1, 2048)",
};

/** The column of a key that the engine generates, in the order of insertion. */
function generatedKey(engine: Engine): string {
  return engine === "sqlite"
    ? "key integer not null primary key autoincrement"
    : "key bigint generated by default as identity primary key";
}

const databaseTables = [
  // The processes that hold leases: see server/core/leases/instance.ts.
  "create table instance (id text not null primary key, process text, heartbeats bigint not null)",

  // One row: the number and the time of the last change. Each writer locks it, so both are in commit order. `subscriptions` is
  // the version of all webhook subscriptions: see subscribers.ts. `record_form` is that of all agents' records: see
  // server/registry/agents/record/stored-records.ts.
  `create table journal (
    id integer not null primary key, seq bigint not null, changed_at text not null, subscriptions text not null, record_form text not null, constraint journal_one_row check (id = 1))`,
  "insert into journal (id, seq, changed_at, subscriptions, record_form) values (1, 0, '', '', '')",
  `create table event (
    seq bigint not null primary key, id text not null, type text not null, agent_id text, body text not null,
    committed_at text not null)`,
  "create unique index event_by_id on event (id)",
  "create index event_by_type on event (type, seq)",
  "create index event_by_agent on event (agent_id, seq)",
  // Events of one agent and one type: an agent may have many events, and few or none of a type.
  "create index event_by_agent_and_type on event (agent_id, type, seq)",

  // Counts are updated by writes, so reading them costs the same for any number of agents.
  "create table figure (kind text not null, value text not null, count bigint not null, primary key (kind, value))",
  "create index figure_by_count on figure (kind, count desc, value)",

  // One row, for probes of writes: see monitor.ts.
  `create table write_probe (
    id integer not null primary key, probed_at text not null, constraint write_probe_one_row check (id = 1))`,
  "insert into write_probe (id, probed_at) values (1, '')",

  // One row: the fingerprint of the NODE_KEY that secrets are encrypted with. See server/core/secrets/key-fingerprint.ts.
  `create table node_key (
    id integer not null primary key, fingerprint text not null, recorded_at text not null, constraint node_key_one_row check (id = 1))`,
];

function agentTables(engine: Engine): string[] {
  return [
    // `origin` is null for a local agent, and for a tombstone of a removed peer.
    // `key` is the order of registration: see nextAgentKey in transaction.ts. `record` is last, because it is the longest.
    `create table agent (
      key ${engine === "sqlite" ? "integer" : "bigint"} not null primary key, agent_id text not null, name text not null, name_key text not null, description text,
      agent_url text not null, api_url text, facts_url text, documentation_url text, icon_url text, version text,
      provider text, provider_key text,
      protocols text not null, capabilities text not null, tags text not null, skills text not null,
      status text not null, status_message text, successor_agent_id text, sunset_at text, deprecated_at text,
      source text not null, origin text, owner_id text, has_facts boolean not null,
      registered_at text not null, updated_at text not null, tombstoned_at text, seq bigint not null,
      extra text not null, details text not null, record_form text not null, record text not null)`,
    "create unique index agent_by_id on agent (agent_id)",
    "create unique index agent_by_seq on agent (seq)",
    "create index agent_by_update on agent (updated_at)",
    "create index agent_by_name on agent (name_key)",
    "create index agent_by_provider on agent (provider_key)",
    "create index agent_by_source on agent (source, seq)",
    // Most agents of a node may have no owner, or be of a peer.
    "create index agent_by_owner on agent (owner_id, key) where owner_id is not null",

    // The words of each agent's sets, for filters and facets.
    `create table agent_word (
      kind text not null, value text not null, agent_key bigint not null, primary key (kind, value, agent_key))${engine === "sqlite" ? " without rowid" : ""}`,
    "create index agent_word_by_agent on agent_word (agent_key, kind, value)",

    "create table agent_card (agent_key bigint not null primary key, document text not null, url text, seq bigint not null)",
    `create table agent_facts (
      agent_key bigint not null primary key, document text not null, digest text not null, version integer not null,
      origin text not null, updated_at text not null, seq bigint not null)`,

    ...(engine === "sqlite" ? sqliteSearch : postgresSearch),
  ];
}

// Texts are already split into words (server/registry/search/words.ts), so both engines index the same words; the tokenizer
// only splits them at spaces. `word` is the vocabulary, where mistyped words are searched by trigrams.
const sqliteSearch = [
  `create virtual table agent_index using fts5 (name, terms, details, description, content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* S* Co'")`,
  "create table word (word text not null primary key) without rowid",
  "create virtual table word_index using fts5 (word, tokenize = 'trigram', detail = 'none')",
];

const postgresSearch = [
  "create extension if not exists pg_trgm",
  "create table agent_index (agent_key bigint not null primary key, document tsvector not null)",
  "create index agent_index_by_document on agent_index using gin (document)",
  'create table word (word text collate "C" primary key)',
  "create index word_by_trigram on word using gin (word gin_trgm_ops)",
];

function accountTables(engine: Engine): string[] {
  return [
    `create table account (
    id text not null primary key, email text, name text, password text, role text not null, tier text not null,
    oidc_issuer text, oidc_subject text, disabled_at text, issuer boolean not null, trust_pending boolean not null,
    created_at text not null)`,
    "create unique index account_by_email on account (email)",
    "create unique index account_owner on account (role) where role = 'owner'", // there is one
    "create unique index account_by_identity on account (oidc_issuer, oidc_subject)",
    "create index account_by_age on account (created_at, id)",
    // See reputation/disabled-accounts.ts.
    "create index account_trust_pending on account (id) where trust_pending = true",

    `create table session (
    id text not null primary key, hash text not null, account_id text not null, created_at text not null,
    last_used_at text not null, expires_at text not null, user_agent text)`,
    "create unique index session_by_hash on session (hash)",
    "create index session_by_account on session (account_id, created_at)",

    // Failed sign-ins, by account and network; and the networks from which an account was signed in to.
    "create table sign_in_failure (scope text not null primary key, count integer not null, last_at text not null)",
    "create index sign_in_failure_by_age on sign_in_failure (last_at)",
    "create table sign_in_network (account_id text not null, network text not null, primary key (account_id, network))",

    // The sign-ups of the last 24 hours, by the hash of the client network: see accounts/sign-up-limit.ts.
    `create table sign_up (${generatedKey(engine)}, network text not null, created_at text not null)`,
    "create index sign_up_by_network on sign_up (network, created_at)",
    "create index sign_up_by_age on sign_up (created_at)",

    // The states of sign-ins that came back from the identity provider, hashed.
    "create table oidc_state (state text not null primary key, used_at text not null)",
    "create index oidc_state_by_age on oidc_state (used_at)",
  ];
}

function keyTables(engine: Engine): string[] {
  return [
    `create table api_key (
      id text not null primary key, hash text not null, account_id text not null, name text not null, tier text not null,
      start text not null, last4 text not null, counter text not null, created_at text not null, expires_at text,
      revoked_at text, last_used_at text, rotated_from text, rotated_to text)`,
    "create unique index api_key_by_hash on api_key (hash)",
    "create index api_key_by_account on api_key (account_id, created_at, id)",
    // Most keys of an account may be revoked or replaced, and the others are counted at each read.
    `create index api_key_active on api_key (account_id, expires_at)
      where revoked_at is null and rotated_to is null`,

    // The month is part of the key, so nothing has to be reset. Half-filled pages let PostgreSQL update in place.
    `create table quota (
      owner text not null, period text not null, used bigint not null, granted bigint not null,
      primary key (owner, period))${engine === "postgres" ? " with (fillfactor = 50)" : ""}`,
    `create table key_day (
      key_id text not null, day text not null, outcome text not null, count bigint not null,
      primary key (key_id, day, outcome))`,
  ];
}

function webhookTables(engine: Engine): string[] {
  return [
    // `events` is empty for all, else `,agent.registered,cert.issued,`: an event is searched between commas. `host` is that of
    // the callback URL, `site` its registrable domain; `reached_at` when a delivery to that host last succeeded, and
    // `response_ms` how long that URL usually takes.
    `create table webhook (
      ${generatedKey(engine)}, id text not null, account_id text not null, callback_url text not null, origin text not null,
      host text not null, site text not null, reached_at text, response_ms double precision, events text not null,
      source text not null, description text, status text not null, secret text not null, previous_secret text,
      previous_secret_until text, created_at text not null, last_delivered_at text, consecutive_failures integer not null,
      disabled_at text)`,
    "create unique index webhook_by_id on webhook (id)",
    "create index webhook_by_account on webhook (account_id, key)",
    "create index webhook_by_status on webhook (status)", // for figures
    "create index webhook_by_site on webhook (site, account_id)",
    "create index webhook_by_reached_host on webhook (host) where reached_at is not null",

    // The delivery of each event to each subscription, written with the event. A lease says which process attempts it.
    `create table delivery (
      id text not null primary key, webhook_key bigint not null, seq bigint not null, type text not null, status text not null,
      cause text not null, attempts integer not null, lease text, head_start_until text,
      created_at text not null, finished_at text)`,
    "create index delivery_by_webhook on delivery (webhook_key, seq)",
    "create index delivery_pending on delivery (webhook_key, seq) where status = 'pending'",
    "create index delivery_leased on delivery (webhook_key) where lease is not null",
    "create index delivery_by_age on delivery (created_at)",
    `create table delivery_attempt (
      delivery_id text not null, attempt integer not null, cause text not null, started_at text not null,
      response_status integer, error text, detail text not null, dns_ms double precision,
      connect_ms double precision, tls_ms double precision, first_byte_ms double precision,
      total_ms double precision not null, primary key (delivery_id, attempt))`,
  ];
}

function certificationTables(engine: Engine): string[] {
  return [
    // `counted`: whether it is in the agent's reputation. Those of disabled accounts are not: see reputation/disabled-accounts.ts.
    `create table certification (
      ${generatedKey(engine)}, id text not null, agent_key bigint not null, agent_id text not null, level text not null,
      issuer text not null, account_id text not null, status text not null, evidence_url text, issued_at text not null,
      renewed_at text, expires_at text, revoked_at text, reason text, counted boolean not null)`,
    "create unique index certification_by_id on certification (id)",
    "create unique index certification_active on certification (agent_key, level, issuer) where status = 'active'",
    "create index certification_by_agent on certification (agent_id, key)",
    "create index certification_by_end on certification (expires_at) where status = 'active'",
    "create index certification_by_account on certification (account_id, agent_key) where status = 'active'",
  ];
}

function complianceTables(engine: Engine): string[] {
  return [
    `create table violation (
      ${generatedKey(engine)}, id text not null, agent_key bigint not null, agent_id text not null, rule text not null,
      severity text not null, detail text not null, evidence_url text, status text not null, count integer not null,
      first_seen_at text not null, last_seen_at text not null, note text, decided_at text)`,
    "create unique index violation_by_id on violation (id)",
    "create unique index violation_by_rule on violation (agent_key, rule)",
    "create index violation_by_agent on violation (agent_id, key)",
  ];
}

const reputationTables = [
  // The reports of each account about each agent, decayed to a day, so that they can be limited and removed. `counted`: as for
  // certifications.
  `create table reputation_reporter (
    agent_key bigint not null, account_id text not null, day text not null, successes double precision not null,
    failures double precision not null, frauds double precision not null, timed double precision not null,
    latency_sum_ms double precision not null, counted_at text not null, counted boolean not null,
    primary key (agent_key, account_id))`,
  "create index reputation_reporter_by_account on reputation_reporter (account_id, agent_key)",

  // `document` is the snapshot that is served. `published_…` are the values of the last event, `rated_day` is the day of a score,
  // which is recomputed later, and `counted_grade` the grade in the figures.
  `create table reputation (
    agent_key bigint not null primary key, document text not null, published_score double precision,
    published_grade text not null, rated_day text, counted_grade text)`,
  "create index reputation_by_day on reputation (rated_day) where rated_day is not null",
];

function federationTables(engine: Engine): string[] {
  return [
    // `cursor` is the number of the peer's last imported change. A lease says which process synchronizes it.
    `create table peer (
      ${generatedKey(engine)}, id text not null, base_url text not null, name text not null, node_id text,
      status text not null, mode text not null, cursor bigint not null, full_sync_due boolean not null,
      imported_ids integer not null, skipped integer not null, added_at text not null, last_sync_at text,
      next_sync_at text not null, consecutive_failures integer not null, last_error text, lease text)`,
    "create unique index peer_by_id on peer (id)",
    "create unique index peer_by_url on peer (base_url)",
    // Records of a peer that were not imported, because another source has the id.
    `create table peer_conflict (
      peer_key bigint not null, agent_id text not null, agent_url text not null, held_by text not null,
      seen_at text not null, primary key (peer_key, agent_id))`,
    "create index peer_conflict_by_holder on peer_conflict (held_by)",
  ];
}

const idempotencyTables = [
  // See server/core/idempotency/. `network` is a hash, and null for callers with an account.
  `create table idempotent_request (
    id text not null primary key, fingerprint text not null, response text not null, network text, created_at text not null)`,
  "create index idempotent_request_by_age on idempotent_request (created_at)",
  "create index idempotent_request_by_network on idempotent_request (network, created_at) where network is not null",
];

/**
 * The vectors of hybrid ranking, beside the search index: see server/features/embeddings/vectors.ts. PostgreSQL has an array and
 * no `vector`, so that the tables need no extension.
 */
function vectorTables(engine: Engine): string[] {
  const sqlite = engine === "sqlite";
  return [
    `create table agent_vector (
      agent_key ${sqlite ? "integer" : "bigint"} not null primary key, form text not null, text_hash text not null,
      dimensions integer not null, vector ${sqlite ? "blob" : "real[]"})`,
    `create table agent_vector_progress (
      id integer not null primary key, form text not null, reached bigint not null, version bigint not null,
      constraint agent_vector_progress_one_row check (id = 1))`,
  ];
}

// A clock that is set back must not make a key or a session valid again: see keys/expiry.ts and accounts/session-expiry.ts.
const finalExpiry = [
  "alter table api_key add column expired_at text",
  "drop index api_key_active",
  `create index api_key_active on api_key (account_id, expires_at)
    where revoked_at is null and rotated_to is null and expired_at is null`,
  // For the jobs, whose cost must not grow with the number of keys and sessions.
  `create index api_key_by_end on api_key (expires_at)
    where expires_at is not null and revoked_at is null and expired_at is null`,
  "create index session_by_end on session (expires_at)",
  "create index session_by_last_use on session (last_used_at)",
];

function domainTables(engine: Engine): string[] {
  return [
    // Claims of accounts to domains: see server/features/domains/.
    `create table domain_claim (
      ${generatedKey(engine)}, account_id text not null, domain text not null, handle text not null, card_url text,
      state text not null, level text, method text, claimed_at text not null, expires_at text, verified_at text,
      proved_at text, absent_since text, checked_at text, next_check_at text, ended_at text, findings text not null,
      agents_after bigint)`,
    "create unique index domain_claim_by_account on domain_claim (account_id, domain)",
    "create index domain_claim_by_domain on domain_claim (domain, state)",
    "create index domain_claim_by_check on domain_claim (next_check_at) where next_check_at is not null",
    "create index domain_claim_to_apply on domain_claim (key) where agents_after is not null",
  ];
}

function offerTables(engine: Engine): string[] {
  return [
    // Offers of agents to other accounts: see server/features/offers/.
    `create table offer (
      ${generatedKey(engine)}, id text not null, agent_key bigint not null, from_account text not null, to_account text,
      to_email text, message text, state text not null, created_at text not null, expires_at text not null,
      accepted_at text, effective_at text, ended_at text)`,
    "create unique index offer_by_id on offer (id)",
    "create unique index offer_open on offer (agent_key) where state in ('offered', 'accepted')",
    "create index offer_by_giver on offer (from_account, key)",
    "create index offer_by_recipient on offer (to_account, key)",
    "create index offer_by_address on offer (to_email, key) where to_account is null",
    "create index offer_by_effect on offer (effective_at) where state = 'accepted'",
    "create index offer_by_expiry on offer (expires_at) where state = 'offered'",
    "create index offer_by_end on offer (ended_at) where ended_at is not null",
    // Whether reports about an agent still count: see server/features/reputation/handover.ts.
    "create table agent_handover (agent_key bigint not null primary key, owner_changed_at text, host_changed_at text)",
  ];
}

function livenessTables(engine: Engine): string[] {
  return [
    // See server/features/liveness/. Each distinct URL of agents has one row, however many agents have it, and no probe has a row.
    `create table probe_target (
      ${generatedKey(engine)}, origin_key bigint not null, url text not null, method text not null, level text not null,
      is_verified boolean not null, memory text not null, days text not null, latencies text not null, era text,
      outcome text, checked_at text, next_at text)`,
    "create unique index probe_target_by_url on probe_target (url, method)",
    "create index probe_target_by_origin on probe_target (origin_key, next_at)",
    // Probes are scheduled by origin, so that one with many URLs does not keep others waiting.
    `create table probe_origin (
      ${generatedKey(engine)}, origin text not null, next_at text, free_at text not null, robots text, robots_at text)`,
    "create unique index probe_origin_by_name on probe_origin (origin)",
    "create index probe_origin_by_time on probe_origin (next_at) where next_at is not null",
    `create table agent_probe (
      agent_key bigint not null primary key, target_key bigint, wanted text, is_verified boolean not null)`,
    "create index agent_probe_by_target on agent_probe (target_key, wanted, is_verified) where target_key is not null",
    // How far the agents are read: the number of the last change.
    `create table probe_progress (
      id integer not null primary key, seq bigint not null, constraint probe_progress_one_row check (id = 1))`,
  ];
}
