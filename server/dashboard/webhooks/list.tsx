/** The list of webhooks. */
import type { Webhook } from "../../../client/index.ts";
import { type Column, DataTable } from "../elements/data-table.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { FilterBar, filtersOfRoute, isFiltering, queryOf } from "../elements/filters.tsx";
import { Heading } from "../elements/heading.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages } from "../loading.ts";
import { hrefOf, hrefOfNew } from "../router.ts";
import { registry } from "../session.ts";
import { WebhookStatusBadge } from "./status-badge.tsx";
import { successRate } from "./success-rate.ts";

/** The statuses by which webhooks can be filtered, with their labels. */
export const statuses = [
  ["active", "Active"],
  ["paused", "Paused"],
  ["disabled", "Disabled"],
] as const;

/** The filters of lists of webhooks, as the bar shows them. */
export const webhookFilters = {
  search: "URL, description or id",
  choices: [["status", "Status", "Any status", statuses]],
} as const;

/** The columns that all lists of webhooks have. */
export const webhookColumns: readonly Column<Webhook>[] = [
  [
    "Webhook",
    ({ id, callbackUrl, description }) => (
      <>
        <a href={hrefOf("webhooks", id)}>
          <UntrustedText class="address" text={callbackUrl} />
        </a>
        {description !== null && <UntrustedText class="clamped" text={description} />}
      </>
    ),
  ],
  [
    "Status",
    (webhook) => (
      <>
        <WebhookStatusBadge webhook={webhook} />
        {webhook.consecutive_failures > 0 && <small class="dim">{failuresOf(webhook)}</small>}
      </>
    ),
  ],
  ["Last delivered", ({ last_delivered_at }) => <RelativeTime at={last_delivered_at} />],
];

const columns: readonly Column<Webhook>[] = [
  ...webhookColumns,
  ["Successful in 7 days", ({ attempts }) => successRate(attempts["7d"])],
  ["Events", scopeOf],
];

/** Lists the webhooks of the account. */
export function WebhooksView() {
  const filters = filtersOfRoute("q", "status");
  const list = usePages(
    "webhooks",
    (at, options) => registry.webhooks.list({ ...at, ...queryOf(filters, statuses) }, options),
    Object.values(filters),
  );
  const create = (
    <a class="button primary" href={hrefOfNew("webhooks")}>
      Create webhook
    </a>
  );
  return (
    <>
      <Heading
        title="Webhooks"
        beside={create}
        about="Get signed POST requests when something changes in the registry."
      />
      <FilterBar filters={filters} list={list} {...webhookFilters} />
      <DataTable
        list={list}
        what="webhooks"
        isFiltered={isFiltering(filters)}
        keyOf={({ id }) => id}
        columns={columns}
        nothing={
          <EmptyState title="You have no webhooks yet">
            <p>
              Enter an HTTPS URL and select events. The node sends each event to your URL and records the
              result.
            </p>
          </EmptyState>
        }
      />
    </>
  );
}

/** How many deliveries in a row failed. */
function failuresOf({ consecutive_failures: count }: Webhook): string {
  return count === 1 ? "the last delivery failed" : `the last ${count} deliveries failed`;
}

function scopeOf({ events }: Webhook): string {
  if (events.length === 0) return "All";
  return events.length === 1 ? "1 type" : `${events.length} types`;
}
