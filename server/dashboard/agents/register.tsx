/** The form to register an agent. */
import { announce } from "../elements/announcements.tsx";
import { Field } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { type Action, useAction } from "../loading.ts";
import { go, hrefOfNew, replaceRoute } from "../router.ts";
import { registry } from "../session.ts";
import { pointers } from "./description.ts";
import { CommonFields, EndpointField, MoreFields, NameField, OtherFields } from "./description-fields.tsx";
import { JsonEditor } from "./json-editor.tsx";
import { registrationOf, wayOfRoute, ways } from "./registration.ts";
import { keepWarnings } from "./registration-warnings.tsx";

/** The pointers of the inputs of all methods. */
const shown = [...pointers, "/agent_id", "/agent_card", "/card_url"];

/** Registers an agent by fields, by a pasted card, or by the URL of its card. */
export function RegisterView() {
  const way = wayOfRoute();
  const action = useAction(async (form: FormData) => {
    const registered = await registry.agents.register(registrationOf(way, form));
    const { agent_id, status } = registered;
    keepWarnings(registered);
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
                replaceRoute(`${hrefOfNew("agents")}?by=${each}`);
                action.forget();
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div class="panel" key={way}>
        <Form action={action} verb={way === "url" ? "Fetch and register" : "Register"} shown={shown}>
          {way === "fields" && <ByFields action={action} />}
          {way === "card" && <ByCard action={action} />}
          {way === "url" && <ByUrl action={action} />}
        </Form>
      </div>
    </>
  );
}

/** The properties of the inputs of a method. */
interface InputsProps {
  action: Action<[FormData]>;
}

function ByFields({ action: { error } }: InputsProps) {
  return (
    <>
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
      <EndpointField error={error} />
      <NameField error={error} hint="Defaults to the id." />
      <CommonFields error={error} />
      <MoreFields title="More fields" error={error}>
        <OtherFields error={error} />
      </MoreFields>
    </>
  );
}

function ByCard({ action: { error } }: InputsProps) {
  return (
    <>
      <JsonEditor label="Agent card (JSON)" name="card" text="" error={error} within="/agent_card" />
      <CardUrl
        error={error}
        label="URL of the card (optional)"
        hint="Where the card is published. It is not fetched."
      />
      <OverCard error={error} />
    </>
  );
}

function ByUrl({ action: { error } }: InputsProps) {
  return (
    <>
      <CardUrl error={error} label="URL of the card" required />
      <OverCard error={error} />
    </>
  );
}

/** The properties of the input for the URL of a card. */
interface CardUrlProps {
  error: unknown;
  label: string;
  hint?: string;
  required?: boolean;
}

function CardUrl(props: CardUrlProps) {
  return (
    <Field
      name="card_url"
      type="url"
      placeholder="https://weather.example.com/.well-known/agent-card.json"
      maxLength={2048}
      autocomplete="off"
      {...props}
    />
  );
}

/** The id, the endpoint and the name, which a card may lack, and the fields that take precedence over those of the card. */
function OverCard({ error }: { error: unknown }) {
  return (
    <>
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
      <EndpointField error={error} hint="Defaults to the preferred endpoint of the card." />
      <NameField error={error} hint="Defaults to the name on the card." />
      <MoreFields title="Fields that replace those of the card" error={error}>
        <CommonFields error={error} />
        <OtherFields error={error} />
      </MoreFields>
    </>
  );
}
