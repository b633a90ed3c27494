/** The form to create a webhook. */
import { useState } from "preact/hooks";
import type { WebhookWithSecret } from "../../../client/index.ts";
import { Heading } from "../elements/heading.tsx";
import { useAction } from "../loading.ts";
import { go } from "../router.ts";
import { registry } from "../session.ts";
import { WebhookSecretDialog } from "./secret-dialog.tsx";
import { changeOf, WebhookForm } from "./webhook-form.tsx";

const start = { callbackUrl: "", description: null, events: [] };

/** Creates a webhook, shows its secret once, and navigates to it. */
export function CreateWebhookView() {
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const action = useAction(async (form: FormData) => {
    setMade(await registry.webhooks.create(changeOf(form)));
  });
  return (
    <>
      <Heading title="Create webhook">
        <p>
          <a href="#/webhooks">← Webhooks</a>
        </p>
      </Heading>
      <div class="panel">
        <WebhookForm action={action} webhook={start} verb="Create webhook" />
        <p class="small">
          Each event is sent once. A delivery fails if your endpoint does not respond with 2xx within 10
          seconds: you can resend it. After ten consecutive failures the webhook is disabled until you
          re-enable it.
        </p>
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
