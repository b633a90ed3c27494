/** The security log of all accounts. */

import { actionsOf, LogEntries } from "../account/log-entries.tsx";
import { nameOf, readAccounts } from "../account-names.ts";
import { Field, trimmedOf } from "../elements/field.tsx";
import { filtersOfRoute } from "../elements/filters.tsx";
import { Heading } from "../elements/heading.tsx";
import { TaskForm } from "../elements/task-form.tsx";
import { useLoaded, usePages } from "../loading.ts";
import { routeWith } from "../router.ts";
import { registry } from "../session.ts";

/** Lists the entries, newest first, with filters. */
export function SecurityLogView() {
  const filters = filtersOfRoute("account", "action", "since");
  const { account, since } = filters;
  const query = {
    ...actionsOf(filters),
    ...(account !== "" && { account_id: account }),
    ...(since !== "" && { since: `${since}T00:00:00Z` }),
  };
  const log = usePages(
    "entries",
    (at, options) => registry.audit.adminList({ ...query, ...at }, options),
    Object.values(filters),
  );
  const ids = [...new Set((log.items ?? []).flatMap(({ account_id, actor_id }) => [account_id, actor_id]))];
  const known = useLoaded((signal) => readAccounts(ids.slice(-100), signal), [ids.join()]);
  const name = (id: string) => {
    const found = known.value?.get(id);
    return found ? nameOf(found) : id;
  };
  const narrow = async (form: FormData) => {
    location.hash = routeWith({
      ...filters,
      account: trimmedOf(form, "account_id"),
      since: trimmedOf(form, "since"),
    });
  };
  return (
    <>
      <Heading title="Security log" about="Sign-ins and changes of accounts, keys, webhooks and agents." />
      <div class="panel" key={account}>
        <TaskForm act={narrow} verb="Filter" look="plain" class="row-form">
          <Field
            label="Account id"
            name="account_id"
            maxLength={64}
            class="code"
            autocomplete="off"
            spellcheck={false}
            defaultValue={account}
          />
          <Field label="From" name="since" type="date" defaultValue={since} />
        </TaskForm>
      </div>
      <LogEntries list={log} filters={filters} nameOf={name} isOfAll />
    </>
  );
}
