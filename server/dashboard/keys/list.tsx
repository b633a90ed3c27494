/** The list of API keys. */
import { useState } from "preact/hooks";
import type { Key, NewKey } from "../../../client/index.ts";
import { EmptyState } from "../elements/empty-state.tsx";
import { Heading } from "../elements/heading.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { usePages } from "../loading.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../view-props.ts";
import { useWide } from "../wide.ts";
import { CreateKey } from "./create-key.tsx";
import type { AskedAction, KeyProps } from "./key-actions.tsx";
import { KeyCard } from "./key-card.tsx";
import { KeyDialog } from "./key-dialogs.tsx";
import { KeyTable } from "./key-table.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";

/** Lists the keys of the account, with a form to create one. */
export function KeysView({ account }: ViewProps) {
  const list = usePages("keys", registry.keys.list);
  const wide = useWide();
  const [made, setMade] = useState<NewKey | null>(null);
  // Here, not in rows and cards: those are replaced when the window gets wider or narrower.
  const [asked, ask] = useState<AskedAction | null>(null);
  const [charted, setCharted] = useState<ReadonlySet<string>>(new Set());
  const propsOf = (apiKey: Key): KeyProps => ({
    apiKey,
    onAsk: ask,
    charted: charted.has(apiKey.id),
    onChart: (shown) =>
      setCharted((before) => new Set([...before, apiKey.id].filter((id) => shown || id !== apiKey.id))),
  });
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
      <PagedList
        list={list}
        what="keys"
        nothing={
          <EmptyState title="You have no keys yet">
            <p>Create your first key above.</p>
          </EmptyState>
        }
      >
        {(keys) =>
          wide ? (
            <KeyTable keys={keys} propsOf={propsOf} />
          ) : (
            <ul class="cards">
              {keys.map((key) => (
                <KeyCard key={key.id} {...propsOf(key)} />
              ))}
            </ul>
          )
        }
      </PagedList>
      {asked && <KeyDialog of={asked} onLeave={() => ask(null)} onRotated={taken} onDone={list.reload} />}
      {made && <NewKeyDialog made={made} onDone={() => setMade(null)} />}
    </>
  );
}
