/** The dialogs of the actions on an API key. */
import type { Key, NewKey } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import { Snippet } from "../elements/copy.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { Checkbox, Field, textOf } from "../elements/field.tsx";
import { GracePeriodField, gracePeriodOf } from "../elements/grace-period.tsx";
import { useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import type { AskedAction } from "./key-actions.tsx";
import { isInUse, LastUse } from "./last-use.tsx";

/** The properties of the dialog. `onDone` is called after an action that makes no new key. */
interface KeyDialogProps extends DialogOf<AskedAction> {
  onRotated: (made: NewKey) => void;
}

/** The dialog of an action. */
export function KeyDialog({ of: { apiKey, action }, onRotated, ...dialog }: KeyDialogProps) {
  if (action === "rename") return <RenameKey {...dialog} of={apiKey} />;
  if (action === "revoke") return <RevokeKey {...dialog} of={apiKey} />;
  return <RotateKey {...dialog} of={apiKey} onDone={({ key }) => onRotated(key)} />;
}

/** Changes the name of a key, and nothing else about it. */
function RenameKey({ of: apiKey, ...dialog }: DialogOf<Key>) {
  return (
    <ConfirmDialog
      {...dialog}
      title={["Rename “", apiKey.name, "”"]}
      verb="Rename"
      look="primary"
      act={(form) => registry.keys.update(apiKey.id, { name: textOf(form, "name") })}
      done="Key renamed."
    >
      <Field label="Name" name="name" defaultValue={apiKey.name} required maxLength={64} autocomplete="off" />
    </ConfirmDialog>
  );
}

/** Replaces a key by a new one; the old one stays valid for a grace period. */
function RotateKey({ of: apiKey, ...dialog }: DialogOf<Key, { key: NewKey }>) {
  return (
    <ConfirmDialog
      {...dialog}
      title={["Rotate “", apiKey.name, "”"]}
      verb="Rotate"
      look="primary"
      act={(form) => registry.keys.rotate(apiKey.id, { grace_period_s: gracePeriodOf(form) })}
    >
      <p>A new key replaces it, with the same name, tier, scopes and quota.</p>
      <GracePeriodField label="Keep the old key valid for" />
    </ConfirmDialog>
  );
}

/** Revokes a key permanently, after showing its recent use. */
function RevokeKey({ of: apiKey, ...dialog }: DialogOf<Key>) {
  const { value } = useLoaded((signal) => registry.keys.usage(apiKey.id, { days: 2 }, { signal }));
  const recent = value?.days.reduce((sum, day) => sum + day.served + day.refused, 0);
  return (
    <ConfirmDialog
      {...dialog}
      title={["Revoke “", apiKey.name, "”?"]}
      verb="Revoke key"
      act={() => registry.keys.revoke(apiKey.id)}
      done="Key revoked."
    >
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
