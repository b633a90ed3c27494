/** The facts of an agent, as JSON. */
import { useState } from "preact/hooks";
import { type Agent, type FactsReceipt, RegistryError } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Failure } from "../elements/failure.tsx";
import { textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Badge, Skeleton } from "../elements/shown.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { JsonEditor, parseObject } from "./json-editor.tsx";

/** The document that an agent begins with which has none. */
const beginning = { agent_name: "", label: "", description: "", version: "1.0.0" };

/** Edits the AgentFacts of an agent; what the node finds wrong is shown by its place. */
export function FactsEditor({ agent }: { agent: Agent }) {
  const { value, error, reload } = useLoaded((signal) => factsOf(agent, signal), [agent.agent_id]);
  const [receipt, setReceipt] = useState<FactsReceipt>();
  const action = useAction(async (form: FormData) => {
    setReceipt(undefined);
    setReceipt(await registry.facts.put(agent.agent_id, parseObject(textOf(form, "facts"))));
    announce("Facts stored.");
  });
  return (
    <section>
      <h2>AgentFacts</h2>
      <Failure error={error} onRetry={reload} />
      {value === undefined && error === undefined && <Skeleton what="facts" rows={3} />}
      {value !== undefined && (
        <div class="panel">
          <Form {...{ action, verb: "Store facts", shown: [""] }}>
            <JsonEditor label="Document" name="facts" text={value} error={action.error} />
          </Form>
          {receipt && <Conformance of={receipt} />}
        </div>
      )}
    </section>
  );
}

/** How far what was stored follows the schema. */
function Conformance({ of: { version, conformance } }: { of: FactsReceipt }) {
  const remarks = [...conformance.errors, ...conformance.warnings];
  return (
    <div class="outcome">
      <p>
        <Badge mood="good">stored</Badge> Version {version}.{" "}
        {conformance.valid ? "It follows AgentFacts v1." : "It does not follow AgentFacts v1 wholly:"}
      </p>
      <ul class="faults">
        {remarks.map(({ pointer, detail }) => (
          <li key={pointer + detail}>
            <code>{pointer || "/"}</code> {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The document as text: what is stored, or something to begin with. */
async function factsOf({ agent_id, name }: Agent, signal: AbortSignal): Promise<string> {
  try {
    return JSON.stringify(await registry.facts.get(agent_id, { signal }), null, 2);
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== "facts_not_found") throw error;
    return JSON.stringify({ ...beginning, agent_name: name }, null, 2);
  }
}
