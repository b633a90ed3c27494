/** Rows of event lists. */
import type { RegistryEvent } from "../../../client/index.ts";
import { eventLabel } from "../../display/event-labels.ts";
import { AgentLink } from "../agents/agent-link.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { nodeUrl } from "../session.ts";
import { subjectOf } from "./event-text.ts";

/** Shows an event in words. */
export function EventInWords({ event }: { event: RegistryEvent }) {
  const subject = subjectOf(event);
  return (
    <li>
      <p>
        {eventLabel(event)} {subject && <AgentLink id={subject.agent_id} name={subject.name} />}{" "}
        <span class="dim">
          <RelativeTime at={event.timestamp} />
        </span>
      </p>
    </li>
  );
}

/** Shows an event in a line, with its payload collapsed. */
export function EventRow({ event }: { event: RegistryEvent }) {
  const subject = subjectOf(event);
  return (
    <li>
      <p>
        <strong>{eventLabel(event)}</strong>{" "}
        {subject && <AgentLink id={subject.agent_id} name={subject.name} />}{" "}
        <span class="dim">
          <code>{event.event}</code>, seq {event.payload.seq}, <RelativeTime at={event.timestamp} />
        </span>
      </p>
      <details>
        <summary>
          Payload<span class="visually-hidden"> of event {event.payload.seq}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard */}
        <pre tabIndex={0}>
          <code>
            <UntrustedText text={JSON.stringify(event.payload, null, 2)} />
          </code>
        </pre>
        <p class="small">
          <a href={`${nodeUrl}/events/${event.payload.seq}/proof`}>
            Proof<span class="visually-hidden"> of event {event.payload.seq}</span>
          </a>
          , about two seconds after the event. <a href={`${nodeUrl}/docs/log`}>What it shows</a>
        </p>
      </details>
    </li>
  );
}
