/** What happens in the registry, as it happens. */
import { useState } from "preact/hooks";
import { type EventType, eventTypes } from "../../../client/index.ts";
import { Button } from "../elements/button.tsx";
import { Failure } from "../elements/failure.tsx";
import { Choice } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { Badge, type Mood, Nothing } from "../elements/shown.tsx";
import { EventRow } from "./event-row.tsx";
import { type Connection, useStream } from "./stream.ts";

const states: Record<Connection, [Mood, string]> = {
  connecting: ["warn", "connecting …"],
  open: ["good", "connected"],
  paused: ["idle", "paused"],
  failed: ["bad", "not connected"],
};

const choices = [
  ["", "All types"] as const,
  ...Object.entries(eventTypes).map(([type, words]) => [type, `${type}: ${words}`] as const),
];

/** Follows the journal: newest first, by type, with a pause. */
export function EventsView() {
  const [type, setType] = useState("");
  const [paused, setPaused] = useState(false);
  const { events, connection, error, retry } = useStream(type === "" ? null : (type as EventType), paused); // of `choices`
  const [mood, words] = states[connection];
  return (
    <>
      <Heading title="Live events">
        <p>What changes in the registry, as it is committed.</p>
      </Heading>
      <div class="toolbar">
        <Choice {...{ label: "Type", name: "type", value: type, choices }} onChoice={setType} />
        <Button onClick={() => setPaused(!paused)} look={paused ? "primary" : "plain"}>
          {paused ? "Resume" : "Pause"}
        </Button>
        <p role="status" data-connection={connection}>
          <span class="visually-hidden">Stream: </span>
          <Badge mood={mood}>{words}</Badge>
        </p>
      </div>
      <Failure error={error} onRetry={retry} />
      {events.length === 0 ? (
        <Nothing title="Nothing has happened yet">
          <p>Register an agent, here or from a program: it appears at once.</p>
        </Nothing>
      ) : (
        <ol class="rows events">
          {events.map((event) => (
            <EventRow key={event.idempotency_key} event={event} />
          ))}
        </ol>
      )}
    </>
  );
}
