/** The administration of violations. */
import { useState } from "preact/hooks";
import type { Schemas, Violation } from "../../../client/index.ts";
import { severityTones, violationTones } from "../../display/tones.ts";
import { AgentIdField } from "../agents/agent-id-field.tsx";
import { AgentLink } from "../agents/agent-link.tsx";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { Card } from "../elements/card.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { choiceOf, Field, filledIn, RadioGroup, Select, TextField, trimmedOf } from "../elements/field.tsx";
import { FilterBar, filtersOfRoute } from "../elements/filters.tsx";
import { Heading } from "../elements/heading.tsx";
import { CardList } from "../elements/paged-list.tsx";
import { PanelForm } from "../elements/task-form.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages } from "../loading.ts";
import { registry } from "../session.ts";

const severities = [
  ["info", "Info"],
  ["low", "Low"],
  ["medium", "Medium"],
  ["high", "High"],
  ["critical", "Critical"],
] as const;

const decisions = [
  ["resolved", "Fixed"],
  ["waived", "Accepted"],
] as const;

const statuses = [["open", "Open"], ...decisions] as const;

/** Lists all violations, with controls to report and resolve them. */
export function ViolationsView() {
  const filters = filtersOfRoute("status");
  const status = statuses.map(([each]) => each).filter((each) => each === filters.status);
  const list = usePages(
    "violations",
    (at, options) => registry.compliance.list({ ...at, ...(status.length > 0 && { status }) }, options),
    [filters.status],
  );
  const [chosen, choose] = useState<Violation | null>(null);
  return (
    <>
      <Heading title="Violations" />
      <PanelForm
        act={(form) => registry.compliance.report(reportOf(form))}
        done="Violation reported."
        onDone={list.reload}
        verb="Report"
        shown={["/agent_id", "/rule", "/severity", "/detail", "/evidence_url"]}
      >
        <AgentIdField required />
        <Field label="Rule" name="rule" required placeholder="endpoint-https" class="code" />
        <Select label="Severity" name="severity" choices={severities} />
        <Field label="Evidence (optional)" name="evidence_url" type="url" maxLength={2048} />
        <TextField label="Description" name="detail" required maxLength={4000} />
      </PanelForm>
      <FilterBar filters={filters} list={list} choices={[["status", "Status", "Any status", statuses]]} />
      <CardList
        list={list}
        what="violations"
        nothing={status.length > 0 ? "No violations match" : "No violations"}
      >
        {(each) => <ViolationCard key={each.id} violation={each} onDecide={() => choose(each)} />}
      </CardList>
      {chosen && <Decide of={chosen} onLeave={() => choose(null)} onDone={list.reload} />}
    </>
  );
}

function reportOf(form: FormData): Schemas["ViolationReport"] {
  return {
    agent_id: trimmedOf(form, "agent_id"),
    rule: trimmedOf(form, "rule"),
    severity: choiceOf(form, "severity", severities),
    detail: trimmedOf(form, "detail"),
    ...filledIn(form, "evidence_url"),
  };
}

/** Shows a violation. */
function ViolationCard({ violation, onDecide }: { violation: Violation; onDecide: () => void }) {
  const { agent_id, rule, severity, detail, status, count, last_seen_at, note } = violation;
  return (
    <Card
      title={
        <code>
          <UntrustedText text={rule} />
        </code>
      }
      beside={
        <>
          <Badge tone={violationTones[status]}>{status}</Badge>
          <Badge tone={severityTones[severity]}>{severity}</Badge>
        </>
      }
    >
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
          <Button onClick={onDecide} of={rule}>
            Resolve
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The dialog to resolve or waive a violation. */
function Decide({ of: violation, ...dialog }: DialogOf<Violation>) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Resolve this violation"
      verb="Resolve"
      look="primary"
      act={(form) =>
        registry.compliance.decide(violation.id, {
          status: choiceOf(form, "status", decisions),
          ...filledIn(form, "note"),
        })
      }
      done="Violation resolved."
    >
      <RadioGroup label="Decision" name="status" choices={decisions} value="resolved" />
      <TextField label="Comment (optional)" name="note" maxLength={4000} />
    </ConfirmDialog>
  );
}
