/** The selection of event types. */
import { type EventType, eventTypes } from "../../../client/index.ts";
import { Checkbox } from "../elements/field.tsx";

/** All types, in the order of the contract. */
export const allTypes = Object.keys(eventTypes) as EventType[]; // the keys are the event types

/** Checkboxes for the event types, with their descriptions. None selected means all, as in the API. */
export function EventPicker({ chosen }: { chosen: readonly EventType[] }) {
  return (
    <fieldset>
      <legend>Events</legend>
      <p class="hint">Select the events you need, or none for all events, including future types.</p>
      {allTypes.map((type) => (
        <Checkbox
          key={type}
          name="events"
          value={type}
          label={<code>{type}</code>}
          hint={eventTypes[type]}
          defaultChecked={chosen.includes(type)}
        />
      ))}
    </fieldset>
  );
}

/** The selected types of a form. */
export function typesOf(form: FormData): EventType[] {
  const picked = new Set(form.getAll("events"));
  return allTypes.filter((type) => picked.has(type));
}
