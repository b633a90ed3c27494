/** The administration of certifications. */
import { useState } from "preact/hooks";
import type { Certification, Schemas } from "../../../client/index.ts";
import { certificationTones } from "../../display/tones.ts";
import { AgentIdField } from "../agents/agent-id-field.tsx";
import { AgentLink } from "../agents/agent-link.tsx";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { Card } from "../elements/card.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { ExternalLink } from "../elements/external-link.tsx";
import { choiceOf, Field, filledIn, Select, trimmedOf } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { CardList } from "../elements/paged-list.tsx";
import { PanelForm } from "../elements/task-form.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages } from "../loading.ts";
import { registry } from "../session.ts";

const levels = [
  ["self_attested", "Self-attested"],
  ["basic", "Basic"],
  ["verified", "Verified"],
  ["audited", "Audited"],
] as const;

const reasons = [
  ["unspecified", "Unspecified"],
  ["key_compromise", "Key compromise"],
  ["affiliation_changed", "Affiliation changed"],
  ["superseded", "Superseded"],
  ["cessation_of_operation", "Cessation of operation"],
  ["privilege_withdrawn", "Privilege withdrawn"],
] as const;

/** Lists all certifications, with controls to issue and revoke them. */
export function CertificationsView() {
  const list = usePages("certifications", registry.certifications.list);
  const [revoked, revoke] = useState<Certification | null>(null);
  return (
    <>
      <Heading title="Certifications" />
      <PanelForm
        act={(form) => registry.certifications.issue(certificationOf(form))}
        done="Certification issued."
        onDone={list.reload}
        verb="Issue"
        shown={["/agent_id", "/level", "/issuer", "/evidence_url", "/expires_at"]}
      >
        <AgentIdField required />
        <Select label="Level" name="level" choices={levels} />
        <Field label="Issuer (optional)" name="issuer" maxLength={256} />
        <Field label="Evidence (optional)" name="evidence_url" type="url" maxLength={2048} />
        <Field label="Expires on (optional)" name="expires_at" type="date" />
      </PanelForm>
      <CardList list={list} what="certifications" nothing="No certifications yet">
        {(each) => <CertificationCard key={each.id} certification={each} onRevoke={() => revoke(each)} />}
      </CardList>
      {revoked && <Revoke of={revoked} onLeave={() => revoke(null)} onDone={list.reload} />}
    </>
  );
}

function certificationOf(form: FormData): Schemas["CertificationRequest"] {
  const day = trimmedOf(form, "expires_at");
  return {
    agent_id: trimmedOf(form, "agent_id"),
    level: choiceOf(form, "level", levels),
    ...filledIn(form, "issuer", "evidence_url"),
    ...(day && { expires_at: `${day}T00:00:00Z` }),
  };
}

/** The properties of the card. */
interface CertificationCardProps {
  certification: Certification;
  onRevoke: () => void;
}

/** Shows a certification. */
function CertificationCard({ certification, onRevoke }: CertificationCardProps) {
  const { agent_id, level, issuer, issued_at, status, evidence_url } = certification;
  return (
    <Card
      title={<AgentLink id={agent_id} />}
      beside={<Badge tone={certificationTones[status]}>{status}</Badge>}
    >
      <p class="small">
        {level.replaceAll("_", " ")}, by <UntrustedText text={issuer} />, issued{" "}
        <RelativeTime at={issued_at} />, <End of={certification} />
      </p>
      {evidence_url !== null && (
        <p class="small">
          Evidence: <ExternalLink to={evidence_url} />
        </p>
      )}
      {status === "active" && (
        <div class="actions">
          <Button look="danger" onClick={onRevoke} of={`the certification of ${agent_id}`}>
            Revoke
          </Button>
        </div>
      )}
    </Card>
  );
}

/** When a certification ends or ended, and why. */
function End({ of: { status, expires_at, revoked_at, reason } }: { of: Certification }) {
  if (status === "revoked") {
    const why = reasons.find(([each]) => each === reason)?.[1];
    return (
      <>
        revoked <RelativeTime at={revoked_at} />
        {why !== undefined && `: ${why.toLowerCase()}`}
      </>
    );
  }
  if (expires_at === null) return <>does not expire</>;
  return (
    <>
      {status === "expired" ? "expired" : "expires"} <RelativeTime at={expires_at} />
    </>
  );
}

/** The dialog to revoke a certification. */
function Revoke({ of: certification, ...dialog }: DialogOf<Certification>) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Revoke this certification?"
      verb="Revoke certification"
      act={(form) =>
        registry.certifications.revoke(certification.id, { reason: choiceOf(form, "reason", reasons) })
      }
      done="Certification revoked."
    >
      <p>
        <UntrustedText class="address" text={certification.agent_id} /> loses this certification permanently,
        and subscribers are notified.
      </p>
      <Select label="Reason" name="reason" choices={reasons} />
    </ConfirmDialog>
  );
}
