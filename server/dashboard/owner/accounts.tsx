/** All accounts of the node. */
import { useState } from "preact/hooks";
import type { Account, AccountPage, Schemas } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { Question } from "../elements/dialog.tsx";
import { Choice, Tick, textOf } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { Badge, Listed, Moment, Nothing } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useAction, usePages } from "../loading.ts";
import { registry } from "../session.ts";

const tiers = [
  ["free", "Free"],
  ["pro", "Pro"],
  ["enterprise", "Enterprise"],
] as const;

/** Lists the accounts; each can be given another tier, made an issuer, or disabled. */
export function AccountsView() {
  const list = usePages<Account, AccountPage>(
    (at, signal) => registry.accounts.list(at, { signal }),
    ({ accounts }) => accounts,
    [],
  );
  const [chosen, choose] = useState<Account | null>(null);
  return (
    <>
      <Heading title="Accounts">
        <p>Who has keys and webhooks at this node, and how much they may use.</p>
      </Heading>
      <Listed list={list} what="accounts" nothing={<Nothing title="No accounts" />}>
        {(accounts) => (
          <ul class="cards">
            {accounts.map((account) => (
              <AccountCard key={account.id} account={account} onChange={() => choose(account)} />
            ))}
          </ul>
        )}
      </Listed>
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

function AccountCard({ account, onChange }: { account: Account; onChange: () => void }) {
  const called = account.email ?? account.name ?? account.id;
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          <Theirs class="address" text={called} />
        </h2>
        {account.disabled ? <Badge mood="bad">disabled</Badge> : <Badge mood="good">enabled</Badge>}
        {account.role === "owner" && <Badge mood="idle">owner</Badge>}
        {account.issuer && <Badge mood="idle">issuer</Badge>}
      </div>
      <p class="small">
        {account.name !== null && (
          <>
            <Theirs text={account.name} />,{" "}
          </>
        )}
        {account.tier} tier, made <Moment at={account.created_at} />, <code>{account.id}</code>
      </p>
      <div class="actions">
        <Button onClick={onChange}>
          Change<span class="visually-hidden"> {called}</span>
        </Button>
      </div>
    </li>
  );
}

/** What the dialog can be given. */
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
      Change <Theirs class="address" text={account.email ?? account.name ?? account.id} />
    </>
  );
  return (
    <Question {...{ title, verb: "Save", look: "primary", action, onLeave }}>
      <Choice label="Tier" name="tier" choices={tiers} value={account.tier} error={action.error} />
      <Tick
        {...{ label: "Issuer", name: "issuer", defaultChecked: account.issuer }}
        hint="It may certify agents. What it has issued stays."
      />
      {account.role !== "owner" && (
        <Tick
          {...{ label: "Disabled", name: "disabled", defaultChecked: account.disabled }}
          hint="Its keys and sessions are refused at once."
        />
      )}
    </Question>
  );
}

/** What is to change; the owner's own account cannot be disabled. */
function changeOf(account: Account, form: FormData): Schemas["AccountChange"] {
  const tier = tiers.find(([name]) => name === textOf(form, "tier"))?.[0] ?? account.tier;
  const change = { tier, issuer: form.has("issuer") };
  return account.role === "owner" ? change : { ...change, disabled: form.has("disabled") };
}
