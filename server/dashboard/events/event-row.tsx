/** One event of a list. */
import type { RegistryEvent } from "../../../client/index.ts";
import { AgentLink } from "../agents/link.tsx";
import { Moment } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { subjectOf, wordsOf } from "./words.ts";

/** An event in a line, with its payload folded in. */
export function EventRow({ event }: { event: RegistryEvent }) {
  const subject = subjectOf(event);
  return (
    <li>
      <p>
        <code>{event.event}</code> {wordsOf(event)}{" "}
        {subject && <AgentLink id={subject.agent_id} name={subject.name} />}{" "}
        <span class="dim">
          change {event.payload.seq}, <Moment at={event.timestamp} />
        </span>
      </p>
      <details>
        <summary>
          Payload<span class="visually-hidden"> of change {event.payload.seq}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
        <pre tabIndex={0}>
          <code>
            <Theirs text={JSON.stringify(event.payload, null, 2)} />
          </code>
        </pre>
      </details>
    </li>
  );
}
