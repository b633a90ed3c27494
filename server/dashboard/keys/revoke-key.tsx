/** The dialog to revoke an API key. */
import type { Key } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import { announce } from "../elements/announcements.tsx";
import { Snippet } from "../elements/copy.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { Checkbox } from "../elements/field.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { isInUse, LastUse } from "./last-use.tsx";

/** The properties of the dialog. */
interface RevokeKeyProps {
  apiKey: Key;
  onRevoked: () => void;
  onLeave: () => void;
}

/** Revokes a key permanently, after showing its recent use. */
export function RevokeKey({ apiKey, onRevoked, onLeave }: RevokeKeyProps) {
  const { value } = useLoaded((signal) => registry.keys.usage(apiKey.id, { days: 2 }, { signal }), []);
  const action = useAction(async () => {
    await registry.keys.revoke(apiKey.id);
    announce("Key revoked.");
    onRevoked();
  });
  const recent = value?.days.reduce((sum, day) => sum + day.served + day.refused, 0);
  const title = (
    <>
      Revoke “<UntrustedText text={apiKey.name} />
      ”?
    </>
  );
  return (
    <ConfirmDialog title={title} action={action} onLeave={onLeave} verb="Revoke key">
      <p>Requests with this key are rejected immediately. You cannot undo this.</p>
      <DetailList
        of={[
          ["Key", <code key="key">{`${apiKey.start}…${apiKey.last4}`}</code>],
          ["Last used", <LastUse key="used" of={apiKey} />],
          ["Requests today and yesterday", recent === undefined ? "…" : grouped(recent)],
          ["Requests this month", grouped(apiKey.usage.used)],
        ]}
      />
      <Snippet label="Find where it is used" code={`grep -rn '${apiKey.start}' .`} />
      {isInUse(apiKey) && (
        <Checkbox label="I understand it was used in the last 24 hours." name="sure" required />
      )}
    </ConfirmDialog>
  );
}
