/** The list of webhooks. */
import type { Webhook } from "../../../client/index.ts";
import { Card } from "../elements/card.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { Heading } from "../elements/heading.tsx";
import { CardList } from "../elements/paged-list.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages } from "../loading.ts";
import { hrefOf, hrefOfNew } from "../router.ts";
import { registry } from "../session.ts";
import { WebhookStatusBadge } from "./status-badge.tsx";
import { successRate } from "./success-rate.ts";

/** Lists the webhooks of the account. */
export function WebhooksView() {
  const list = usePages("webhooks", registry.webhooks.list);
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
      <CardList
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
        {(webhook) => <WebhookCard key={webhook.id} webhook={webhook} />}
      </CardList>
    </>
  );
}

function WebhookCard({ webhook }: { webhook: Webhook }) {
  return (
    <Card
      linked
      href={hrefOf("webhooks", webhook.id)}
      title={<UntrustedText class="address" text={webhook.callbackUrl} />}
      beside={<WebhookStatusBadge webhook={webhook} />}
    >
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
    </Card>
  );
}

function scopeOf({ events }: Webhook): string {
  if (events.length === 0) return "All events";
  return events.length === 1 ? "1 event type" : `${events.length} event types`;
}
