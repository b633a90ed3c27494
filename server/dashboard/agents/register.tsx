/** The form to register an agent. */
import { useState } from "preact/hooks";
import { announce } from "../elements/announcements.tsx";
import { Field, TextField } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { type Action, useAction } from "../loading.ts";
import { go } from "../router.ts";
import { registry } from "../session.ts";
import { JsonEditor } from "./json-editor.tsx";
import { registrationOf, type Way, ways } from "./registration.ts";

/** Registers an agent by fields, by a pasted card, or by the URL of its card. */
export function RegisterView() {
  const [way, choose] = useState<Way>("fields");
  const action = useAction(async (form: FormData) => {
    const { agent_id, status } = await registry.agents.register(registrationOf(way, form));
    announce(status === "registered" ? "Agent registered." : "Agent updated.");
    go("agents", agent_id);
  });
  return (
    <>
      <Heading title="Register agent">
        <p>
          <a href="#/agents">← Agents</a>
        </p>
      </Heading>
      <fieldset class="segments">
        <legend class="visually-hidden">How to register</legend>
        {ways.map(([each, label]) => (
          <label key={each} class="segment">
            <input
              type="radio"
              name="way"
              value={each}
              checked={way === each}
              onChange={() => {
                choose(each);
                action.forget();
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div class="panel" key={way}>
        {way === "fields" && <ByFields action={action} />}
        {way === "card" && <ByCard action={action} />}
        {way === "url" && <ByUrl action={action} />}
      </div>
    </>
  );
}

const members = [
  "agent_id",
  "agent_url",
  "name",
  "description",
  "documentation_url",
  "tags",
  "capabilities",
] as const;

function ByFields({ action }: { action: Action<[FormData]> }) {
  const { error } = action;
  return (
    <Form action={action} verb="Register" shown={members.map((name) => `/${name}`)}>
      <Field
        label="Agent id"
        name="agent_id"
        required
        maxLength={255}
        error={error}
        class="code"
        placeholder="weather-agent"
        autocomplete="off"
        spellcheck={false}
        hint="Letters, digits and . _ : @ ~ - ; it cannot be changed later."
      />
      <Field
        label="Endpoint URL"
        name="agent_url"
        type="url"
        required
        maxLength={2048}
        error={error}
        placeholder="https://weather.example.com/a2a"
        autocomplete="off"
      />
      <Field label="Name (optional)" name="name" maxLength={256} error={error} autocomplete="off" />
      <TextField label="Description (optional)" name="description" maxLength={4000} error={error} />
      <Field
        label="Documentation (optional)"
        name="documentation_url"
        type="url"
        maxLength={2048}
        error={error}
      />
      <Field
        label="Tags (optional)"
        name="tags"
        error={error}
        hint="Separated by commas."
        autocomplete="off"
      />
      <Field
        label="Capabilities (optional)"
        name="capabilities"
        error={error}
        autocomplete="off"
        hint="Separated by commas."
      />
    </Form>
  );
}

function ByCard({ action }: { action: Action<[FormData]> }) {
  return (
    <Form action={action} verb="Register" shown={["/agent_card", "/agent_id"]}>
      <JsonEditor label="Agent card (JSON)" name="card" text="" error={action.error} within="/agent_card" />
      <OwnId error={action.error} />
    </Form>
  );
}

function ByUrl({ action }: { action: Action<[FormData]> }) {
  return (
    <Form action={action} verb="Fetch and register" shown={["/card_url", "/agent_id"]}>
      <Field
        label="URL of the card"
        name="card_url"
        type="url"
        required
        error={action.error}
        placeholder="https://weather.example.com/.well-known/agent-card.json"
        maxLength={2048}
      />
      <OwnId error={action.error} />
    </Form>
  );
}

function OwnId({ error }: { error: unknown }) {
  return (
    <Field
      label="Agent id (optional)"
      name="agent_id"
      maxLength={255}
      error={error}
      class="code"
      autocomplete="off"
      spellcheck={false}
      hint="Defaults to name@host of the card."
    />
  );
}
