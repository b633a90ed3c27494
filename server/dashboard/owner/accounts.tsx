/** The administration of accounts. */
import { useState } from "preact/hooks";
import type { Account, Schemas } from "../../../client/index.ts";
import { nameOf } from "../account-names.ts";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { type Column, DataTable } from "../elements/data-table.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { Checkbox, choiceOf, Select } from "../elements/field.tsx";
import { FilterBar, filtersOfRoute, isFiltering } from "../elements/filters.tsx";
import { Heading } from "../elements/heading.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages } from "../loading.ts";
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
  const filters = filtersOfRoute("q");
  const list = usePages(
    "accounts",
    (at, options) =>
      registry.accounts.list({ ...at, ...(filters.q !== "" && { contains: filters.q }) }, options),
    [filters.q],
  );
  const [chosen, choose] = useState<Account | null>(null);
  const [linked, setLinked] = useState<Account | null>(null);
  const columns: readonly Column<Account>[] = [
    ["Account", (account) => <AccountCell account={account} />],
    ["Status", (account) => <Badges account={account} />],
    ["Tier", ({ tier }) => tier],
    ["Joined", ({ created_at }) => <RelativeTime at={created_at} />],
    [
      "Actions",
      (account) => (
        <Actions account={account} onChange={() => choose(account)} onLink={() => setLinked(account)} />
      ),
    ],
  ];
  return (
    <>
      <Heading title="Accounts" about="Users and their plans." />
      <FilterBar filters={filters} search="E-mail address, name or id" />
      <DataTable
        list={list}
        what="accounts"
        isFiltered={isFiltering(filters)}
        keyOf={({ id }) => id}
        columns={columns}
        nothing="No accounts"
      />
      {linked && <PasswordLinkDialog account={linked} onLeave={() => setLinked(null)} />}
      {chosen && <ChangeAccount of={chosen} onLeave={() => choose(null)} onDone={list.reload} />}
    </>
  );
}

function AccountCell({ account }: { account: Account }) {
  return (
    <>
      <UntrustedText class="address" text={nameOf(account)} />
      {account.name !== null && account.email !== null && <UntrustedText text={account.name} />}
      <code class="address">{account.id}</code>
    </>
  );
}

function Badges({ account }: { account: Account }) {
  return (
    <span class="badges">
      <StateBadge account={account} />
      {account.role === "owner" && <Badge tone="idle">owner</Badge>}
      {account.issuer && <Badge tone="idle">issuer</Badge>}
    </span>
  );
}

/** The properties of the controls. */
interface ActionsProps {
  account: Account;
  onChange: () => void;
  onLink: () => void;
}

function Actions({ account, onChange, onLink }: ActionsProps) {
  const called = nameOf(account);
  const canLink = account.role !== "owner" && !account.disabled && account.email !== null;
  return (
    <div class="row-actions">
      {account.closed_at === null && (
        <Button onClick={onChange} of={called}>
          Change
        </Button>
      )}
      {canLink && (
        <Button onClick={onLink} of={`for ${called}`}>
          Password link
        </Button>
      )}
      <a href={agentsHref({ account: account.id })}>
        Agents<span class="visually-hidden"> of {called}</span>
      </a>
      <a href={`#/security-log?account=${account.id}`}>
        Log<span class="visually-hidden"> of {called}</span>
      </a>
    </div>
  );
}

function StateBadge({ account: { closed_at, disabled } }: { account: Account }) {
  if (closed_at !== null) return <Badge tone="idle">closed</Badge>;
  return disabled ? <Badge tone="bad">disabled</Badge> : <Badge tone="good">enabled</Badge>;
}

function ChangeAccount({ of: account, ...dialog }: DialogOf<Account>) {
  return (
    <ConfirmDialog
      {...dialog}
      title={["Change ", nameOf(account), ""]}
      verb="Save"
      look="primary"
      act={(form) => registry.accounts.update(account.id, changeOf(account, form))}
      done="Account changed."
    >
      <Select
        label="Tier"
        name="tier"
        choices={tiers}
        value={account.tier}
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
  const change = { tier: choiceOf(form, "tier", tiers), issuer: form.has("issuer") };
  return account.role === "owner" ? change : { ...change, disabled: form.has("disabled") };
}
