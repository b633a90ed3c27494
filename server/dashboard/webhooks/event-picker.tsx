/** Picking types of events. */
import { type EventType, eventTypes } from "../../../client/index.ts";
import { Tick } from "../elements/field.tsx";

/** All types, in the order of the contract. */
export const allTypes = Object.keys(eventTypes) as EventType[]; // the keys are what its type says

/** The types as boxes to tick, with what the contract says of each. None stands for all, as in the contract. */
export function EventPicker({ chosen }: { chosen: readonly EventType[] }) {
  return (
    <fieldset>
      <legend>Events</legend>
      <p class="hint">Pick those that you need. None picked: all, also those of types that come later.</p>
      {allTypes.map((type) => (
        <Tick
          key={type}
          {...{ name: "events", value: type, label: <code>{type}</code>, hint: eventTypes[type] }}
          defaultChecked={chosen.includes(type)}
        />
      ))}
    </fieldset>
  );
}

/** The types that a form has. */
export function typesOf(form: FormData): EventType[] {
  const picked = new Set(form.getAll("events"));
  return allTypes.filter((type) => picked.has(type));
}
