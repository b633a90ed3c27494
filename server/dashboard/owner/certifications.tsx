/** The administration of certifications. */
import { useState } from "preact/hooks";
import type { Certification, CertificationPage, Schemas } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { Field, Select, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { useAction, usePages } from "../loading.ts";
import { registry } from "../session.ts";
import { CertificationCard, Revoke } from "./certification-card.tsx";

const levels = [
  ["self_attested", "Self-attested"],
  ["basic", "Basic"],
  ["verified", "Verified"],
  ["audited", "Audited"],
] as const;

/** Lists all certifications, with controls to issue and revoke them. */
export function CertificationsView() {
  const list = usePages<Certification, CertificationPage>(
    (at, signal) => registry.certifications.list(at, { signal }),
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
          action={action}
          verb="Issue"
          class="row-form"
          shown={["/agent_id", "/level", "/issuer", "/evidence_url", "/expires_at"]}
        >
          <Field label="Agent id" name="agent_id" required maxLength={255} error={error} class="code" />
          <Select label="Level" name="level" choices={levels} error={error} />
          <Field label="Issuer (optional)" name="issuer" maxLength={256} error={error} />
          <Field label="Evidence (optional)" name="evidence_url" type="url" maxLength={2048} error={error} />
          <Field label="Expires on (optional)" name="expires_at" type="date" error={error} />
        </Form>
      </div>
      <PagedList list={list} what="certifications" nothing={<EmptyState title="No certifications yet" />}>
        {(certifications) => (
          <ul class="cards">
            {certifications.map((each) => (
              <CertificationCard key={each.id} certification={each} onRevoke={() => revoke(each)} />
            ))}
          </ul>
        )}
      </PagedList>
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
