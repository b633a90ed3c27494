/** The administration of violations. */
import { useState } from "preact/hooks";
import type { Schemas, Violation, ViolationPage } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { Field, Select, TextField, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { useAction, usePages } from "../loading.ts";
import { registry } from "../session.ts";
import { Decide, ViolationCard } from "./violation-card.tsx";

const severities = [
  ["info", "Info"],
  ["low", "Low"],
  ["medium", "Medium"],
  ["high", "High"],
  ["critical", "Critical"],
] as const;

/** Lists all violations, with controls to report and resolve them. */
export function ViolationsView() {
  const list = usePages<Violation, ViolationPage>(
    (at, signal) => registry.compliance.list(at, { signal }),
    ({ violations }) => violations,
    [],
  );
  const [chosen, choose] = useState<Violation | null>(null);
  const action = useAction(async (form: FormData) => {
    await registry.compliance.report(reportOf(form));
    announce("Violation reported.");
    list.reload();
  });
  const { error } = action;
  return (
    <>
      <Heading title="Violations" />
      <div class="panel">
        <Form
          action={action}
          verb="Report"
          class="row-form"
          shown={["/agent_id", "/rule", "/severity", "/detail", "/evidence_url"]}
        >
          <Field label="Agent id" name="agent_id" required maxLength={255} error={error} class="code" />
          <Field label="Rule" name="rule" required error={error} placeholder="endpoint-https" class="code" />
          <Select label="Severity" name="severity" choices={severities} error={error} />
          <Field label="Evidence (optional)" name="evidence_url" type="url" maxLength={2048} error={error} />
          <TextField label="Description" name="detail" required maxLength={4000} error={error} />
        </Form>
      </div>
      <PagedList list={list} what="violations" nothing={<EmptyState title="No violations" />}>
        {(violations) => (
          <ul class="cards">
            {violations.map((each) => (
              <ViolationCard key={each.id} violation={each} onDecide={() => choose(each)} />
            ))}
          </ul>
        )}
      </PagedList>
      {chosen && (
        <Decide
          violation={chosen}
          onLeave={() => choose(null)}
          onDecided={() => {
            choose(null);
            list.reload();
          }}
        />
      )}
    </>
  );
}

function reportOf(form: FormData): Schemas["ViolationReport"] {
  const evidence_url = textOf(form, "evidence_url").trim();
  return {
    agent_id: textOf(form, "agent_id").trim(),
    rule: textOf(form, "rule").trim(),
    severity: severities.find(([name]) => name === textOf(form, "severity"))?.[0] ?? "info",
    detail: textOf(form, "detail").trim(),
    ...(evidence_url !== "" && { evidence_url }),
  };
}
