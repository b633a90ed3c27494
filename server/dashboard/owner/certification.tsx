/** One certification. */
import type { Certification } from "../../../client/index.ts";
import { AgentLink } from "../agents/link.tsx";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { Question } from "../elements/dialog.tsx";
import { Choice, textOf } from "../elements/field.tsx";
import { Badge, Moment, type Mood, Outside } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

const reasons = [
  ["unspecified", "Unspecified"],
  ["key_compromise", "Key compromise"],
  ["affiliation_changed", "Affiliation changed"],
  ["superseded", "Superseded"],
  ["cessation_of_operation", "Cessation of operation"],
  ["privilege_withdrawn", "Privilege withdrawn"],
] as const;

const moods: Record<Certification["status"], Mood> = { active: "good", revoked: "bad", expired: "idle" };

/** One of the list. */
export function CertificationCard({
  certification,
  onRevoke,
}: {
  certification: Certification;
  onRevoke: () => void;
}) {
  const { agent_id, level, issuer, issued_at, expires_at, status, evidence_url } = certification;
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          <AgentLink id={agent_id} />
        </h2>
        <Badge mood={moods[status]}>{status}</Badge>
      </div>
      <p class="small">
        {level.replaceAll("_", " ")}, by <Theirs text={issuer} />, issued <Moment at={issued_at} />, ends{" "}
        <Moment at={expires_at} />
      </p>
      {evidence_url !== null && (
        <p class="small">
          Evidence: <Outside to={evidence_url} />
        </p>
      )}
      {status === "active" && (
        <div class="actions">
          <Button look="danger" onClick={onRevoke}>
            Revoke<span class="visually-hidden"> the certification of {agent_id}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** What the dialog can be given. */
interface RevokeProps {
  certification: Certification;
  onRevoked: () => void;
  onLeave: () => void;
}

/** Asks before it is done. */
export function Revoke({ certification, onRevoked, onLeave }: RevokeProps) {
  const action = useAction(async (form: FormData) => {
    const reason = reasons.find(([name]) => name === textOf(form, "reason"))?.[0] ?? "unspecified";
    await registry.certifications.revoke(certification.id, { reason });
    announce("Certification revoked.");
    onRevoked();
  });
  return (
    <Question {...{ title: "Revoke this certification?", verb: "Revoke for good", action, onLeave }}>
      <p>
        <Theirs class="address" text={certification.agent_id} /> loses it for good, and subscribers are told.
      </p>
      <Choice label="Reason" name="reason" choices={reasons} />
    </Question>
  );
}
