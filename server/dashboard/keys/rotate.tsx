/** Replacing a key. */
import type { Key, NewKey } from "../../../client/index.ts";
import { Question } from "../elements/dialog.tsx";
import { Overlap, overlapOf } from "../elements/overlap.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

/** What the dialog can be given. */
interface RotateKeyProps {
  apiKey: Key;
  onRotated: (made: NewKey) => void;
  onLeave: () => void;
}

/** Makes a key in place of another, which goes on for as long as somebody needs to change over. */
export function RotateKey({ apiKey, onRotated, onLeave }: RotateKeyProps) {
  const action = useAction(async (form: FormData) => {
    const grace_period_s = overlapOf(form);
    onRotated((await registry.keys.rotate(apiKey.id, { grace_period_s })).key);
  });
  const title = (
    <>
      Rotate “<Theirs text={apiKey.name} />”
    </>
  );
  return (
    <Question {...{ title, action, onLeave, verb: "Rotate", look: "primary" }}>
      <p>A new key takes its place, with the same name, tier and quota.</p>
      <Overlap label="How long the old key stays good" />
    </Question>
  );
}
