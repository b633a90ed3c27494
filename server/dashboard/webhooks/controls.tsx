/** The controls of a webhook. */

import { useState } from "preact/hooks";
import type { Webhook, WebhookWithSecret } from "../../../client/index.ts";
import { isDisabledByOperator } from "../../display/disabled-webhook.ts";
import { ActionButton } from "../elements/action-button.tsx";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog, Dialog, type DialogOf } from "../elements/dialog.tsx";
import { useTask } from "../elements/form.tsx";
import { GracePeriodField, gracePeriodOf } from "../elements/grace-period.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { go } from "../router.ts";
import { registry } from "../session.ts";
import { changeOf, WebhookForm } from "./webhook-form.tsx";
import { WebhookSecretDialog } from "./webhook-secret.tsx";

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
        {!isDisabledByOperator(webhook) && <Switch webhook={webhook} onChanged={onChanged} />}
        <Button onClick={() => setOpen("edit")}>Edit</Button>
        <Button onClick={() => setOpen("rotate")}>Rotate secret</Button>
        <Button look="danger" onClick={() => setOpen("remove")}>
          Delete
        </Button>
      </div>
      {open === "edit" && <Edit {...given} onChanged={onChanged} />}
      {open === "rotate" && (
        <RotateSecret
          of={webhook}
          onLeave={close}
          onDone={(made) => {
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
  const words = { active: "Pause", paused: "Resume", disabled: "Re-enable" };
  return (
    <ActionButton
      look={active ? "plain" : "primary"}
      act={() => registry.webhooks.update(webhook.id, { status: active ? "paused" : "active" })}
      done={active ? "Webhook paused." : "Webhook activated."}
      onDone={onChanged}
    >
      {words[webhook.status]}
    </ActionButton>
  );
}

function Edit({ webhook, onChanged, onLeave }: ControlProps & { onLeave: () => void }) {
  const action = useTask({
    act: (form) => registry.webhooks.update(webhook.id, changeOf(form)),
    done: "Webhook changed.",
    onDone: (changed) => {
      onLeave();
      onChanged(changed);
    },
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

function RotateSecret({ of: webhook, ...dialog }: DialogOf<Webhook, WebhookWithSecret>) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Rotate secret"
      verb="Rotate"
      look="primary"
      act={(form) => registry.webhooks.rotateSecret(webhook.id, { grace_period_s: gracePeriodOf(form) })}
    >
      <p>Deliveries are signed with a new secret, and for a while with the old one too.</p>
      <GracePeriodField label="Keep signing with the old secret for" />
    </ConfirmDialog>
  );
}

function Remove({ webhook, onLeave }: { webhook: Webhook; onLeave: () => void }) {
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      verb="Delete webhook"
      act={() => registry.webhooks.remove(webhook.id)}
      done="Webhook deleted."
      onDone={() => go("webhooks")}
      onLeave={onLeave}
    >
      <p>
        Deliveries to <UntrustedText class="address" text={webhook.callbackUrl} /> stop. Its secret and its
        deliveries are deleted too.
      </p>
    </ConfirmDialog>
  );
}
