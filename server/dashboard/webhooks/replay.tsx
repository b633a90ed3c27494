/** Making many deliveries again. */
import { useState } from "preact/hooks";
import type { Webhook } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Question } from "../elements/dialog.tsx";
import { Radios, textOf } from "../elements/field.tsx";
import { Progress } from "../elements/progress.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";
import { counted } from "../times.ts";

const kinds = [
  ["skipped", "Skipped: kept back while it was paused or disabled"],
  ["failed", "Failed: the receiver did not take them"],
] as const;

/** What the dialog can be given. */
interface ReplayProps {
  webhook: Webhook;
  onReplayed: () => void;
  onLeave: () => void;
}

/** Makes deliveries of one outcome again, oldest first, batch after batch until none is left. */
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
    announce(`${counted(count)} deliveries made again.`);
    onReplayed();
    onLeave();
  });
  return (
    <Question {...{ title: "Replay deliveries", verb: "Replay", look: "primary", action, onLeave }}>
      <p>They are sent again in their order, with the same bodies and idempotency keys.</p>
      <Radios label="Which" name="status" choices={kinds} value="skipped" />
      {action.busy && <Progress what={`${counted(done)} made again so far …`} />}
    </Question>
  );
}
