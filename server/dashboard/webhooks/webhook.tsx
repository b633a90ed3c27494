/** One webhook. */
import type { Webhook } from "../../../client/index.ts";
import { Failure } from "../elements/failure.tsx";
import { Heading } from "../elements/heading.tsx";
import { Facts, Minute, Moment, Skeleton } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { type Loaded, useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../views.tsx";
import { Controls } from "./controls.tsx";
import { Deliveries } from "./deliveries.tsx";
import { Verification } from "./secret.tsx";
import { WebhookState } from "./state.tsx";
import { TestDelivery } from "./test.tsx";

/** A webhook: how it is, what can be done with it, and what became of its deliveries. */
export function WebhookView({ id }: ViewProps) {
  const loaded = useLoaded((signal) => registry.webhooks.get(id, { signal }), [id]);
  const { value: webhook, error, reload } = loaded;
  return (
    <>
      <Heading title="Webhook">
        <p>
          <a href="#/webhooks">← Webhooks</a>
        </p>
      </Heading>
      {webhook && <Shown webhook={webhook} loaded={loaded} />}
      {!webhook && error === undefined && <Skeleton what="the webhook" rows={4} />}
      <Failure error={error} onRetry={reload} />
    </>
  );
}

function Shown({ webhook, loaded }: { webhook: Webhook; loaded: Loaded<Webhook> }) {
  return (
    <>
      <section class="panel" aria-label="The webhook">
        <div class="card-head">
          <p class="title">
            <Theirs class="address" text={webhook.callbackUrl} />
          </p>
          <WebhookState webhook={webhook} />
        </div>
        {webhook.description !== null && (
          <p>
            <Theirs text={webhook.description} />
          </p>
        )}
        <StateWords webhook={webhook} />
        <Facts
          of={[
            ["Events", <EventNames key="events" events={webhook.events} />],
            ["Last delivered", <Moment key="last" at={webhook.last_delivered_at} />],
            ["Failures in a row", String(webhook.consecutive_failures)],
            ["Created", <Minute key="created" at={webhook.created_at} />],
          ]}
        />
        <Controls webhook={webhook} onChanged={loaded.set} />
      </section>
      <TestDelivery webhook={webhook} onTested={loaded.reload} />
      <Deliveries webhook={webhook} onSent={loaded.reload} />
      <section>
        <h2>Verify what arrives</h2>
        <Verification />
      </section>
    </>
  );
}

function EventNames({ events }: { events: Webhook["events"] }) {
  if (events.length === 0) return <>all, also those of types that come later</>;
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

/** What the state means, and since when. */
function StateWords({ webhook }: { webhook: Webhook }) {
  if (webhook.status === "paused") {
    return (
      <p class="notice warn">
        <strong>Paused.</strong> Events are kept as skipped meanwhile; replay them after you resume.
      </p>
    );
  }
  if (webhook.status === "disabled" && webhook.disabled_at !== null) {
    return (
      <p class="notice bad">
        <strong>
          Disabled by the node since <Minute at={webhook.disabled_at} />.
        </strong>{" "}
        {webhook.consecutive_failures} deliveries in a row failed: the newest below say why. Mend the
        receiver, then enable the webhook again; what was skipped can be replayed.
      </p>
    );
  }
  if (webhook.previous_secret_until !== null) {
    return (
      <p class="notice">
        The old secret signs too until <Minute at={webhook.previous_secret_until} />.
      </p>
    );
  }
  return null;
}
