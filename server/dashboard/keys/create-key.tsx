/** The form to create an API key. */
import { useId, useRef, useState } from "preact/hooks";
import type { Account, KeyPage, NewKey, Tier } from "../../../client/index.ts";
import { choiceOf, Field, Select, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";
import { ScopesField, scopesOf } from "./scopes.tsx";

const tiers: readonly [[Tier, string], ...[Tier, string][]] = [
  ["free", "Free: 1,000"],
  ["pro", "Pro: 10,000"],
  ["enterprise", "Enterprise: 100,000"],
];

const lives = [
  ["90", "In 90 days"],
  ["30", "In 30 days"],
  ["365", "In 1 year"],
  ["", "Never"],
] as const;

const day = 86_400_000;

/** The properties of the form. */
interface CreateKeyProps {
  account: Account;
  /** The first page of keys, which has the limit. */
  page: KeyPage | undefined;
  onMade: (key: NewKey) => void;
}

/** Creates a key; disabled with a reason if the limit is reached. */
export function CreateKey({ account, page, onMade }: CreateKeyProps) {
  const element = useRef<HTMLDivElement>(null);
  /** How many keys were created: each begins with full access again. */
  const [turn, setTurn] = useState(0);
  const reason = useId();
  const action = useAction(async (form: FormData) => {
    const life = textOf(form, "life");
    const { key } = await registry.keys.create({
      name: textOf(form, "name"),
      ...(form.has("tier") && { tier: choiceOf(form, "tier", tiers) }),
      scopes: scopesOf(form),
      ...(life !== "" && { expires_at: new Date(Date.now() + Number(life) * day).toISOString() }),
    });
    element.current?.querySelector("form")?.reset();
    setTurn((count) => count + 1);
    onMade(key);
  });
  const { active_keys: active = 0, active_key_limit: limit = null } = page ?? {};
  const full = limit !== null && active >= limit;
  const open = tiers.slice(0, tiers.findIndex(([tier]) => tier === account.tier) + 1);
  return (
    <div ref={element} class="panel">
      <Form
        action={action}
        verb="Create key"
        shown={["/name", "/expires_at", "/scopes"]}
        class="row-form"
        disabledReasonId={full ? reason : undefined}
        beside={
          <p class="small" id={reason}>
            {page &&
              (limit === null
                ? `${active} active ${active === 1 ? "key" : "keys"}`
                : `${active} of ${limit} keys`)}
            {full && ". Key limit reached: revoke or rotate a key."}
          </p>
        }
      >
        <Field label="Name" name="name" required maxLength={64} autocomplete="off" placeholder="production" />
        {open.length > 1 && (
          <Select label="Tier: requests a month" name="tier" choices={open} value={account.tier} />
        )}
        <Select label="Expires" name="life" choices={lives} pointer="/expires_at" />
        <ScopesField key={turn} account={account} />
      </Form>
    </div>
  );
}
