/** The dialog to replay deliveries. */
import { useState } from "preact/hooks";
import type { Webhook } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import { announce } from "../elements/announcements.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { RadioGroup, textOf } from "../elements/field.tsx";
import { Progress } from "../elements/progress.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

const kinds = [
  ["skipped", "Skipped: not sent while paused or disabled"],
  ["failed", "Failed: no 2xx response"],
] as const;

/** The properties of the dialog. */
interface ReplayProps {
  webhook: Webhook;
  onReplayed: () => void;
  onLeave: () => void;
}

/** Replays deliveries of one status, oldest first, in batches. */
export function Replay({ webhook, onReplayed, onLeave }: ReplayProps) {
  const [done, setDone] = useState(0);
  const action = useAction(async (form: FormData) => {
    const status = textOf(form, "status") === "failed" ? ("failed" as const) : ("skipped" as const);
    let [count, since]: [number, number | null] = [0, 0];
    while (since !== null) {
      const batch = await registry.webhooks.replay(webhook.id, {
        status,
        ...(since > 0 && { since_seq: since }),
      });
      count += batch.replayed;
      since = batch.next_since_seq;
      setDone(count);
    }
    announce(`${grouped(count)} deliveries replayed.`);
    onReplayed();
    onLeave();
  });
  return (
    <ConfirmDialog title="Replay deliveries" verb="Replay" look="primary" action={action} onLeave={onLeave}>
      <p>Deliveries are sent again in order, with the same bodies and idempotency keys.</p>
      <RadioGroup label="Which" name="status" choices={kinds} value="skipped" />
      {action.busy && <Progress what={`${grouped(done)} replayed so far …`} />}
    </ConfirmDialog>
  );
}
