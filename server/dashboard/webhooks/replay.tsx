/** The dialog to replay deliveries. */
import { useState } from "preact/hooks";
import type { Webhook } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { choiceOf, RadioGroup } from "../elements/field.tsx";
import { Progress } from "../elements/progress.tsx";
import { registry } from "../session.ts";

const kinds = [
  ["skipped", "Skipped: not sent while paused or disabled"],
  ["failed", "Failed: no 2xx response"],
] as const;

/** Replays deliveries of one status, oldest first, in batches. */
export function Replay({ of: webhook, ...dialog }: DialogOf<Webhook>) {
  const [progress, setProgress] = useState<number | null>(null);
  const replay = async (form: FormData) => {
    const status = choiceOf(form, "status", kinds);
    let [count, since]: [number, number | null] = [0, 0];
    try {
      while (since !== null) {
        setProgress(count);
        const position = since > 0 ? { since_seq: since } : {};
        const batch = await registry.webhooks.replay(webhook.id, { status, ...position });
        count += batch.replayed;
        since = batch.next_since_seq;
      }
      return count;
    } finally {
      setProgress(null);
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      title="Replay deliveries"
      verb="Replay"
      look="primary"
      act={replay}
      done={(count) => `${grouped(count)} deliveries replayed.`}
    >
      <p>Deliveries are sent again in order, with the same bodies and idempotency keys.</p>
      <RadioGroup label="Which" name="status" choices={kinds} value="skipped" />
      {progress !== null && <Progress what={`${grouped(progress)} replayed so far …`} />}
    </ConfirmDialog>
  );
}
