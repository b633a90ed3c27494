/** The security view: how the account signs in, its security log, and the end of the account. */
import { nameOf } from "../account-names.ts";
import { Heading } from "../elements/heading.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { usePages } from "../loading.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../view-props.ts";
import { CloseAccount } from "./close-account.tsx";
import { EmailForm, PasswordForm } from "./credential-forms.tsx";
import { LogEntries } from "./log-entries.tsx";

/** Whether the account that did something may be the other one of a transfer. */
function isOfTransfer(action: string): boolean {
  return action.startsWith("transfer_") || action === "agent_transferred";
}

/** Shows the forms and the log. */
export function SecurityView({ account }: ViewProps) {
  const log = usePages("entries", (at, options) => registry.audit.list({ ...at, limit: 20 }, options));
  const name = (id: string, action: string) =>
    id === account.id ? nameOf(account) : isOfTransfer(action) ? "the other account" : "the operator";
  return (
    <>
      <Heading title="Security" />
      {account.sign_in.includes("password") && <PasswordForm account={account} onChanged={log.reload} />}
      <EmailForm account={account} onChanged={log.reload} />
      <h2>Security log</h2>
      <p>Sign-ins and changes of your account. If one was not you, change your password.</p>
      <PagedList list={log} what="entries" nothing="No entries">
        {(entries) => <LogEntries entries={entries} nameOf={name} />}
      </PagedList>
      <CloseAccount account={account} />
    </>
  );
}
