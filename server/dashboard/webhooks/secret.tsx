/** The secret of a webhook, shown once. */
import type { WebhookWithSecret } from "../../../client/index.ts";
import { Snippet } from "../elements/copy.tsx";
import { SecretDialog } from "../elements/secret-dialog.tsx";

/** What the dialog can be given. */
interface WebhookSecretProps {
  title: string;
  webhook: WebhookWithSecret;
  onDone: () => void;
}

/** Shows the secret, the same as libraries of Standard Webhooks take it, and how a receiver verifies. */
export function WebhookSecretDialog({ title, webhook, onDone }: WebhookSecretProps) {
  const { secret, signing_key } = webhook;
  const snippets = [
    { label: ".env", code: `WEBHOOK_SECRET=${secret}` },
    { label: "Signing key (Standard Webhooks)", code: signing_key },
  ];
  return (
    <SecretDialog {...{ title, what: "signing secret", secret, snippets, onDone }}>
      <p>Your receiver verifies with it that a call comes from this node.</p>
    </SecretDialog>
  );
}

/** How a receiver verifies what it gets. */
export function Verification() {
  return (
    <Snippet
      label="Verify deliveries (TypeScript)"
      code={`import { verifyDelivery } from "@registry-node/client/webhooks";

const event = await verifyDelivery(
  rawBody, // the bytes as they arrived, not parsed
  request.headers,
  process.env.WEBHOOK_SECRET ?? "",
);`}
    />
  );
}
