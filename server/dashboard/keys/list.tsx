/** API keys: the list, and what is done with it. */
import { useState } from "preact/hooks";
import type { Key, KeyPage, NewKey } from "../../../client/index.ts";
import { Heading } from "../elements/heading.tsx";
import { Listed, Nothing } from "../elements/shown.tsx";
import { usePages } from "../loading.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../views.tsx";
import { KeyCard } from "./card.tsx";
import { CreateKey } from "./create.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";

/** The keys of the account: made, watched, rotated and revoked. */
export function KeysView({ account }: ViewProps) {
  const list = usePages<Key, KeyPage>(
    (at, signal) => registry.keys.list(at, { signal }),
    ({ keys }) => keys,
    [],
  );
  const [made, setMade] = useState<NewKey | null>(null);
  const taken = (key: NewKey) => {
    setMade(key);
    list.reload();
  };
  return (
    <>
      <Heading title="API keys">
        <p>
          Programs write to the registry with a key, sent as <code>Authorization: Bearer …</code>. Each has
          its own monthly quota.
        </p>
      </Heading>
      <CreateKey account={account} page={list.first} onMade={taken} />
      <Listed
        list={list}
        what="keys"
        nothing={
          <Nothing title="You have no keys yet">
            <p>Make your first above: a name is enough.</p>
          </Nothing>
        }
      >
        {(keys) => (
          <ul class="cards">
            {keys.map((key) => (
              <KeyCard key={key.id} apiKey={key} onRotated={taken} onRevoked={list.reload} />
            ))}
          </ul>
        )}
      </Listed>
      {made && <NewKeyDialog made={made} onDone={() => setMade(null)} />}
    </>
  );
}
