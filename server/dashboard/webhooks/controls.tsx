/** What can be done with a webhook. */
import { useState } from "preact/hooks";
import type { Webhook, WebhookWithSecret } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { Dialog, Question } from "../elements/dialog.tsx";
import { Failure } from "../elements/failure.tsx";
import { Overlap, overlapOf } from "../elements/overlap.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useAction } from "../loading.ts";
import { go } from "../router.ts";
import { registry } from "../session.ts";
import { changeOf, WebhookForm } from "./form.tsx";
import { WebhookSecretDialog } from "./secret.tsx";

/** What these controls, and their dialogs, are given. */
interface ControlProps {
  webhook: Webhook;
  onChanged: (webhook: Webhook) => void;
}

/** Pause or resume, edit, rotate the secret, delete. */
export function Controls({ webhook, onChanged }: ControlProps) {
  const [open, setOpen] = useState<"edit" | "rotate" | "remove" | null>(null);
  const [rotated, setRotated] = useState<WebhookWithSecret | null>(null);
  const close = () => setOpen(null);
  const given = { webhook, onLeave: close };
  return (
    <>
      <div class="actions">
        <Switch webhook={webhook} onChanged={onChanged} />
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
        <WebhookSecretDialog title="The new secret" webhook={rotated} onDone={() => setRotated(null)} />
      )}
    </>
  );
}

/** Pauses what is active, and makes active what is not. */
function Switch({ webhook, onChanged }: ControlProps) {
  const active = webhook.status === "active";
  const action = useAction(async () => {
    onChanged(await registry.webhooks.update(webhook.id, { status: active ? "paused" : "active" }));
    announce(active ? "Webhook paused." : "Webhook active again.");
  });
  const words = { active: "Pause", paused: "Resume", disabled: "Enable again" };
  return (
    <>
      <Button busy={action.busy} look={active ? "plain" : "primary"} onClick={() => void action.run()}>
        {words[webhook.status]}
      </Button>
      <Failure error={action.error} />
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
        {...{ action, webhook, verb: "Save" }}
        beside={<Button onClick={onLeave}>Cancel</Button>}
      />
    </Dialog>
  );
}

/** What the question after a new secret is given. */
interface RotateProps {
  webhook: Webhook;
  onRotated: (made: WebhookWithSecret) => void;
  onLeave: () => void;
}

function RotateSecret({ webhook, onRotated, onLeave }: RotateProps) {
  const action = useAction(async (form: FormData) => {
    const grace_period_s = overlapOf(form);
    onRotated(await registry.webhooks.rotateSecret(webhook.id, { grace_period_s }));
  });
  return (
    <Question {...{ title: "Rotate the secret", verb: "Rotate", look: "primary", action, onLeave }}>
      <p>Deliveries are signed with a new secret from now on, and with the old one beside it for a while.</p>
      <Overlap label="How long the old secret signs too" />
    </Question>
  );
}

function Remove({ webhook, onLeave }: { webhook: Webhook; onLeave: () => void }) {
  const action = useAction(async () => {
    await registry.webhooks.remove(webhook.id);
    announce("Webhook deleted.");
    go("webhooks");
  });
  return (
    <Question {...{ title: "Delete this webhook?", verb: "Delete for good", action, onLeave }}>
      <p>
        Nothing is delivered to <Theirs class="address" text={webhook.callbackUrl} /> any more. Its secret and
        the record of its deliveries go with it.
      </p>
    </Question>
  );
}
