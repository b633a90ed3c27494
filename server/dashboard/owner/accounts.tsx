/** The administration of accounts. */
import { useState } from "preact/hooks";
import type { Account, AccountPage, Schemas } from "../../../client/index.ts";
import { nameOf } from "../account-names.ts";
import { announce } from "../elements/announcements.tsx";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { Checkbox, Select, textOf } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction, usePages } from "../loading.ts";
import { registry } from "../session.ts";
import { agentsHref } from "./agent-filters.ts";
import { PasswordLinkDialog } from "./password-link.tsx";

const tiers = [
  ["free", "Free"],
  ["pro", "Pro"],
  ["enterprise", "Enterprise"],
] as const;

/** Lists the accounts, with controls to change their tier, make them issuers or disable them. */
export function AccountsView() {
  const list = usePages<Account, AccountPage>(
    (at, signal) => registry.accounts.list(at, { signal }),
    ({ accounts }) => accounts,
    [],
  );
  const [chosen, choose] = useState<Account | null>(null);
  const [linked, setLinked] = useState<Account | null>(null);
  return (
    <>
      <Heading title="Accounts">
        <p>Users and their plans.</p>
      </Heading>
      <PagedList list={list} what="accounts" nothing={<EmptyState title="No accounts" />}>
        {(accounts) => (
          <ul class="cards">
            {accounts.map((account) => (
              <AccountCard
                key={account.id}
                account={account}
                onChange={() => choose(account)}
                onLink={() => setLinked(account)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {linked && <PasswordLinkDialog account={linked} onLeave={() => setLinked(null)} />}
      {chosen && (
        <ChangeAccount
          account={chosen}
          onLeave={() => choose(null)}
          onChanged={() => {
            choose(null);
            list.reload();
          }}
        />
      )}
    </>
  );
}

/** The properties of a card. */
interface AccountCardProps {
  account: Account;
  onChange: () => void;
  onLink: () => void;
}

function AccountCard({ account, onChange, onLink }: AccountCardProps) {
  const called = nameOf(account);
  const canLink = account.role !== "owner" && !account.disabled && account.email !== null;
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          <UntrustedText class="address" text={called} />
        </h2>
        <StateBadge account={account} />
        {account.role === "owner" && <Badge tone="idle">owner</Badge>}
        {account.issuer && <Badge tone="idle">issuer</Badge>}
      </div>
      <p class="small">
        {account.name !== null && (
          <>
            <UntrustedText text={account.name} />,{" "}
          </>
        )}
        {account.tier} tier, joined <RelativeTime at={account.created_at} />, <code>{account.id}</code>
      </p>
      <div class="actions">
        {account.closed_at === null && (
          <Button onClick={onChange}>
            Change<span class="visually-hidden"> {called}</span>
          </Button>
        )}
        {canLink && (
          <Button onClick={onLink}>
            Password link …<span class="visually-hidden"> for {called}</span>
          </Button>
        )}
        <a href={agentsHref({ account: account.id })}>
          Agents<span class="visually-hidden"> of {called}</span>
        </a>
        <a href={`#/security-log?account=${account.id}`}>
          Log<span class="visually-hidden"> of {called}</span>
        </a>
      </div>
    </li>
  );
}

function StateBadge({ account: { closed_at, disabled } }: { account: Account }) {
  if (closed_at !== null) return <Badge tone="idle">closed</Badge>;
  return disabled ? <Badge tone="bad">disabled</Badge> : <Badge tone="good">enabled</Badge>;
}

/** The properties of the dialog. */
interface ChangeAccountProps {
  account: Account;
  onChanged: () => void;
  onLeave: () => void;
}

function ChangeAccount({ account, onChanged, onLeave }: ChangeAccountProps) {
  const action = useAction(async (form: FormData) => {
    await registry.accounts.update(account.id, changeOf(account, form));
    announce("Account changed.");
    onChanged();
  });
  const title = (
    <>
      Change <UntrustedText class="address" text={nameOf(account)} />
    </>
  );
  return (
    <ConfirmDialog title={title} verb="Save" look="primary" action={action} onLeave={onLeave}>
      <Select
        label="Tier"
        name="tier"
        choices={tiers}
        value={account.tier}
        error={action.error}
        hint="Existing keys keep their tier; a lower one limits them."
      />
      <Checkbox
        label="Issuer"
        name="issuer"
        defaultChecked={account.issuer}
        hint="Can issue certifications."
      />
      {account.role !== "owner" && (
        <Checkbox
          label="Disabled"
          name="disabled"
          defaultChecked={account.disabled}
          hint="Its keys and sessions are rejected immediately."
        />
      )}
    </ConfirmDialog>
  );
}

/** The change of the form. The owner's own account cannot be disabled. */
function changeOf(account: Account, form: FormData): Schemas["AccountChange"] {
  const tier = tiers.find(([name]) => name === textOf(form, "tier"))?.[0] ?? account.tier;
  const change = { tier, issuer: form.has("issuer") };
  return account.role === "owner" ? change : { ...change, disabled: form.has("disabled") };
}
