/** One violation. */
import type { Violation } from "../../../client/index.ts";
import { AgentLink } from "../agents/link.tsx";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { Question } from "../elements/dialog.tsx";
import { Radios, TextField, textOf } from "../elements/field.tsx";
import { Badge, Moment, type Mood } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

const decisions = [
  ["resolved", "Resolved: it was mended"],
  ["waived", "Waived: it is let pass"],
] as const;

const moods: Record<Violation["status"], Mood> = { open: "bad", resolved: "good", waived: "idle" };

/** One of the list. */
export function ViolationCard({ violation, onDecide }: { violation: Violation; onDecide: () => void }) {
  const { agent_id, rule, severity, detail, status, count, last_seen_at, note } = violation;
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          <code>
            <Theirs text={rule} />
          </code>
        </h2>
        <Badge mood={moods[status]}>{status}</Badge>
        <span class="small">{severity}</span>
      </div>
      <p class="small">
        <AgentLink id={agent_id} />, seen {count} {count === 1 ? "time" : "times"}, last{" "}
        <Moment at={last_seen_at} />
      </p>
      <p class="long">
        <Theirs text={detail} />
      </p>
      {note !== null && (
        <p class="small">
          Decision: <Theirs text={note} />
        </p>
      )}
      {status === "open" && (
        <div class="actions">
          <Button onClick={onDecide}>
            Decide<span class="visually-hidden"> on {rule}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** What the dialog can be given. */
interface DecideProps {
  violation: Violation;
  onDecided: () => void;
  onLeave: () => void;
}

/** Asks before it is done. */
export function Decide({ violation, onDecided, onLeave }: DecideProps) {
  const action = useAction(async (form: FormData) => {
    const note = textOf(form, "note").trim();
    const status = textOf(form, "status") === "waived" ? "waived" : "resolved";
    await registry.compliance.decide(violation.id, { status, ...(note !== "" && { note }) });
    announce("Violation decided.");
    onDecided();
  });
  return (
    <Question {...{ title: "Decide on this violation", verb: "Decide", look: "primary", action, onLeave }}>
      <Radios label="Decision" name="status" choices={decisions} value="resolved" />
      <TextField {...{ label: "Note (optional)", name: "note", maxLength: 4000, error: action.error }} />
    </Question>
  );
}
