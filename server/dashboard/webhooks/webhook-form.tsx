/** The form of a webhook. */
import type { ComponentChildren } from "preact";
import type { Schemas, Webhook } from "../../../client/index.ts";
import { Field, trimmedOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import type { Action } from "../loading.ts";
import { nodeUrl } from "../session.ts";
import { EventPicker, typesOf } from "./event-picker.tsx";

/** The properties of the form. */
interface WebhookFormProps {
  action: Action<[FormData]>;
  /** The initial values. */
  webhook: Pick<Webhook, "callbackUrl" | "description" | "events">;
  verb: string;
  /** Content beside the button. */
  beside?: ComponentChildren;
}

/** Shows inputs for the URL, the description and the events. */
export function WebhookForm({ action, webhook, verb, beside }: WebhookFormProps) {
  return (
    <Form action={action} verb={verb} beside={beside} shown={["/callbackUrl", "/description"]}>
      <Field
        label="Endpoint URL"
        name="callbackUrl"
        type="url"
        required
        placeholder="https://hooks.example.com/registry"
        defaultValue={webhook.callbackUrl}
        maxLength={2048}
        autocomplete="off"
        hint={
          <>
            Public HTTPS URL. On your own machine: <a href={`${nodeUrl}/docs/local`}>registry-node listen</a>
          </>
        }
      />
      <Field
        label="Description (optional)"
        name="description"
        maxLength={256}
        defaultValue={webhook.description ?? ""}
        autocomplete="off"
      />
      <EventPicker chosen={webhook.events} />
    </Form>
  );
}

/** The request of the form. */
export function changeOf(form: FormData): Schemas["WebhookRequest"] {
  return {
    callbackUrl: trimmedOf(form, "callbackUrl"),
    description: trimmedOf(form, "description") || null,
    events: typesOf(form),
  };
}
