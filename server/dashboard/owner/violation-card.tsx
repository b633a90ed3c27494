/** The card of a violation. */
import type { Violation } from "../../../client/index.ts";
import { severityTones, violationTones } from "../../display/tones.ts";
import { AgentLink } from "../agents/agent-link.tsx";
import { announce } from "../elements/announcements.tsx";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { RadioGroup, TextField, textOf } from "../elements/field.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

const decisions = [
  ["resolved", "Fixed"],
  ["waived", "Accepted"],
] as const;

/** Shows a violation. */
export function ViolationCard({ violation, onDecide }: { violation: Violation; onDecide: () => void }) {
  const { agent_id, rule, severity, detail, status, count, last_seen_at, note } = violation;
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          <code>
            <UntrustedText text={rule} />
          </code>
        </h2>
        <Badge tone={violationTones[status]}>{status}</Badge>
        <Badge tone={severityTones[severity]}>{severity}</Badge>
      </div>
      <p class="small">
        <AgentLink id={agent_id} />, seen {count} {count === 1 ? "time" : "times"}, last{" "}
        <RelativeTime at={last_seen_at} />
      </p>
      <p class="long">
        <UntrustedText text={detail} />
      </p>
      {note !== null && (
        <p class="small">
          Comment: <UntrustedText text={note} />
        </p>
      )}
      {status === "open" && (
        <div class="actions">
          <Button onClick={onDecide}>
            Resolve …<span class="visually-hidden"> {rule}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** The properties of the dialog. */
interface DecideProps {
  violation: Violation;
  onDecided: () => void;
  onLeave: () => void;
}

/** The dialog to resolve or waive a violation. */
export function Decide({ violation, onDecided, onLeave }: DecideProps) {
  const action = useAction(async (form: FormData) => {
    const note = textOf(form, "note").trim();
    const status = textOf(form, "status") === "waived" ? "waived" : "resolved";
    await registry.compliance.decide(violation.id, { status, ...(note !== "" && { note }) });
    announce("Violation resolved.");
    onDecided();
  });
  return (
    <ConfirmDialog
      title="Resolve this violation"
      verb="Resolve"
      look="primary"
      action={action}
      onLeave={onLeave}
    >
      <RadioGroup label="Decision" name="status" choices={decisions} value="resolved" />
      <TextField label="Comment (optional)" name="note" maxLength={4000} error={action.error} />
    </ConfirmDialog>
  );
}
