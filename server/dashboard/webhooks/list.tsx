/** Webhooks: the list. */
import type { Webhook, WebhookPage } from "../../../client/index.ts";
import { Heading } from "../elements/heading.tsx";
import { Listed, Moment, Nothing } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { usePages } from "../loading.ts";
import { hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import { WebhookState } from "./state.tsx";

/** The subscriptions of the account. */
export function WebhooksView() {
  const list = usePages<Webhook, WebhookPage>(
    (at, signal) => registry.webhooks.list(at, { signal }),
    ({ webhooks }) => webhooks,
    [],
  );
  const create = (
    <a class="button primary" href={hrefOf("webhooks", "new")}>
      Create webhook
    </a>
  );
  return (
    <>
      <Heading title="Webhooks" beside={create}>
        <p>Signed calls to your own address, when something changes in the registry.</p>
      </Heading>
      <Listed
        list={list}
        what="webhooks"
        nothing={
          <Nothing title="You have no webhooks yet">
            <p>
              Give an https address and pick events: the node calls it as they happen, and keeps what became
              of each.
            </p>
          </Nothing>
        }
      >
        {(webhooks) => (
          <ul class="cards">
            {webhooks.map((webhook) => (
              <WebhookCard key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function WebhookCard({ webhook }: { webhook: Webhook }) {
  return (
    <li class="card linked">
      <div class="card-head">
        <h2>
          <a href={hrefOf("webhooks", webhook.id)}>
            <Theirs class="address" text={webhook.callbackUrl} />
          </a>
        </h2>
        <WebhookState webhook={webhook} />
      </div>
      {webhook.description !== null && (
        <p>
          <Theirs text={webhook.description} />
        </p>
      )}
      <p class="small">
        {scopeOf(webhook)}, last delivered <Moment at={webhook.last_delivered_at} />
        {webhook.consecutive_failures > 0 && `, ${webhook.consecutive_failures} failures in a row`}
      </p>
    </li>
  );
}

function scopeOf({ events }: Webhook): string {
  if (events.length === 0) return "All events";
  return events.length === 1 ? "1 type of events" : `${events.length} types of events`;
}
