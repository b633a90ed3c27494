/** Revoking a key. */
import type { Key } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Snippet } from "../elements/copy.tsx";
import { Question } from "../elements/dialog.tsx";
import { Tick } from "../elements/field.tsx";
import { Facts } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { counted } from "../times.ts";
import { isInUse, LastUse } from "./last-use.tsx";

/** What the dialog can be given. */
interface RevokeKeyProps {
  apiKey: Key;
  onRevoked: () => void;
  onLeave: () => void;
}

/** Revokes a key for good, once somebody has seen who may still rely on it. */
export function RevokeKey({ apiKey, onRevoked, onLeave }: RevokeKeyProps) {
  const { value } = useLoaded((signal) => registry.keys.usage(apiKey.id, { signal }), []);
  const action = useAction(async () => {
    await registry.keys.revoke(apiKey.id);
    announce("Key revoked.");
    onRevoked();
  });
  const recent = value?.days.slice(-2).reduce((sum, day) => sum + day.served + day.refused, 0);
  const title = (
    <>
      Revoke “<Theirs text={apiKey.name} />
      ”?
    </>
  );
  return (
    <Question {...{ title, action, onLeave, verb: "Revoke for good" }}>
      <p>Programs that use it are refused at once. A revoked key never works again.</p>
      <Facts
        of={[
          ["Key", <code key="key">{`${apiKey.start}…${apiKey.last4}`}</code>],
          ["Last used", <LastUse key="used" of={apiKey} />],
          ["Calls today and yesterday", recent === undefined ? "…" : counted(recent)],
          ["Calls this month", counted(apiKey.usage.used)],
        ]}
      />
      <Snippet label="Find where it is used" code={`grep -rn '${apiKey.start}' .`} />
      {isInUse(apiKey) && (
        <Tick label="It was used within the last 24 hours. Revoke it all the same." name="sure" required />
      )}
    </Question>
  );
}
