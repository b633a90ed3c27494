/** The controls of a webhook. */
import { useState } from "preact/hooks";
import type { Webhook, WebhookWithSecret } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog, Dialog } from "../elements/dialog.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { GracePeriodField, gracePeriodOf } from "../elements/grace-period.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { go } from "../router.ts";
import { registry } from "../session.ts";
import { WebhookSecretDialog } from "./secret-dialog.tsx";
import { changeOf, WebhookForm } from "./webhook-form.tsx";

/** The properties of the controls and their dialogs. */
interface ControlProps {
  webhook: Webhook;
  onChanged: (webhook: Webhook) => void;
}

/** Shows the controls: pause or resume, edit, rotate the secret, delete. */
export function Controls({ webhook, onChanged }: ControlProps) {
  const [open, setOpen] = useState<"edit" | "rotate" | "remove" | null>(null);
  const [rotated, setRotated] = useState<WebhookWithSecret | null>(null);
  const close = () => setOpen(null);
  const given = { webhook, onLeave: close };
  return (
    <>
      <div class="actions">
        {webhook.disabled_reason === null && <Switch webhook={webhook} onChanged={onChanged} />}
        <Button onClick={() => setOpen("edit")}>Edit</Button>
        <Button onClick={() => setOpen("rotate")}>Rotate secret</Button>
        <Button look="danger" onClick={() => setOpen("remove")}>
          Delete
        </Button>
      </div>
      {open === "edit" && (
        <Edit
          {...given}
          onChanged={(changed) => {
            close();
            onChanged(changed);
          }}
        />
      )}
      {open === "rotate" && (
        <RotateSecret
          {...given}
          onRotated={(made) => {
            close();
            setRotated(made);
            onChanged(made);
          }}
        />
      )}
      {open === "remove" && <Remove {...given} />}
      {rotated && (
        <WebhookSecretDialog title="New secret" webhook={rotated} onDone={() => setRotated(null)} />
      )}
    </>
  );
}

/** Pauses an active webhook, and activates any other. */
function Switch({ webhook, onChanged }: ControlProps) {
  const active = webhook.status === "active";
  const action = useAction(async () => {
    onChanged(await registry.webhooks.update(webhook.id, { status: active ? "paused" : "active" }));
    announce(active ? "Webhook paused." : "Webhook activated.");
  });
  const words = { active: "Pause", paused: "Resume", disabled: "Re-enable" };
  return (
    <>
      <Button busy={action.busy} look={active ? "plain" : "primary"} onClick={() => void action.run()}>
        {words[webhook.status]}
      </Button>
      <ErrorNotice error={action.error} />
    </>
  );
}

function Edit({ webhook, onChanged, onLeave }: ControlProps & { onLeave: () => void }) {
  const action = useAction(async (form: FormData) => {
    onChanged(await registry.webhooks.update(webhook.id, changeOf(form)));
    announce("Webhook changed.");
  });
  return (
    <Dialog title="Edit webhook" onLeave={onLeave}>
      <WebhookForm
        action={action}
        webhook={webhook}
        verb="Save"
        beside={<Button onClick={onLeave}>Cancel</Button>}
      />
    </Dialog>
  );
}

/** The properties of the rotation dialog. */
interface RotateProps {
  webhook: Webhook;
  onRotated: (made: WebhookWithSecret) => void;
  onLeave: () => void;
}

function RotateSecret({ webhook, onRotated, onLeave }: RotateProps) {
  const action = useAction(async (form: FormData) => {
    const grace_period_s = gracePeriodOf(form);
    onRotated(await registry.webhooks.rotateSecret(webhook.id, { grace_period_s }));
  });
  return (
    <ConfirmDialog title="Rotate secret" verb="Rotate" look="primary" action={action} onLeave={onLeave}>
      <p>Deliveries are signed with a new secret, and for a while with the old one too.</p>
      <GracePeriodField label="Keep signing with the old secret for" />
    </ConfirmDialog>
  );
}

function Remove({ webhook, onLeave }: { webhook: Webhook; onLeave: () => void }) {
  const action = useAction(async () => {
    await registry.webhooks.remove(webhook.id);
    announce("Webhook deleted.");
    go("webhooks");
  });
  return (
    <ConfirmDialog title="Delete this webhook?" verb="Delete webhook" action={action} onLeave={onLeave}>
      <p>
        Deliveries to <UntrustedText class="address" text={webhook.callbackUrl} /> stop. Its secret and its
        deliveries are deleted too.
      </p>
    </ConfirmDialog>
  );
}
