/** The dialog to rotate an API key. */
import type { Key, NewKey } from "../../../client/index.ts";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { GracePeriodField, gracePeriodOf } from "../elements/grace-period.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

/** The properties of the dialog. */
interface RotateKeyProps {
  apiKey: Key;
  onRotated: (made: NewKey) => void;
  onLeave: () => void;
}

/** Replaces a key by a new one; the old one stays valid for a grace period. */
export function RotateKey({ apiKey, onRotated, onLeave }: RotateKeyProps) {
  const action = useAction(async (form: FormData) => {
    const grace_period_s = gracePeriodOf(form);
    onRotated((await registry.keys.rotate(apiKey.id, { grace_period_s })).key);
  });
  const title = (
    <>
      Rotate “<UntrustedText text={apiKey.name} />”
    </>
  );
  return (
    <ConfirmDialog title={title} action={action} onLeave={onLeave} verb="Rotate" look="primary">
      <p>A new key replaces it, with the same name, tier, scopes and quota.</p>
      <GracePeriodField label="Keep the old key valid for" />
    </ConfirmDialog>
  );
}
