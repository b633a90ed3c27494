/** The list of API keys. */
import { useState } from "preact/hooks";
import type { NewKey } from "../../../client/index.ts";
import { FilterBar, filtersOfRoute, isFiltering } from "../elements/filters.tsx";
import { Heading } from "../elements/heading.tsx";
import { usePages } from "../loading.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../view-props.ts";
import { CreateKey } from "./create-key.tsx";
import type { AskedAction } from "./key-actions.tsx";
import { KeyDialog } from "./key-dialogs.tsx";
import { KeyTable } from "./key-table.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";

/** Lists the keys of the account, with a form to create one. */
export function KeysView({ account }: ViewProps) {
  const filters = filtersOfRoute("q");
  const isFiltered = isFiltering(filters);
  const list = usePages(
    "keys",
    (at, options) => registry.keys.list({ ...at, ...(isFiltered && { contains: filters.q }) }, options),
    [filters.q],
  );
  const [made, setMade] = useState<NewKey | null>(null);
  const [asked, ask] = useState<AskedAction | null>(null);
  const [charted, setCharted] = useState<ReadonlySet<string>>(new Set());
  const chart = (id: string, shown: boolean) =>
    setCharted((before) => new Set([...before, id].filter((each) => shown || each !== id)));
  const taken = (key: NewKey) => {
    setMade(key);
    list.reload();
  };
  return (
    <>
      <Heading title="API keys">
        <p>
          Use an API key to publish: send it as <code>Authorization: Bearer …</code>. Each key has its own
          monthly quota.
        </p>
      </Heading>
      <CreateKey account={account} page={list.first} onMade={taken} />
      <FilterBar filters={filters} list={list} search="Name, beginning or id" />
      <KeyTable list={list} isFiltered={isFiltered} charted={charted} onChart={chart} onAsk={ask} />
      {asked && <KeyDialog of={asked} onLeave={() => ask(null)} onRotated={taken} onDone={list.reload} />}
      {made && <NewKeyDialog made={made} onDone={() => setMade(null)} />}
    </>
  );
}
