/** The dialog that claims an offer by the token of its link. */
import { announce } from "../elements/announcements.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

/** The properties of the dialog. */
interface ClaimDialogProps {
  token: string;
  onClaimed: () => void;
  onLeave: () => void;
}

/** Asks for confirmation, because the link works once, for the account that is signed in. */
export function ClaimDialog({ token, onClaimed, onLeave }: ClaimDialogProps) {
  const action = useAction(async () => {
    const { agent_id } = await registry.offers.claim({ token });
    announce(`The offer of ${agent_id} is for your account.`);
    onClaimed();
  });
  return (
    <ConfirmDialog
      title="Claim the offer of this link?"
      verb="Claim offer"
      look="primary"
      action={action}
      onLeave={onLeave}
    >
      <p>
        The link works once: the offer is for your account from then on. Then you can accept or decline it.
      </p>
    </ConfirmDialog>
  );
}
