/** The card of a certification. */
import type { Certification } from "../../../client/index.ts";
import { certificationTones } from "../../display/tones.ts";
import { AgentLink } from "../agents/agent-link.tsx";
import { announce } from "../elements/announcements.tsx";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { ExternalLink } from "../elements/external-link.tsx";
import { Select, textOf } from "../elements/field.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
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

/** Shows a certification. */
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
        <Badge tone={certificationTones[status]}>{status}</Badge>
      </div>
      <p class="small">
        {level.replaceAll("_", " ")}, by <UntrustedText text={issuer} />, issued{" "}
        <RelativeTime at={issued_at} />, expires <RelativeTime at={expires_at} />
      </p>
      {evidence_url !== null && (
        <p class="small">
          Evidence: <ExternalLink to={evidence_url} />
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

/** The properties of the dialog. */
interface RevokeProps {
  certification: Certification;
  onRevoked: () => void;
  onLeave: () => void;
}

/** The dialog to revoke a certification. */
export function Revoke({ certification, onRevoked, onLeave }: RevokeProps) {
  const action = useAction(async (form: FormData) => {
    const reason = reasons.find(([name]) => name === textOf(form, "reason"))?.[0] ?? "unspecified";
    await registry.certifications.revoke(certification.id, { reason });
    announce("Certification revoked.");
    onRevoked();
  });
  return (
    <ConfirmDialog
      title="Revoke this certification?"
      verb="Revoke certification"
      action={action}
      onLeave={onLeave}
    >
      <p>
        <UntrustedText class="address" text={certification.agent_id} /> loses this certification permanently,
        and subscribers are notified.
      </p>
      <Select label="Reason" name="reason" choices={reasons} />
    </ConfirmDialog>
  );
}
