/** The security log of all accounts. */
import { useState } from "preact/hooks";
import type { AuditAdminQuery, SecurityLogEntry } from "../../../client/index.ts";
import { nameOf, readAccounts } from "../account-names.ts";
import { Field, filledIn, Select, textOf } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { PanelForm } from "../elements/task-form.tsx";
import { useLoaded, usePages } from "../loading.ts";
import { route } from "../router.ts";
import { actionLabels } from "../security/actions.ts";
import { LogEntries } from "../security/log-entries.tsx";
import { registry } from "../session.ts";

type Filters = Pick<AuditAdminQuery, "account_id" | "action" | "since">;

const actions = Object.entries(actionLabels);

/** Lists the entries, newest first, with filters. */
export function SecurityLogView() {
  const account = route.value.query.get("account");
  const [filters, setFilters] = useState<Filters>(account === null ? {} : { account_id: account });
  const log = usePages("entries", (at, options) => registry.audit.adminList({ ...filters, ...at }, options), [
    filters,
  ]);
  return (
    <>
      <Heading title="Security log" about="Sign-ins and changes of accounts, keys, webhooks and agents." />
      <PanelForm act={async (form) => setFilters(filtersOf(form))} verb="Filter">
        <Field
          label="Account id"
          name="account_id"
          maxLength={64}
          class="code"
          autocomplete="off"
          spellcheck={false}
          defaultValue={account ?? ""}
        />
        <Select label="Action" name="action" choices={[["", "All"], ...actions]} />
        <Field label="From" name="since" type="date" />
      </PanelForm>
      <PagedList list={log} what="entries" nothing="No entries">
        {(entries) => (
          <>
            <h2 class="visually-hidden">Entries</h2>
            <NamedEntries entries={entries} />
          </>
        )}
      </PagedList>
    </>
  );
}

/** Entries with the names of their accounts, which are read when they are shown. */
function NamedEntries({ entries }: { entries: SecurityLogEntry[] }) {
  const ids = [...new Set(entries.flatMap(({ account_id, actor_id }) => [account_id, actor_id]))];
  const known = useLoaded((signal) => readAccounts(ids.slice(0, 100), signal), [ids.join()]);
  const name = (id: string) => {
    const account = known.value?.get(id);
    return account ? nameOf(account) : id;
  };
  return <LogEntries entries={entries} nameOf={name} />;
}

function filtersOf(form: FormData): Filters {
  const action = actions.find(([name]) => name === textOf(form, "action"))?.[0];
  const since = textOf(form, "since");
  return {
    ...filledIn(form, "account_id"),
    ...(action !== undefined && { action: [action as keyof typeof actionLabels] }), // its entries have these names
    ...(since !== "" && { since: `${since}T00:00:00Z` }),
  };
}
