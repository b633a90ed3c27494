/** Replacing a key. */
import type { Key, NewKey } from "../../../client/index.ts";
import { Question } from "../elements/dialog.tsx";
import { Radios, textOf } from "../elements/field.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

const overlaps = [
  ["0", "Nothing: it ends now"],
  ["3600", "An hour"],
  ["86400", "A day"],
  ["604800", "A week"],
] as const;

const periods = [0, 3600, 86400, 604800] as const;

/** What the dialog can be given. */
interface RotateKeyProps {
  apiKey: Key;
  onRotated: (made: NewKey) => void;
  onLeave: () => void;
}

/** Makes a key in place of another, which goes on for as long as somebody needs to change over. */
export function RotateKey({ apiKey, onRotated, onLeave }: RotateKeyProps) {
  const action = useAction(async (form: FormData) => {
    const grace_period_s = periods.find((each) => String(each) === textOf(form, "overlap")) ?? 86_400;
    onRotated((await registry.keys.rotate(apiKey.id, { grace_period_s })).key);
  });
  const title = (
    <>
      Rotate “<bdi>{apiKey.name}</bdi>”
    </>
  );
  return (
    <Question {...{ title, action, onLeave, verb: "Rotate", look: "primary" }}>
      <p>A new key takes its place, with the same name, tier and quota.</p>
      <Radios label="How long the old key stays good" name="overlap" choices={overlaps} value="86400" />
    </Question>
  );
}
