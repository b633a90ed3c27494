/** The list of webhooks. */
import type { Webhook, WebhookPage } from "../../../client/index.ts";
import { EmptyState } from "../elements/empty-state.tsx";
import { Heading } from "../elements/heading.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages } from "../loading.ts";
import { hrefOf, hrefOfNew } from "../router.ts";
import { registry } from "../session.ts";
import { WebhookStatusBadge } from "./status-badge.tsx";
import { successRate } from "./success-rate.ts";

/** Lists the webhooks of the account. */
export function WebhooksView() {
  const list = usePages<Webhook, WebhookPage>(
    (at, signal) => registry.webhooks.list(at, { signal }),
    ({ webhooks }) => webhooks,
    [],
  );
  const create = (
    <a class="button primary" href={hrefOfNew("webhooks")}>
      Create webhook
    </a>
  );
  return (
    <>
      <Heading title="Webhooks" beside={create}>
        <p>Get signed POST requests when something changes in the registry.</p>
      </Heading>
      <PagedList
        list={list}
        what="webhooks"
        nothing={
          <EmptyState title="You have no webhooks yet">
            <p>
              Enter an HTTPS URL and select events. The node sends each event to your URL and records the
              result.
            </p>
          </EmptyState>
        }
      >
        {(webhooks) => (
          <ul class="cards">
            {webhooks.map((webhook) => (
              <WebhookCard key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function WebhookCard({ webhook }: { webhook: Webhook }) {
  return (
    <li class="card linked">
      <div class="card-head">
        <h2>
          <a href={hrefOf("webhooks", webhook.id)}>
            <UntrustedText class="address" text={webhook.callbackUrl} />
          </a>
        </h2>
        <WebhookStatusBadge webhook={webhook} />
      </div>
      {webhook.description !== null && (
        <p>
          <UntrustedText text={webhook.description} />
        </p>
      )}
      <p class="small">
        {scopeOf(webhook)}, last delivered <RelativeTime at={webhook.last_delivered_at} />
        {webhook.consecutive_failures > 0 && `, ${webhook.consecutive_failures} consecutive failures`}
      </p>
      {webhook.attempts["7d"].success_rate !== null && (
        <p class="small">
          Successful: {successRate(webhook.attempts["24h"])} in 24 hours,{" "}
          {successRate(webhook.attempts["7d"])} in 7 days
        </p>
      )}
    </li>
  );
}

function scopeOf({ events }: Webhook): string {
  if (events.length === 0) return "All events";
  return events.length === 1 ? "1 event type" : `${events.length} event types`;
}
