/** The security log of all accounts. */
import { useState } from "preact/hooks";
import type { AuditAdminQuery, SecurityLogEntry, SecurityLogPage } from "../../../client/index.ts";
import { nameOf, readAccounts } from "../account-names.ts";
import { EmptyState } from "../elements/empty-state.tsx";
import { Field, Select, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { useAction, useLoaded, usePages } from "../loading.ts";
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
  const log = usePages<SecurityLogEntry, SecurityLogPage>(
    (at, signal) => registry.audit.adminList({ ...filters, ...at }, { signal }),
    ({ entries }) => entries,
    [filters],
  );
  const filter = useAction(async (form: FormData) => setFilters(filtersOf(form)));
  return (
    <>
      <Heading title="Security log">
        <p>Sign-ins and changes of accounts, keys, webhooks and agents.</p>
      </Heading>
      <div class="panel">
        <Form action={filter} verb="Filter" class="row-form">
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
        </Form>
      </div>
      <PagedList list={log} what="entries" nothing={<EmptyState title="No entries" />}>
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
  const account_id = textOf(form, "account_id").trim();
  const action = actions.find(([name]) => name === textOf(form, "action"))?.[0];
  const since = textOf(form, "since");
  return {
    ...(account_id !== "" && { account_id }),
    ...(action !== undefined && { action: [action as keyof typeof actionLabels] }), // its entries have these names
    ...(since !== "" && { since: `${since}T00:00:00Z` }),
  };
}
