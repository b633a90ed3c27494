/** The live view of registry events. */
import { useState } from "preact/hooks";
import { type EventType, eventTypes, type RegistryEvent } from "../../../client/index.ts";
import type { Tone } from "../../display/tones.ts";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Select } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { LiveList } from "../elements/live-list.tsx";
import { EventRow } from "./event-row.tsx";
import { type Connection, useStream } from "./stream.ts";

const states: Record<Connection, [Tone, string]> = {
  connecting: ["warn", "connecting …"],
  open: ["good", "connected"],
  paused: ["idle", "paused"],
  failed: ["bad", "not connected"],
};

const choices = [
  ["", "All types"] as const,
  ...Object.entries(eventTypes).map(([type, words]) => [type, `${type}: ${words}`] as const),
];

/** Follows the journal: newest first, with a filter by type and a pause. */
export function EventsView() {
  const [type, setType] = useState("");
  const [paused, setPaused] = useState(false);
  const { events, connection, error, retry } = useStream(type === "" ? null : (type as EventType), paused); // of `choices`
  const [tone, words] = states[connection];
  return (
    <>
      <Heading title="Live events" about="Registry events in real time." />
      <div class="toolbar">
        <Select label="Type" name="type" value={type} choices={choices} onChoice={setType} />
        <Button onClick={() => setPaused(!paused)} look={paused ? "primary" : "plain"}>
          {paused ? "Resume" : "Pause"}
        </Button>
        <p role="status" data-connection={connection}>
          <span class="visually-hidden">Stream: </span>
          <Badge tone={tone}>{words}</Badge>
        </p>
      </div>
      <ErrorNotice error={error} onRetry={retry} />
      {events.length === 0 ? (
        <EmptyState title="No events yet">
          <p>Register an agent: its event appears here immediately.</p>
        </EmptyState>
      ) : (
        <LiveList key={type} items={events} keyOf={keyOf} names={["event", "events"]}>
          {(shown) => (
            <ol class="rows">
              {shown.map((event) => (
                <EventRow key={keyOf(event)} event={event} />
              ))}
            </ol>
          )}
        </LiveList>
      )}
    </>
  );
}

function keyOf({ idempotency_key }: RegistryEvent): string {
  return idempotency_key;
}
