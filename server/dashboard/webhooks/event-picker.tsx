/** Picking types of events. */
import { useState } from "preact/hooks";
import { type EventType, eventTypes } from "../../../client/index.ts";
import { Button } from "../elements/button.tsx";
import { Tick } from "../elements/field.tsx";

const all = Object.entries(eventTypes);

/** The types as boxes to tick, with what the contract says of each. */
export function EventPicker({ chosen }: { chosen: readonly EventType[] }) {
  const [picked, pick] = useState<ReadonlySet<string>>(new Set(chosen));
  const whole = picked.size === all.length;
  return (
    <fieldset>
      <legend>Events</legend>
      <Button onClick={() => pick(new Set(whole ? [] : Object.keys(eventTypes)))}>
        {whole ? "Pick none" : "Pick all"}
      </Button>
      {all.map(([type, words]) => (
        <Tick
          {...{ key: type, name: "events", value: type, label: <code>{type}</code>, hint: words }}
          checked={picked.has(type)}
          onChange={(event) => {
            const next = new Set(picked);
            if (event.currentTarget.checked) next.add(type);
            else next.delete(type);
            pick(next);
          }}
        />
      ))}
      {picked.size === 0 && <p class="small">None picked: the webhook gets all of them.</p>}
    </fieldset>
  );
}

/** The types that a form has. */
export function typesOf(form: FormData): EventType[] {
  const picked = new Set(form.getAll("events"));
  return (Object.keys(eventTypes) as EventType[]).filter((type) => picked.has(type)); // the keys are what its type says
}
