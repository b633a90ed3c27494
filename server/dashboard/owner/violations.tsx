/** Violations of rules: reported and decided. */
import { useState } from "preact/hooks";
import type { Schemas, Violation, ViolationPage } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { Question } from "../elements/dialog.tsx";
import { Choice, Field, Radios, TextField, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { Badge, Listed, Moment, type Mood, Nothing } from "../elements/shown.tsx";
import { useAction, usePages } from "../loading.ts";
import { hrefOf } from "../router.ts";
import { registry } from "../session.ts";

const severities = [
  ["info", "Info"],
  ["low", "Low"],
  ["medium", "Medium"],
  ["high", "High"],
  ["critical", "Critical"],
] as const;

const decisions = [
  ["resolved", "Resolved: it was mended"],
  ["waived", "Waived: it is let pass"],
] as const;

const moods: Record<Violation["status"], Mood> = { open: "bad", resolved: "good", waived: "idle" };

/** Reports violations, lists all, and decides on those that are open. */
export function ViolationsView() {
  const list = usePages<Violation, ViolationPage>(
    (signal) => registry.compliance.list({}, { signal }),
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
          {...{ action, verb: "Report", class: "row-form" }}
          shown={["/agent_id", "/rule", "/severity", "/detail", "/evidence_url"]}
        >
          <Field
            {...{ label: "Agent id", name: "agent_id", required: true, maxLength: 255, error, class: "code" }}
          />
          <Field
            {...{
              label: "Rule",
              name: "rule",
              required: true,
              error,
              placeholder: "endpoint-https",
              class: "code",
            }}
          />
          <Choice label="Severity" name="severity" choices={severities} error={error} />
          <Field
            {...{ label: "Evidence (optional)", name: "evidence_url", type: "url", maxLength: 2048, error }}
          />
          <TextField
            {...{ label: "What is wrong", name: "detail", required: true, maxLength: 4000, error }}
          />
        </Form>
      </div>
      <Listed list={list} what="violations" nothing={<Nothing title="No violations are known" />}>
        {(violations) => (
          <ul class="cards">
            {violations.map((each) => (
              <ViolationCard key={each.id} violation={each} onDecide={() => choose(each)} />
            ))}
          </ul>
        )}
      </Listed>
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

function ViolationCard({ violation, onDecide }: { violation: Violation; onDecide: () => void }) {
  const { agent_id, rule, severity, detail, status, count, last_seen_at, note } = violation;
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          <code>
            <bdi>{rule}</bdi>
          </code>
        </h2>
        <Badge mood={moods[status]}>{status}</Badge>
        <span class="small">{severity}</span>
      </div>
      <p class="small">
        <a href={hrefOf("agents", agent_id)}>
          <bdi class="address">{agent_id}</bdi>
        </a>
        , seen {count} {count === 1 ? "time" : "times"}, last <Moment at={last_seen_at} />
      </p>
      <p class="long">
        <bdi>{detail}</bdi>
      </p>
      {note !== null && (
        <p class="small">
          Decision: <bdi>{note}</bdi>
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

function Decide({ violation, onDecided, onLeave }: DecideProps) {
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

function reportOf(form: FormData): Schemas["ViolationReport"] {
  const evidence_url = textOf(form, "evidence_url").trim();
  return {
    ...{ agent_id: textOf(form, "agent_id").trim(), rule: textOf(form, "rule").trim() },
    severity: severities.find(([name]) => name === textOf(form, "severity"))?.[0] ?? "info",
    detail: textOf(form, "detail").trim(),
    ...(evidence_url !== "" && { evidence_url }),
  };
}
