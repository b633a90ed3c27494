/** The dialog to rename an API key. */
import type { Key } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { Field, textOf } from "../elements/field.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

/** The properties of the dialog. */
interface RenameKeyProps {
  apiKey: Key;
  onRenamed: () => void;
  onLeave: () => void;
}

/** Changes the name of a key, and nothing else about it. */
export function RenameKey({ apiKey, onRenamed, onLeave }: RenameKeyProps) {
  const action = useAction(async (form: FormData) => {
    await registry.keys.update(apiKey.id, { name: textOf(form, "name") });
    announce("Key renamed.");
    onRenamed();
  });
  const title = (
    <>
      Rename “<UntrustedText text={apiKey.name} />”
    </>
  );
  return (
    <ConfirmDialog title={title} action={action} onLeave={onLeave} verb="Rename" look="primary">
      <Field
        label="Name"
        name="name"
        defaultValue={apiKey.name}
        required
        maxLength={64}
        autocomplete="off"
        error={action.error}
      />
    </ConfirmDialog>
  );
}
