/** Issues links with which users set a new password. */
import { useState } from "preact/hooks";
import type { Account, Schemas } from "../../../client/index.ts";
import { nameOf } from "../account-names.ts";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { SecretDialog } from "../elements/secret-dialog.tsx";
import { AbsoluteTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { registry } from "../session.ts";

/** The dialogs: a confirmation, then the link, which is shown once. */
export function PasswordLinkDialog({ account, onLeave }: { account: Account; onLeave: () => void }) {
  const [link, setLink] = useState<Schemas["PasswordLink"] | null>(null);
  if (link) {
    return (
      <SecretDialog title="Password link" what="link" secret={link.url} snippets={[]} onDone={onLeave}>
        <p>
          Give it to <UntrustedText class="address" text={nameOf(account)} /> on a way that you trust. It
          works once, until <AbsoluteTime at={link.expires_at} />.
        </p>
      </SecretDialog>
    );
  }
  return (
    <ConfirmDialog
      title={["Issue a password link for ", nameOf(account), "?"]}
      verb="Issue link"
      look="primary"
      stays
      act={() => registry.accounts.issuePasswordLink(account.id)}
      onDone={setLink}
      onLeave={onLeave}
    >
      <p>
        The link lets anyone who has it set a new password for the account. It works once within 24 hours, and
        replaces an earlier one.
      </p>
    </ConfirmDialog>
  );
}
