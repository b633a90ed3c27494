/** What a webhook is made of, as a form. */
import type { ComponentChildren } from "preact";
import type { Schemas, Webhook } from "../../../client/index.ts";
import { Field, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import type { Action } from "../loading.ts";
import { EventPicker, typesOf } from "./event-picker.tsx";

/** What the form can be given. */
interface WebhookFormProps {
  action: Action<[FormData]>;
  /** What it starts from. */
  webhook: Pick<Webhook, "callbackUrl" | "description" | "events">;
  verb: string;
  /** What stands beside its button. */
  beside?: ComponentChildren;
}

/** Address, description and events. */
export function WebhookForm({ action, webhook, verb, beside }: WebhookFormProps) {
  return (
    <Form {...{ action, verb, beside, shown: ["/callbackUrl", "/description"] }}>
      <Field
        {...{
          label: "Address to call",
          name: "callbackUrl",
          type: "url",
          required: true,
          error: action.error,
        }}
        {...{ placeholder: "https://hooks.example.com/registry", defaultValue: webhook.callbackUrl }}
        {...{ maxLength: 2048, autocomplete: "off", hint: "https, on a public host." }}
      />
      <Field
        {...{ label: "Description (optional)", name: "description", error: action.error }}
        {...{ maxLength: 256, defaultValue: webhook.description ?? "", autocomplete: "off" }}
      />
      <EventPicker chosen={webhook.events} />
    </Form>
  );
}

/** What the form says, for the node. */
export function changeOf(form: FormData): Schemas["WebhookRequest"] {
  const description = textOf(form, "description").trim();
  return {
    callbackUrl: textOf(form, "callbackUrl").trim(),
    description: description === "" ? null : description,
    events: typesOf(form),
  };
}
