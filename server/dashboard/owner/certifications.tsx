/** Certifications: issued and revoked. */
import { useState } from "preact/hooks";
import type { Certification, CertificationPage, Schemas } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { Question } from "../elements/dialog.tsx";
import { Choice, Field, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { Badge, Listed, Moment, type Mood, Nothing, Outside } from "../elements/shown.tsx";
import { useAction, usePages } from "../loading.ts";
import { hrefOf } from "../router.ts";
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

const moods: Record<Certification["status"], Mood> = { active: "good", revoked: "bad", expired: "idle" };

/** Issues certifications, lists all, and revokes. */
export function CertificationsView() {
  const list = usePages<Certification, CertificationPage>(
    (signal) => registry.certifications.list({}, { signal }),
    ({ certifications }) => certifications,
    [],
  );
  const [revoked, revoke] = useState<Certification | null>(null);
  const action = useAction(async (form: FormData) => {
    await registry.certifications.issue(certificationOf(form));
    announce("Certification issued.");
    list.reload();
  });
  const { error } = action;
  return (
    <>
      <Heading title="Certifications" />
      <div class="panel">
        <Form
          {...{ action, verb: "Issue", class: "row-form" }}
          shown={["/agent_id", "/level", "/issuer", "/evidence_url", "/expires_at"]}
        >
          <Field
            {...{ label: "Agent id", name: "agent_id", required: true, maxLength: 255, error, class: "code" }}
          />
          <Choice label="Level" name="level" choices={levels} error={error} />
          <Field {...{ label: "Issuer (optional)", name: "issuer", maxLength: 256, error }} />
          <Field
            {...{ label: "Evidence (optional)", name: "evidence_url", type: "url", maxLength: 2048, error }}
          />
          <Field {...{ label: "Ends on (optional)", name: "expires_at", type: "date", error }} />
        </Form>
      </div>
      <Listed list={list} what="certifications" nothing={<Nothing title="No certifications yet" />}>
        {(certifications) => (
          <ul class="cards">
            {certifications.map((each) => (
              <CertificationCard key={each.id} certification={each} onRevoke={() => revoke(each)} />
            ))}
          </ul>
        )}
      </Listed>
      {revoked && (
        <Revoke
          certification={revoked}
          onLeave={() => revoke(null)}
          onRevoked={() => {
            revoke(null);
            list.reload();
          }}
        />
      )}
    </>
  );
}

function CertificationCard({
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
          <a href={hrefOf("agents", agent_id)}>
            <bdi class="address">{agent_id}</bdi>
          </a>
        </h2>
        <Badge mood={moods[status]}>{status}</Badge>
      </div>
      <p class="small">
        {level.replaceAll("_", " ")}, by <bdi>{issuer}</bdi>, issued <Moment at={issued_at} />, ends{" "}
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

function Revoke({ certification, onRevoked, onLeave }: RevokeProps) {
  const action = useAction(async (form: FormData) => {
    const reason = reasons.find(([name]) => name === textOf(form, "reason"))?.[0] ?? "unspecified";
    await registry.certifications.revoke(certification.id, { reason });
    announce("Certification revoked.");
    onRevoked();
  });
  return (
    <Question {...{ title: "Revoke this certification?", verb: "Revoke for good", action, onLeave }}>
      <p>
        <bdi class="address">{certification.agent_id}</bdi> loses it for good, and subscribers are told.
      </p>
      <Choice label="Reason" name="reason" choices={reasons} />
    </Question>
  );
}

function certificationOf(form: FormData): Schemas["CertificationRequest"] {
  const [issuer, evidence_url, day] = ["issuer", "evidence_url", "expires_at"].map((name) =>
    textOf(form, name).trim(),
  );
  return {
    agent_id: textOf(form, "agent_id").trim(),
    level: levels.find(([name]) => name === textOf(form, "level"))?.[0] ?? "basic",
    ...(issuer && { issuer }),
    ...(evidence_url && { evidence_url }),
    ...(day && { expires_at: `${day}T00:00:00Z` }),
  };
}
