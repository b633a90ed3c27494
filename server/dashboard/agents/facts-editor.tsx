/** The editor for the AgentFacts of an agent. */
import { useState } from "preact/hooks";
import { type Agent, type FactsReceipt, RegistryError } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Badge } from "../elements/badge.tsx";
import { textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { LoadedContent } from "../elements/loaded-content.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { JsonEditor, parseObject } from "./json-editor.tsx";

/** The initial document of an agent without AgentFacts. */
function beginningOf({ name, description, version }: Agent) {
  return {
    agent_name: name,
    label: name,
    ...(description !== null && { description }),
    version: version ?? "1.0.0",
  };
}

/** Edits the AgentFacts of an agent as JSON, and shows errors by their place. */
export function FactsEditor({ agent }: { agent: Agent }) {
  const loaded = useLoaded((signal) => factsOf(agent, signal), [agent.agent_id]);
  const [receipt, setReceipt] = useState<FactsReceipt>();
  const action = useAction(async (form: FormData) => {
    setReceipt(undefined);
    setReceipt(await registry.facts.put(agent.agent_id, parseObject(textOf(form, "facts"))));
    announce("AgentFacts saved.");
  });
  return (
    <section>
      <h2>AgentFacts</h2>
      <LoadedContent of={loaded} what="facts">
        {(text) => (
          <div class="panel">
            <Form action={action} verb="Save" shown={[""]}>
              <JsonEditor label="Document" name="facts" text={text} />
            </Form>
            {receipt && <Conformance of={receipt} />}
          </div>
        )}
      </LoadedContent>
    </section>
  );
}

/** The result of the validation of the saved document. */
function Conformance({ of: { version, conformance } }: { of: FactsReceipt }) {
  const remarks = [...conformance.errors, ...conformance.warnings];
  return (
    <div class="outcome">
      <p>
        <Badge tone="good">saved</Badge> Version {version}.{" "}
        {conformance.valid ? "It is valid by AgentFacts v1." : "It is not valid by AgentFacts v1:"}
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

/** The document as text: the stored one, or an initial one. */
async function factsOf(agent: Agent, signal: AbortSignal): Promise<string> {
  try {
    return JSON.stringify(await registry.facts.get(agent.agent_id, { signal }), null, 2);
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== "facts_not_found") throw error;
    return JSON.stringify(beginningOf(agent), null, 2);
  }
}
