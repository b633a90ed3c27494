/** The metrics of a node: names, help texts and labels. Labels only have values of fixed lists, so the number of series is bounded. */

/** Upper bounds of the buckets of durations, in seconds. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const statementBuckets = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const outgoingBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

/** Metrics that are recorded when something happens. They count since the start of the process. */
export const recorded = {
  requests: {
    type: "counter",
    name: "registry_http_requests_total",
    help: "Responses that were sent, by operation of the contract (none: no operation) and status; event streams when they begin.",
    labels: ["operation", "status"],
  },
  requestDuration: {
    type: "histogram",
    name: "registry_http_request_duration_seconds",
    help: "Time from routing to the end of the response, without the wait in the queue. Event streams are left out.",
    labels: ["operation", "status_class"],
    buckets: requestBuckets,
  },
  rejectedConnections: {
    type: "counter",
    name: "registry_http_connections_rejected_total",
    help: "Connections rejected because the limit of the node (total) or of a client network (network) is reached.",
    labels: ["reason"],
  },
  storedBytes: {
    type: "counter",
    name: "registry_stored_bytes_total",
    help: "Bytes that requests had the database keep, as their limits count them: without an account (anonymous) or with one (account).",
    labels: ["caller"],
  },
  deliveryAttempts: {
    type: "counter",
    name: "registry_delivery_attempts_total",
    help: "Attempts at webhook deliveries by outcome: delivered, aborted (by the node), or the error of the attempt.",
    labels: ["outcome"],
  },
  deliveryDuration: {
    type: "histogram",
    name: "registry_delivery_attempt_duration_seconds",
    help: "Duration of attempts at webhook deliveries: delivered or failed.",
    labels: ["result"],
    buckets: outgoingBuckets,
  },
  outgoingRequests: {
    type: "counter",
    name: "registry_outgoing_requests_total",
    help: "Outgoing requests by purpose and outcome: the class of the status, or why there was no response (egress_blocked: refused by the guard).",
    labels: ["purpose", "outcome"],
  },
  outgoingDuration: {
    type: "histogram",
    name: "registry_outgoing_request_duration_seconds",
    help: "Duration of outgoing requests that were sent, without the wait for a slot.",
    labels: ["purpose"],
    buckets: outgoingBuckets,
  },
  jobRuns: {
    type: "counter",
    name: "registry_job_runs_total",
    help: "Runs of periodic jobs, failed ones included.",
    labels: ["name"],
  },
  jobFailures: {
    type: "counter",
    name: "registry_job_failures_total",
    help: "Failed runs of periodic jobs.",
    labels: ["name"],
  },
  jobDuration: {
    type: "histogram",
    name: "registry_job_duration_seconds",
    help: "Duration of runs of periodic jobs.",
    labels: ["name"],
    buckets: jobBuckets,
  },
  databaseDuration: {
    type: "histogram",
    name: "registry_database_operation_duration_seconds",
    help: "Duration of database operations by kind, waits included: read, long_read, bounded_read, change (a transaction), aside, alone.",
    labels: ["kind"],
    buckets: statementBuckets,
  },
  databaseFailures: {
    type: "counter",
    name: "registry_database_operation_failures_total",
    help: "Database operations by kind that failed because the database was unavailable.",
    labels: ["kind"],
  },
  embeddingRequests: {
    type: "counter",
    name: "registry_embedding_requests_total",
    help: "Requests for vectors of texts by purpose (agents, query) and outcome: ok, or why there are none.",
    labels: ["purpose", "outcome"],
  },
  commitSize: {
    type: "histogram",
    name: "registry_database_commit_changes",
    help: "Writes per shared commit: changes, and on SQLite also what is written beside them.",
    labels: [],
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
  },
} as const satisfies Record<string, Recorded>;

