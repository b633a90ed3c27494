/** The scopes of API keys: their words, their list, and the form inputs to select them. */
import { useId, useState } from "preact/hooks";
import type { Account, Key } from "../../../client/index.ts";
import { useErrorAt } from "../elements/error-notice.tsx";
import { Checkbox, Select, textOf } from "../elements/field.tsx";

type Scope = NonNullable<Key["scopes"]>[number];

/** What each scope permits, in the order of the form. A scope without words does not compile. */
const words: Record<Scope, string> = {
  "agents:write": "Register, update, deprecate and delete agents",
  "facts:write": "Publish AgentFacts",
  "account:read": "Read your webhooks and their deliveries",
  "webhooks:manage": "Create, read, change, test and delete webhooks",
  "reputation:write": "Report how calls of agents went",
  "certifications:write": "Issue and revoke certifications",
  "node:manage": "Administer accounts, peers and violations",
};

const all = Object.keys(words) as Scope[]; // the keys are the scopes

/** Lists the scopes of a key. */
export function ScopeList({ of }: { of: Key["scopes"] }) {
  if (of === null) return <>Full access</>;
  return (
    <ul class="chips">
      {of.map((scope) => (
        <li key={scope} title={words[scope]}>
          <code class="chip">{scope}</code>
        </li>
      ))}
    </ul>
  );
}

/** The values of the select. */
const access = [
  ["full", "Full access"],
  ["limited", "Selected scopes only"],
] as const;

/** Inputs for the scopes of a new key. Scopes that its account could not use are left out. */
export function ScopesField({ account }: { account: Account }) {
  const id = useId();
  const [limited, setLimited] = useState(false);
  const fault = useErrorAt("/scopes");
  const useful = all.filter((scope) => {
    if (scope === "node:manage") return account.role === "owner";
    return scope !== "certifications:write" || account.issuer || account.role === "owner";
  });
  return (
    <>
      <Select
        label="Access"
        name="access"
        choices={access}
        onChoice={(value) => setLimited(value === "limited")}
      />
      {limited && (
        <fieldset class="scopes" {...(fault !== undefined && { "aria-describedby": `${id}-fault` })}>
          <legend>The key may</legend>
          <div class="scope-choices">
            {useful.map((scope) => (
              <Checkbox
                key={scope}
                name="scopes"
                value={scope}
                label={words[scope]}
                hint={<code>{scope}</code>}
              />
            ))}
          </div>
          <p class="small">Every key may read what is public. Scopes cannot be changed later.</p>
          {fault !== undefined && (
            <small class="fault" id={`${id}-fault`}>
              <span aria-hidden="true">⚠ </span>
              Select at least one scope.
            </small>
          )}
        </fieldset>
      )}
    </>
  );
}

/** The selected scopes of a form; null for full access. */
export function scopesOf(form: FormData): Scope[] | null {
  if (textOf(form, "access") !== "limited") return null;
  const picked = new Set(form.getAll("scopes"));
  return all.filter((scope) => picked.has(scope));
}

/** Whether a key may do what a scope permits. */
export function mayDo({ scopes }: Pick<Key, "scopes">, scope: Scope): boolean {
  return scopes === null || scopes.includes(scope);
}
