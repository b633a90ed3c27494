/** The view of one webhook. */

import type { Webhook } from "../../../client/index.ts";
import { isDisabledByOperator } from "../../display/disabled-webhook.ts";
import { DetailList } from "../elements/detail-list.tsx";
import { Heading } from "../elements/heading.tsx";
import { LoadedContent } from "../elements/loaded-content.tsx";
import { AbsoluteTime, RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { type Loaded, useLoaded } from "../loading.ts";
import { hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../view-props.ts";
import { Controls } from "./controls.tsx";
import { Deliveries } from "./deliveries.tsx";
import { WebhookStatusBadge } from "./status-badge.tsx";
import { successRate } from "./success-rate.ts";
import { TestDelivery } from "./test-delivery.tsx";
import { Verification } from "./webhook-secret.tsx";

/** Shows a webhook with its controls, a test form and its deliveries. */
export function WebhookView({ id, account }: ViewProps) {
  const loaded = useLoaded((signal) => registry.webhooks.get(id, { signal }), [id]);
  return (
    <>
      <Heading
        kind="Webhook"
        title={addressOf(loaded.value) ?? id}
        back={{ href: "#/webhooks", name: "Webhooks" }}
      />
      <LoadedContent of={loaded} what="the webhook" rows={4}>
        {(webhook) => <Shown webhook={webhook} loaded={loaded} isOwn={webhook.account_id === account.id} />}
      </LoadedContent>
    </>
  );
}

/** The URL of a webhook in few words. */
function addressOf(webhook: Webhook | undefined): string | undefined {
  return webhook?.callbackUrl.replace(/^https:\/\//, "").replace(/\/$/, "");
}

/** The properties of a webhook that is loaded. */
interface ShownProps {
  webhook: Webhook;
  loaded: Loaded<Webhook>;
  /** Whether it is the caller's. The operator sees those of others, and only their owners may change them. */
  isOwn: boolean;
}

function Shown({ webhook, loaded, isOwn }: ShownProps) {
  return (
    <>
      <section class="panel" aria-label="Webhook">
        <div class="card-head">
          <p class="title">
            <UntrustedText class="address" text={webhook.callbackUrl} />
          </p>
          <WebhookStatusBadge webhook={webhook} />
        </div>
        {webhook.description !== null && (
          <p>
            <UntrustedText text={webhook.description} />
          </p>
        )}
        <StatusNotice webhook={webhook} />
        <DetailList
          of={[
            ["Events", <EventNames key="events" events={webhook.events} />],
            ["Last delivered", <RelativeTime key="last" at={webhook.last_delivered_at} />],
            ["Successful in 24 hours", successRate(webhook.attempts["24h"])],
            ["Successful in 7 days", successRate(webhook.attempts["7d"])],
            ["Failures in a row", `${webhook.consecutive_failures} (disabled at 10)`],
            ["Created", <AbsoluteTime key="created" at={webhook.created_at} />],
          ]}
        />
        {isOwn ? <Controls webhook={webhook} onChanged={loaded.set} /> : <OfAnother webhook={webhook} />}
      </section>
      {isOwn && (
        <>
          {!isDisabledByOperator(webhook) && <TestDelivery webhook={webhook} onTested={loaded.reload} />}
          <Deliveries webhook={webhook} onSent={loaded.reload} />
          <section>
            <h2>Verify signatures</h2>
            <Verification />
          </section>
        </>
      )}
    </>
  );
}

function OfAnother({ webhook }: { webhook: Webhook }) {
  return (
    <p>
      It belongs to the account <code>{webhook.account_id}</code>. Disable or resume it in{" "}
      <a href={hrefOf("all-webhooks")}>All webhooks</a>.
    </p>
  );
}

function EventNames({ events }: { events: Webhook["events"] }) {
  if (events.length === 0) return <>all, including future types</>;
  return (
    <ul class="chips">
      {events.map((type) => (
        <li class="chip" key={type}>
          <code>{type}</code>
        </li>
      ))}
    </ul>
  );
}

/** A notice about the status of a webhook. */
function StatusNotice({ webhook }: { webhook: Webhook }) {
  if (webhook.status === "paused") {
    return (
      <p class="notice warn">
        <strong>Paused.</strong> Events are not sent while paused; replay them after you resume.
      </p>
    );
  }
  if (webhook.disabled_reason !== null && isDisabledByOperator(webhook) && webhook.disabled_at !== null) {
    return (
      <p class="notice bad">
        <strong>
          Disabled by the operator of the node since <AbsoluteTime at={webhook.disabled_at} />.
        </strong>{" "}
        Only the operator can resume it. The reason: <UntrustedText text={webhook.disabled_reason} />
      </p>
    );
  }
  if (webhook.status === "disabled" && webhook.disabled_at !== null) {
    return (
      <p class="notice bad">
        <strong>
          Disabled by the node since <AbsoluteTime at={webhook.disabled_at} />.
        </strong>{" "}
        {webhook.disabled_reason ?? `${webhook.consecutive_failures} consecutive deliveries failed.`} See the
        newest ones below. Fix your endpoint, then re-enable the webhook and replay skipped deliveries.
      </p>
    );
  }
  if (webhook.previous_secret_until !== null) {
    return (
      <p class="notice">
        The old secret also signs until <AbsoluteTime at={webhook.previous_secret_until} />.
      </p>
    );
  }
  return null;
}