/** Gauges that are read when metrics are requested. */
export const read = {
  build: {
    name: "registry_build_info",
    help: "Always 1: the version of the node and the engine of its database.",
    labels: ["version", "engine"],
  },
  connections: {
    name: "registry_http_connections",
    help: "Open connections of clients.",
    labels: [],
  },
  queue: {
    name: "registry_http_queue_requests",
    help: "Requests of clients that the fair queue knows, by state: running, waiting.",
    labels: ["state"],
  },
  eventStreams: {
    name: "registry_event_streams",
    help: "Open event streams.",
    labels: [],
  },
  deliveriesInMemory: {
    name: "registry_deliveries_in_memory",
    help: "Deliveries that this process has in its queue or under way.",
    labels: [],
  },
  databaseUp: {
    name: "registry_database_up",
    help: "Whether the database could be read for this response: 1 or 0. If it is 0, the values of its tables are left out.",
    labels: [],
  },
  databaseWritable: {
    name: "registry_database_writable",
    help: "Whether changes can be committed: 1 or 0.",
    labels: [],
  },
  databaseWarnings: {
    name: "registry_database_warnings",
    help: "Warnings of GET /health.",
    labels: [],
  },
  databaseSize: {
    name: "registry_database_size_bytes",
    help: "Size of the database; on SQLite with its write-ahead log. Omitted if it is unknown.",
    labels: [],
  },
  diskFree: {
    name: "registry_disk_free_bytes",
    help: "Free space of the disk of the database, on SQLite.",
    labels: [],
  },
  diskSize: {
    name: "registry_disk_size_bytes",
    help: "Size of the disk of the database, on SQLite.",
    labels: [],
  },
  diskWarning: {
    name: "registry_disk_warning_bytes",
    help: "Free space below which the disk of the database is scarce, on SQLite.",
    labels: [],
  },
  jobLastSuccess: {
    name: "registry_job_last_success_timestamp_seconds",
    help: "Time of the last successful run of a periodic job, in seconds since 1970; omitted before the first.",
    labels: ["name"],
  },
  jobLate: {
    name: "registry_job_late",
    help: "Whether no run of a periodic job succeeded until it was due: 1 or 0.",
    labels: ["name"],
  },
  agentsToEmbed: {
    name: "registry_agents_to_embed",
    help: "Changed agents that wait to be embedded, counted up to 20,000; 0 without hybrid ranking.",
    labels: [],
  },
  poolConnections: {
    name: "registry_database_pool_connections",
    help: "Connections to PostgreSQL by pool and state: used, idle.",
    labels: ["pool", "state"],
  },
  poolWaiting: {
    name: "registry_database_pool_waiting",
    help: "Operations that wait for a connection to PostgreSQL, by pool.",
    labels: ["pool"],
  },
  outboxPending: {
    name: "registry_outbox_pending_deliveries",
    help: "Pending deliveries of all processes, counted up to 20,000.",
    labels: [],
  },
  outboxAge: {
    name: "registry_outbox_oldest_pending_age_seconds",
    help: "Age of the oldest of the pending deliveries that were counted; 0 if none is pending.",
    labels: [],
  },
  journalSeq: {
    name: "registry_journal_last_seq",
    help: "Sequence number of the last change.",
    labels: [],
  },
  journalChanged: {
    name: "registry_journal_last_change_timestamp_seconds",
    help: "Time of the last change, in seconds since 1970; omitted before the first change.",
    labels: [],
  },
  agents: {
    name: "registry_agents",
    help: "Agents by status, tombstones included.",
    labels: ["status"],
  },
  subscriptions: {
    name: "registry_webhook_subscriptions",
    help: "Webhook subscriptions by status.",
    labels: ["status"],
  },
  peers: {
    name: "registry_peers",
    help: "Peers by status.",
    labels: ["status"],
  },
} as const satisfies Record<string, Definition>;

/** The definition of a metric. */
export interface Definition {
  name: `registry_${string}`;
  help: string;
  labels: readonly string[];
}

/** The definition of a metric that is recorded. */
export type Recorded = Definition & ({ type: "counter" } | { type: "histogram"; buckets: readonly number[] });
