/** The tables, by migration. Statements are the same on both engines unless a comment says otherwise. */
import type { Engine } from "./database.ts";

/** A migration: its statements run in one transaction, in order. */
export interface Step {
  name: string;
  statements: (engine: Engine) => string[];
}

/** All migrations, oldest first. A released migration is never changed; later changes are new migrations. */
export const steps: Step[] = [
  {
    name: "0001-agents",
    statements: (engine) => [
      ...(engine === "postgres" ? ["create extension if not exists pg_trgm"] : []),

      // One row: the number of the last change. Each writer locks it, so numbers are in commit order.
      "create table journal (id integer primary key check (id = 1), seq bigint not null)",
      "insert into journal (id, seq) values (1, 0)",
      `create table event (
        seq bigint primary key, id text not null unique, type text not null, agent_id text, body text not null,
        committed_at text not null)`,
      "create index event_by_type on event (type, seq)",
      "create index event_by_agent on event (agent_id, seq)",

      // Counts are updated by writes, so reading them costs the same for any number of agents.
      "create table figure (kind text not null, value text not null, count bigint not null, primary key (kind, value))",
      "create index figure_by_count on figure (kind, count desc, value)",

      `create table agent (
        key ${engine === "sqlite" ? "integer" : "bigint"} primary key,
        agent_id text not null unique, name text not null, name_key text not null, description text,
        agent_url text not null, api_url text, facts_url text, documentation_url text, icon_url text, version text,
        provider text, provider_key text,
        protocols text not null, capabilities text not null, tags text not null, skills text not null,
        status text not null, status_message text, successor_agent_id text, sunset_at text, deprecated_at text,
        source text not null, owner_id text, has_facts boolean not null,
        registered_at text not null, updated_at text not null, tombstoned_at text, seq bigint not null,
        extra text not null, details text not null)`,
      "create unique index agent_by_seq on agent (seq)",
      "create index agent_by_update on agent (updated_at)",
      "create index agent_by_name on agent (name_key)",
      "create index agent_by_provider on agent (provider_key)",

      // The words of each agent's sets, for filters and facets.
      `create table agent_word (
        kind text not null, value text not null, agent_key bigint not null, primary key (kind, value, agent_key))${engine === "sqlite" ? " without rowid" : ""}`,
      "create index agent_word_by_agent on agent_word (agent_key, kind, value)",

      `create table agent_card (agent_key bigint primary key, document text not null, seq bigint not null)`,
      `create table agent_facts (
        agent_key bigint primary key, document text not null, digest text not null, version integer not null,
        origin text not null, updated_at text not null, seq bigint not null)`,

      ...(engine === "sqlite" ? sqliteSearch : postgresSearch),
    ],
  },
  {
    name: "0002-accounts",
    statements: (engine) => [
      `create table account (
        id text primary key, email text unique, name text, password text, role text not null, tier text not null,
        oidc_issuer text, oidc_subject text, disabled_at text, created_at text not null)`,
      "create unique index account_owner on account (role) where role = 'owner'", // there is one
      "create unique index account_by_identity on account (oidc_issuer, oidc_subject)",
      "create index account_by_age on account (created_at, id)",

      `create table session (
        id text primary key, hash text not null unique, account_id text not null, created_at text not null,
        last_used_at text not null, expires_at text not null, user_agent text)`,
      "create index session_by_account on session (account_id, created_at)",

      // Failed sign-ins, by account and network; and the networks from which an account was signed in to.
      "create table sign_in_failure (scope text primary key, count integer not null, last_at text not null)",
      "create index sign_in_failure_by_age on sign_in_failure (last_at)",
      "create table sign_in_place (account_id text not null, place text not null, primary key (account_id, place))",

      `create table api_key (
        id text primary key, hash text not null unique, account_id text not null, name text not null, tier text not null,
        start text not null, last4 text not null, counter text not null, created_at text not null, expires_at text,
        revoked_at text, last_used_at text, rotated_from text, rotated_to text)`,
      "create index api_key_by_account on api_key (account_id, created_at, id)",

      // The month is part of the key, so nothing has to be reset. Half-filled pages let PostgreSQL update in place.
      `create table quota (
        owner text not null, period text not null, used bigint not null, granted bigint not null,
        primary key (owner, period))${engine === "postgres" ? " with (fillfactor = 50)" : ""}`,
      `create table key_day (
        key_id text not null, day text not null, outcome text not null, count bigint not null,
        primary key (key_id, day, outcome))`,
    ],
  },
  {
    name: "0003-webhooks",
    statements: (engine) => [
      // `events` is empty for all, else `,agent.registered,cert.issued,`: an event is searched between commas.
      `create table webhook (
        key ${engine === "sqlite" ? "integer primary key autoincrement" : "bigint generated by default as identity primary key"},
        id text not null unique, account_id text not null, callback_url text not null, origin text not null,
        events text not null, description text, status text not null, secret text not null, previous_secret text,
        previous_secret_until text, created_at text not null, last_delivered_at text,
        consecutive_failures integer not null, disabled_at text)`,
      "create index webhook_by_account on webhook (account_id, key)",
      "create index webhook_by_status on webhook (status)", // for figures

      // The delivery of each event to each subscription, written with the event. A lease says which process attempts it.
      `create table delivery (
        id text primary key, webhook_key bigint not null, seq bigint not null, type text not null, status text not null,
        cause text not null, attempts integer not null, lease text, lease_until text, created_at text not null,
        finished_at text)`,
      "create index delivery_by_webhook on delivery (webhook_key, seq)",
      "create index delivery_pending on delivery (webhook_key, lease_until) where status = 'pending'",
      "create index delivery_by_age on delivery (created_at)",
      `create table delivery_attempt (
        delivery_id text not null, attempt integer not null, cause text not null, started_at text not null,
        response_status integer, error text, detail text not null, dns_ms double precision,
        connect_ms double precision, tls_ms double precision, first_byte_ms double precision,
        total_ms double precision not null, primary key (delivery_id, attempt))`,
    ],
  },
  {
    name: "0004-trust",
    statements: (engine) => {
      const key = `key ${engine === "sqlite" ? "integer primary key autoincrement" : "bigint generated by default as identity primary key"}`;
      return [
        "alter table account add column issuer boolean not null default false",

        `create table certification (
          ${key}, id text not null unique, agent_key bigint not null, agent_id text not null, level text not null,
          issuer text not null, account_id text not null, status text not null, evidence_url text, issued_at text not null,
          renewed_at text, expires_at text, revoked_at text, reason text)`,
        "create unique index certification_active on certification (agent_key, level, issuer) where status = 'active'",
        "create index certification_by_agent on certification (agent_id, key)",
        "create index certification_by_end on certification (expires_at) where status = 'active'",

        `create table violation (
          ${key}, id text not null unique, agent_key bigint not null, agent_id text not null, rule text not null,
          severity text not null, detail text not null, evidence_url text, status text not null, count integer not null,
          first_seen_at text not null, last_seen_at text not null, note text, decided_at text)`,
        "create unique index violation_by_rule on violation (agent_key, rule)",
        "create index violation_by_agent on violation (agent_id, key)",

        // The reports of each account about each agent, decayed to a day, so that they can be limited and removed.
        `create table reputation_reporter (
          agent_key bigint not null, account_id text not null, day text not null, successes double precision not null,
          failures double precision not null, frauds double precision not null, timed double precision not null,
          latency_sum_ms double precision not null, counted_at text not null, primary key (agent_key, account_id))`,

        // `document` is the snapshot that is served. `told_…` are the values of the last event, `rated_day` when a score is due
        // to be decayed, `figure` the grade in the counts.
        `create table reputation (
          agent_key bigint primary key, document text not null, told_score double precision, told_grade text not null,
          rated_day text, figure text)`,
        "create index reputation_by_day on reputation (rated_day) where rated_day is not null",
      ];
    },
  },
  {
    name: "0005-federation",
    statements: (engine) => [
      // `cursor` is the number of the peer's last imported change. A lease says which process synchronizes it.
      `create table peer (
        key ${engine === "sqlite" ? "integer primary key autoincrement" : "bigint generated by default as identity primary key"},
        id text not null unique, base_url text not null unique, name text not null, node_id text, status text not null,
        mode text not null, cursor bigint not null, whole boolean not null, ids integer not null, skipped integer not null,
        added_at text not null, last_sync_at text, next_sync_at text not null, consecutive_failures integer not null,
        last_error text, lease text, lease_until text)`,
      // Records of a peer that were not imported, because another source has the id.
      `create table peer_conflict (
        peer_key bigint not null, agent_id text not null, agent_url text not null, held_by text not null,
        seen_at text not null, primary key (peer_key, agent_id))`,
      "create index peer_conflict_by_holder on peer_conflict (held_by)",

      // The origin of an imported agent; null for a local one, and for a tombstone of a removed peer.
      "alter table agent add column origin text",
      "create index agent_by_source on agent (source, seq)",
      "alter table agent_card add column url text",
      "alter table webhook add column source text not null default 'local'",
    ],
  },
  {
    name: "0006-own-agents",
    // Most agents of a node may have no owner, or be of a peer.
    statements: () => ["create index agent_by_owner on agent (owner_id, key) where owner_id is not null"],
  },
  {
    name: "0007-withheld-records",
    statements: () => [
      // The descriptions of deleted agents are erased, as for later deletions: see erasure.ts.
      `update agent set name = agent_id, name_key = lower(agent_id), agent_url = 'https://tombstoned.invalid/',
        status_message = null, successor_agent_id = null, sunset_at = null where status = 'tombstoned'`,
      // The descriptions of suspended agents are not served, so they are not searched or counted: see footprint in changes.ts.
      `update figure set count = count - (select count(*) from agent_word w join agent a on a.key = w.agent_key
          where a.status = 'suspended' and w.kind = figure.kind and w.value = figure.value)
        where kind in ('protocol', 'capabilities', 'tags')`,
      "delete from figure where count = 0 and kind in ('protocol', 'capabilities', 'tags')",
      "delete from agent_word where agent_key in (select key from agent where status = 'suspended')",
      "update agent set provider_key = null where status = 'suspended'",
      // Events of one agent and one type, in their order: an agent may have many events, and few or none of a type.
      "create index event_by_agent_and_type on event (agent_id, type, seq)",
    ],
  },
  {
    name: "0008-time-of-changes",
    // The time of the last change, in the row that writers lock: no change is dated before an earlier one.
    statements: () => [
      "alter table journal add column changed_at text not null default ''",
      "update journal set changed_at = coalesce((select committed_at from event order by seq desc limit 1), '')",
    ],
  },
  {
    name: "0009-receivers",
    statements: () => [
      // The host of the callback URL and its registrable domain; when a delivery to that host last succeeded, and how long
      // that URL usually takes. The domain of older rows is their host.
      "alter table webhook add column host text not null default ''",
      "alter table webhook add column site text not null default ''",
      "alter table webhook add column reached_at text",
      "alter table webhook add column response_ms double precision",
      `update webhook set reached_at = last_delivered_at,
        host = case when origin like 'https://%:%' and origin not like '%]'
          then rtrim(rtrim(substr(origin, 9), '0123456789'), ':') else substr(origin, 9) end`,
      "update webhook set site = host",
      "create index webhook_by_site on webhook (site, account_id)",
      "create index webhook_by_reached_host on webhook (host) where reached_at is not null",
      // Disabling an account pauses its subscriptions; those of accounts that were disabled before pause now.
      `update webhook set status = 'paused' where status = 'active'
        and account_id in (select id from account where disabled_at is not null)`,
    ],
  },
  {
    name: "0010-sign-up-limit",
    statements: () => [
      // The sign-ups of the last 24 hours, by the hash of the client network: see sign-up-limit.ts.
      "create table sign_up (network text not null, created_at text not null)",
      "create index sign_up_by_network on sign_up (network, created_at)",
      "create index sign_up_by_age on sign_up (created_at)",
    ],
  },
  {
    name: "0011-disabled-trust",
    statements: () => [
      // `counted`: whether it is in the agent's reputation. Reports of disabled accounts are not: see reputation/disabled-accounts.ts.
      "alter table reputation_reporter add column counted boolean not null default true",
      "create index reputation_reporter_by_account on reputation_reporter (account_id, agent_key)",
      "alter table certification add column counted boolean not null default true",
      "create index certification_by_account on certification (account_id, agent_key) where status = 'active'",
      "alter table account add column trust_pending boolean not null default false",
      "create index account_trust_pending on account (id) where trust_pending = true",
      "update account set trust_pending = true where disabled_at is not null",

      // The states of sign-ins that came back from the identity provider, hashed.
      "create table oidc_state (state text primary key, used_at text not null)",
      "create index oidc_state_by_age on oidc_state (used_at)",
    ],
  },
  {
    name: "0012-write-probe",
    // One row, for probes of writes: see monitor.ts.
    statements: () => [
      "create table write_probe (id integer primary key check (id = 1), probed_at text not null)",
      "insert into write_probe values (1, '')",
    ],
  },
  {
    name: "0013-node-key",
    // One row: the fingerprint of the NODE_KEY that secrets are encrypted with. See server/key-fingerprint.ts.
    statements: () => [
      `create table node_key (
        id integer primary key check (id = 1), fingerprint text not null, recorded_at text not null)`,
    ],
  },
  {
    name: "0014-idempotency",
    // See server/idempotency/. `network` is a hash, and null for callers with an account.
    statements: () => [
      `create table idempotent_request (
        id text primary key, fingerprint text not null, response text not null, network text, created_at text not null)`,
      "create index idempotent_request_by_age on idempotent_request (created_at)",
      "create index idempotent_request_by_network on idempotent_request (network, created_at) where network is not null",
    ],
  },
  {
    name: "0015-active-keys",
    // Most keys of an account may be revoked or replaced, and the others are counted at each read.
    statements: () => [
      `create index api_key_active on api_key (account_id, expires_at)
        where revoked_at is null and rotated_to is null`,
    ],
  },
];

// Texts are already split into words (server/agents/search/words.ts), so both engines index the same words; the tokenizer
// only splits them at spaces. `word` is the vocabulary, where mistyped words are searched by trigrams.
const sqliteSearch = [
  `create virtual table agent_index using fts5 (name, terms, details, description, content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* S* Co'")`,
  "create table word (word text primary key) without rowid",
  "create virtual table word_index using fts5 (word, tokenize = 'trigram', detail = 'none')",
];

const postgresSearch = [
  "create table agent_index (agent_key bigint primary key, document tsvector not null)",
  "create index agent_index_by_document on agent_index using gin (document)",
  'create table word (word text collate "C" primary key)',
  "create index word_by_trigram on word using gin (word gin_trgm_ops)",
];
