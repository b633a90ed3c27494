/** The form to register an agent. */
import { useState } from "preact/hooks";
import type { Registered } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Field } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { useAction } from "../loading.ts";
import { go, hrefOfNew, replaceRoute } from "../router.ts";
import { AgentIdField } from "./agent-id-field.tsx";
import { pointers } from "./description.ts";
import { DescriptionInput, DescriptionInputs, MoreFields } from "./description-fields.tsx";
import { JsonEditor } from "./json-editor.tsx";
import { type Proposal, ProposalDialog, readProposal, registerNew } from "./proposal.tsx";
import { registrationOf, wayOfRoute, ways } from "./registration.ts";
import { keepWarnings } from "./registration-warnings.tsx";

/** The pointers of the inputs of all methods. */
const shown = [...pointers, "/agent_id", "/agent_card", "/card_url"];

/** Registers an agent by fields, by a pasted card, or by the URL of its card. */
export function RegisterView() {
  const way = wayOfRoute();
  const [proposal, propose] = useState<Proposal | null>(null);
  const action = useAction(async (form: FormData) => {
    const registration = registrationOf(way, form);
    // What a URL has is not known before, so it is shown first. An agent that exists is only changed after a look at the difference.
    const found = way === "url" ? await readProposal(registration) : await registerNew(registration);
    if ("registration" in found) propose(found);
    else finish(found);
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
        <Form action={action} verb={way === "url" ? "Fetch card" : "Register"} shown={shown}>
          {way === "fields" && <ByFields />}
          {way === "card" && <ByCard />}
          {way === "url" && <ByUrl />}
        </Form>
      </div>
      {proposal && <ProposalDialog of={proposal} onLeave={() => propose(null)} onDone={finish} />}
    </>
  );
}

/** Shows what was registered. */
function finish(registered: Registered): void {
  keepWarnings(registered);
  announce(registered.status === "registered" ? "Agent registered." : "Agent updated.");
  go("agents", registered.agent_id);
}

function ByFields() {
  return (
    <>
      <AgentIdField
        required
        placeholder="weather-agent"
        hint="Letters, digits and . _ : @ ~ - ; you can rename it later, and the former id stays reserved."
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
