/** Sending an example to a webhook. */
import { useState } from "preact/hooks";
import { eventTypes, type Schemas, type Webhook } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Choice, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Progress } from "../elements/progress.tsx";
import { Badge } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";
import { milliseconds } from "../times.ts";
import { allTypes } from "./event-picker.tsx";
import { Timeline } from "./timeline.tsx";

/** Sends a signed example at once, and shows how it went: status, time and phases. */
export function TestDelivery({ webhook, onTested }: { webhook: Webhook; onTested: () => void }) {
  const [result, setResult] = useState<Schemas["WebhookTestResult"]>();
  const action = useAction(async (form: FormData) => {
    setResult(undefined);
    const event = allTypes.find((type) => type === textOf(form, "event"));
    const outcome = await registry.webhooks.test(webhook.id, event === undefined ? {} : { event });
    setResult(outcome);
    announce(outcome.delivered ? "The receiver took the test event." : "The test event was not delivered.");
    onTested();
  });
  const types = webhook.events.length === 0 ? allTypes : webhook.events;
  const choices = types.map((type) => [type, `${type}: ${eventTypes[type]}`] as const);
  return (
    <section>
      <h2>Send a test event</h2>
      <div class="panel">
        <Form action={action} verb="Send test">
          <Choice label="Event" name="event" choices={choices} />
        </Form>
        {action.busy && <Progress what="Waiting for the receiver, at most 10 seconds …" />}
        {result && (
          <div class="outcome">
            <p>
              <Badge mood={result.delivered ? "good" : "bad"}>
                {result.delivered ? "delivered" : "failed"}
              </Badge>{" "}
              {result.response_status !== null && <code>HTTP {result.response_status}</code>}{" "}
              {milliseconds(result.timings.total_ms)}
            </p>
            <p>
              <Theirs text={result.detail} />
            </p>
            <Timeline timings={result.timings} />
          </div>
        )}
      </div>
    </section>
  );
}
