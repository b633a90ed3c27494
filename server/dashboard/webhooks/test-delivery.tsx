/** The form to test a webhook. */
import { useState } from "preact/hooks";
import { eventTypes, type Schemas, type Webhook } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Badge } from "../elements/badge.tsx";
import { Select, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Progress } from "../elements/progress.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";
import { milliseconds } from "../times.ts";
import { allTypes } from "./event-picker.tsx";
import { ResponseBody } from "./response-body.tsx";
import { Timeline } from "./timeline.tsx";

/** Sends a signed test event, and shows its outcome: status, time and phases. */
export function TestDelivery({ webhook, onTested }: { webhook: Webhook; onTested: () => void }) {
  const [result, setResult] = useState<Schemas["WebhookTestResult"]>();
  const action = useAction(async (form: FormData) => {
    setResult(undefined);
    const event = allTypes.find((type) => type === textOf(form, "event"));
    const outcome = await registry.webhooks.test(webhook.id, event === undefined ? {} : { event });
    setResult(outcome);
    announce(outcome.delivered ? "Test delivered." : "Test failed.");
    onTested();
  });
  const types = webhook.events.length === 0 ? allTypes : webhook.events;
  const choices = types.map((type) => [type, `${type}: ${eventTypes[type]}`] as const);
  return (
    <section>
      <h2>Send a test event</h2>
      <div class="panel">
        <Form action={action} verb="Send test">
          <Select label="Event" name="event" choices={choices} />
        </Form>
        {action.busy && <Progress what="Waiting for your endpoint, at most 10 seconds …" />}
        {result && (
          <div class="outcome">
            <p>
              <Badge tone={result.delivered ? "good" : "bad"}>
                {result.delivered ? "delivered" : "failed"}
              </Badge>{" "}
              {result.response_status !== null && <code>HTTP {result.response_status}</code>}{" "}
              {milliseconds(result.timings.total_ms)}
            </p>
            <p>
              <UntrustedText text={result.detail} />
            </p>
            <ResponseBody response={result} />
            <Timeline timings={result.timings} />
          </div>
        )}
      </div>
    </section>
  );
}
