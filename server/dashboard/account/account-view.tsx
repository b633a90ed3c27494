/** The account view: who the user is, how they sign in, where they are signed in, and what happened. */
import type { Account } from "../../../client/index.ts";
import { nameOf } from "../account-names.ts";
import { DetailList } from "../elements/detail-list.tsx";
import { Field, trimmedOf } from "../elements/field.tsx";
import { filtersOfRoute } from "../elements/filters.tsx";
import { Heading } from "../elements/heading.tsx";
import { TaskForm } from "../elements/task-form.tsx";
import { AbsoluteTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useLoaded, usePages } from "../loading.ts";
import { registry, signedIn } from "../session.ts";
import type { ViewProps } from "../view-props.ts";
import { CloseAccount } from "./close-account.tsx";
import { EmailForm, PasswordForm } from "./credential-forms.tsx";
import { actionsOf, LogEntries } from "./log-entries.tsx";
import { Sessions } from "./sessions.tsx";

/** Whether the account that did something may be the other one of a transfer. */
function isOfTransfer(action: string): boolean {
  return action.startsWith("transfer_") || action === "agent_transferred";
}

/** Shows the account, the forms that change it, its sessions and its log. */
export function AccountView({ account }: ViewProps) {
  const filters = filtersOfRoute("action");
  const log = usePages(
    "entries",
    (at, options) => registry.audit.list({ ...actionsOf(filters), ...at, limit: 20 }, options),
    [filters.action],
  );
  const name = (id: string, action: string) =>
    id === account.id ? nameOf(account) : isOfTransfer(action) ? "the other account" : "the operator";
  return (
    <>
      <Heading title="Account and security" />
      <Facts account={account} />
      <NameForm account={account} />
      {account.sign_in.includes("password") && <PasswordForm account={account} onChanged={log.reload} />}
      <EmailForm account={account} onChanged={log.reload} />
      <Sessions />
      <CloseAccount account={account} />
      <h2>Security log</h2>
      <p>Sign-ins and changes of your account. If one was not you, change your password.</p>
      <LogEntries list={log} filters={filters} nameOf={name} />
    </>
  );
}

function Facts({ account }: { account: Account }) {
  const ways = useLoaded((signal) => registry.accounts.ways({ signal }), []);
  return (
    <>
      <DetailList
        of={[
          [
            "E-mail address",
            <UntrustedText key="email" text={account.email ?? "not shared by the identity provider"} />,
          ],
          ["Name", <UntrustedText key="name" text={account.name ?? "none"} />],
          ["Account id", <code key="id">{account.id}</code>],
          ["Role", account.issuer ? `${account.role}, issuer of certifications` : account.role],
          ["Tier", account.tier],
          ["Sign-in method", account.sign_in.join(", ")],
          ["Created", <AbsoluteTime key="created" at={account.created_at} />],
        ]}
      />
      {ways.value?.oidc && !account.sign_in.includes("oidc") && (
        <p>
          <a class="button plain" href={registry.accounts.oidcStart()}>
            Connect your organisation account
          </a>
        </p>
      )}
    </>
  );
}

function NameForm({ account }: { account: Account }) {
  return (
    <>
      <h2>Name</h2>
      <TaskForm
        act={(form) => registry.accounts.changeName({ name: trimmedOf(form, "name") || null })}
        done="Name changed."
        onDone={(changed) => signedIn(changed.account)}
        verb="Change name"
        look="plain"
        shown={["/name"]}
      >
        <Field
          label="Display name (optional)"
          name="name"
          autocomplete="name"
          maxLength={256}
          defaultValue={account.name ?? ""}
          hint="Accounts that you offer an agent to see it, and the operator of the node."
        />
      </TaskForm>
    </>
  );
}
