/** The control that closes the account of the user. */
import { useState } from "preact/hooks";
import { type Account, RegistryError } from "../../../client/index.ts";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { Checkbox } from "../elements/field.tsx";
import { registry } from "../session.ts";
import { Confirmation, passwordIn, Username } from "./credential-forms.tsx";

/** Explains what closing does, and opens the dialog that asks for the password. */
export function CloseAccount({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h2>Close account</h2>
      {account.role === "owner" ? (
        <p>This account operates the node, so it cannot be closed.</p>
      ) : (
        <>
          <p>
            Your keys, sessions and webhooks end, and your e-mail address and name are erased. It cannot be
            undone.
          </p>
          <div class="actions">
            <Button look="danger" onClick={() => setOpen(true)}>
              Close account
            </Button>
          </div>
        </>
      )}
      {open && <CloseDialog account={account} onLeave={() => setOpen(false)} />}
    </>
  );
}

function CloseDialog({ account, onLeave }: { account: Account; onLeave: () => void }) {
  const [hasAgents, setHasAgents] = useState(false);
  const close = async (form: FormData) => {
    const agents = form.has("agents") ? ({ agents: "tombstone" } as const) : {};
    try {
      await registry.accounts.close({ ...passwordIn(form, account), ...agents });
    } catch (error) {
      if (error instanceof RegistryError && error.code === "account_has_agents") setHasAgents(true);
      throw error;
    }
    location.hash = "";
    location.reload(); // so that nothing of the account stays in memory
  };
  return (
    <ConfirmDialog title="Close your account?" verb="Close account" act={close} stays onLeave={onLeave}>
      <p>
        Your certifications are revoked, and your reports no longer count. The ids of your agents cannot be
        registered again.
      </p>
      {hasAgents && (
        <Checkbox
          label="Delete my agents too"
          name="agents"
          value="tombstone"
          hint="Those who look them up learn that they are gone."
        />
      )}
      <Username account={account} />
      <Confirmation account={account} label="Your password" />
    </ConfirmDialog>
  );
}
