/** The dialog that shows the secret of a webhook. */
import type { WebhookWithSecret } from "../../../client/index.ts";
import { Snippet } from "../elements/copy.tsx";
import { SecretDialog } from "../elements/secret-dialog.tsx";

/** The properties of the dialog. */
interface WebhookSecretProps {
  title: string;
  webhook: WebhookWithSecret;
  onDone: () => void;
}

/** Shows the secret once, also in the form of Standard Webhooks. */
export function WebhookSecretDialog({ title, webhook, onDone }: WebhookSecretProps) {
  const { secret, signing_key } = webhook;
  const snippets = [
    { label: ".env", code: `WEBHOOK_SECRET=${secret}` },
    { label: "Signing key (Standard Webhooks)", code: signing_key },
  ];
  return (
    <SecretDialog title={title} what="signing secret" secret={secret} snippets={snippets} onDone={onDone}>
      <p>Use it in your receiver to verify that requests come from this node.</p>
    </SecretDialog>
  );
}

/** A code sample that verifies deliveries. */
export function Verification() {
  return (
    <Snippet
      label="Verify deliveries (TypeScript)"
      code={`import { verifyDelivery } from "@registry-node/client/webhooks";

const event = await verifyDelivery(
  rawBody, // the received bytes, not parsed
  request.headers,
  process.env.WEBHOOK_SECRET ?? "",
);`}
    />
  );
}
