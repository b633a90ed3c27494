/** The form to create a webhook. */
import { useState } from "preact/hooks";
import type { WebhookWithSecret } from "../../../client/index.ts";
import { Heading } from "../elements/heading.tsx";
import { useAction } from "../loading.ts";
import { go } from "../router.ts";
import { registry } from "../session.ts";
import { changeOf, WebhookForm } from "./webhook-form.tsx";
import { WebhookSecretDialog } from "./webhook-secret.tsx";

const start = { callbackUrl: "", description: null, events: [] };

/** Creates a webhook, shows its secret once, and navigates to it. */
export function CreateWebhookView() {
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const action = useAction(async (form: FormData) => {
    setMade(await registry.webhooks.create(changeOf(form)));
  });
  return (
    <>
      <Heading title="Create webhook" back={{ href: "#/webhooks", name: "Webhooks" }} />
      <div class="panel">
        <WebhookForm action={action} webhook={start} verb="Create webhook" />
        <AfterFailures />
      </div>
      {made && (
        <WebhookSecretDialog
          title="Your webhook is active"
          webhook={made}
          onDone={() => {
            setMade(null);
            go("webhooks", made.id);
          }}
        />
      )}
    </>
  );
}

/** What happens to deliveries that fail. The figures are those of the node: see webhooks/claims.ts and egress/limits.ts. */
function AfterFailures() {
  return (
    <section class="explanation" aria-labelledby="after-failures">
      <h2 id="after-failures">What happens when your endpoint fails</h2>
      <ul>
        <li>
          Each event is sent once, at once. A response other than 2xx, or none within 10 seconds, is a
          failure.
        </li>
        <li>
          There are no automatic retries. You can resend each delivery, or replay several, from its list.
        </li>
        <li>
          After 10 failures in a row the webhook is disabled until you re-enable it. Any success restarts the
          count; outages of the node's own network do not count.
        </li>
        <li>While it is paused or disabled, events are kept as skipped: replay them afterwards.</li>
      </ul>
    </section>
  );
}
