/** Entries of the security log. */
import type { SecurityLogEntry, SecurityLogPage } from "../../../client/index.ts";
import { Badge } from "../elements/badge.tsx";
import { type Column, DataTable } from "../elements/data-table.tsx";
import { FilterBar, type Filters, isFiltering } from "../elements/filters.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import type { Paged } from "../loading.ts";
import { actionLabels, labelOf } from "./actions.ts";

const actions = Object.entries(actionLabels);

/** The properties of the list. */
interface LogEntriesProps {
  list: Paged<SecurityLogEntry, SecurityLogPage>;
  filters: Filters<string>;
  /** What an account is called in an entry with this action. */
  nameOf: (account: string, action: string) => string;
  /** Whether the entries are of several accounts. */
  isOfAll?: boolean;
}

/** Lists entries: what happened, when, by whom and from where. */
export function LogEntries({ list, filters, nameOf, isOfAll = false }: LogEntriesProps) {
  const name = (id: string | null, action: string) =>
    id !== null && <UntrustedText class="address" text={nameOf(id, action)} />;
  const columns: readonly Column<SecurityLogEntry>[] = [
    ["Action", (entry) => <ActionCell entry={entry} nameOf={nameOf} />],
    ["When", ({ at }) => <RelativeTime at={at} />],
    ...(isOfAll
      ? [["Account", (each) => name(each.account_id, each.action)] as Column<SecurityLogEntry>]
      : []),
    [
      "From",
      ({ browser, address }) => (
        <UntrustedText text={[browser, address].filter((each) => each !== null).join(", ")} />
      ),
    ],
    ["About", ({ subject_id }) => subject_id !== null && <code class="address">{subject_id}</code>],
  ];
  return (
    <>
      <FilterBar
        filters={filters}
        {...(!isOfAll && { list })}
        choices={[["action", "Action", "All", actions]]}
      />
      <DataTable
        list={list}
        what="entries"
        isFiltered={isFiltering(filters)}
        keyOf={({ id }) => id}
        columns={columns}
        nothing="No entries"
      />
    </>
  );
}

function ActionCell({ entry, nameOf }: { entry: SecurityLogEntry } & Pick<LogEntriesProps, "nameOf">) {
  const { action, account_id, actor_id } = entry;
  const byOther = actor_id !== null && actor_id !== account_id;
  return (
    <>
      <span>
        {labelOf(action)} {action.endsWith("_failed") && <Badge tone="bad">failed</Badge>}
      </span>
      {byOther && (
        <span class="dim">
          by <UntrustedText class="address" text={nameOf(actor_id, action)} />
        </span>
      )}
    </>
  );
}

/** The actions of a filter, for a query. */
export function actionsOf({ action }: Filters<"action">) {
  const chosen = actions.filter(([name]) => name === action);
  return chosen.length === 0 ? {} : { action: chosen.map(([name]) => name as keyof typeof actionLabels) }; // its entries have these names
}
