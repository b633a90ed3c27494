/** The form to register an agent. */
import { announce } from "../elements/announcements.tsx";
import { Field } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { useAction } from "../loading.ts";
import { go, hrefOfNew, replaceRoute } from "../router.ts";
import { registry } from "../session.ts";
import { AgentIdField } from "./agent-id-field.tsx";
import { pointers } from "./description.ts";
import { DescriptionInput, DescriptionInputs, MoreFields } from "./description-fields.tsx";
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
      <Heading title="Register agent" back={{ href: "#/agents", name: "Agents" }} />
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
          {way === "fields" && <ByFields />}
          {way === "card" && <ByCard />}
          {way === "url" && <ByUrl />}
        </Form>
      </div>
    </>
  );
}

function ByFields() {
  return (
    <>
      <AgentIdField
        required
        placeholder="weather-agent"
        hint="Letters, digits and . _ : @ ~ - ; it cannot be changed later."
      />
      <DescriptionInput name="agent_url" required />
      <DescriptionInput name="name" hint="Defaults to the id." />
      <DescriptionInputs group="common" />
      <MoreFields title="More fields">
        <DescriptionInputs group="other" />
      </MoreFields>
    </>
  );
}

function ByCard() {
  return (
    <>
      <JsonEditor label="Agent card (JSON)" name="card" text="" within="/agent_card" />
      <CardUrl label="URL of the card (optional)" hint="Where the card is published. It is not fetched." />
      <OverCard />
    </>
  );
}

function ByUrl() {
  return (
    <>
      <CardUrl label="URL of the card" required />
      <OverCard />
    </>
  );
}

/** The properties of the input for the URL of a card. */
interface CardUrlProps {
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
function OverCard() {
  return (
    <>
      <AgentIdField label="Agent id (optional)" hint="Defaults to name@host of the card." />
      <DescriptionInput name="agent_url" hint="Defaults to the preferred endpoint of the card." />
      <DescriptionInput name="name" hint="Defaults to the name on the card." />
      <MoreFields title="Fields that replace those of the card">
        <DescriptionInputs group="common" />
        <DescriptionInputs group="other" />
      </MoreFields>
    </>
  );
}
