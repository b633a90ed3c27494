/** The administration of peers. */
import { Cards } from "../elements/card.tsx";
import { Field, filledIn, trimmedOf } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { LoadedContent } from "../elements/loaded-content.tsx";
import { PanelForm } from "../elements/task-form.tsx";
import { useLoaded, usePolling } from "../loading.ts";
import { registry } from "../session.ts";
import { PeerCard } from "./peer-card.tsx";

/** How often peers are read again while one is imported or removed, in milliseconds. */
const reloadMs = 2_000;

/** Lists the peers, with a form to add one. */
export function PeersView() {
  const loaded = useLoaded((signal) => registry.federation.list({ signal }));
  const isChanging = loaded.value?.peers.some(
    (peer) => peer.last_sync_at === null || peer.status === "removing",
  );
  usePolling(isChanging ?? false, loaded.reload, reloadMs);
  return (
    <>
      <Heading
        title="Peers"
        about="Other registries whose agents are listed here. Imported agents are read-only here."
      />
      <PanelForm
        act={(form) =>
          registry.federation.add({ base_url: trimmedOf(form, "base_url"), ...filledIn(form, "name") })
        }
        done="Peer added. Its agents are being imported."
        onDone={loaded.reload}
        verb="Add peer"
        shown={["/base_url", "/name"]}
        resets
      >
        <Field
          label="URL"
          name="base_url"
          type="url"
          required
          placeholder="https://registry.example.org"
          maxLength={1024}
          autocomplete="off"
        />
        <Field label="Name (optional)" name="name" maxLength={256} />
      </PanelForm>
      <LoadedContent of={loaded} what="peers">
        {({ peers }) => (
          <Cards of={peers} nothing="No peers yet">
            {(peer) => <PeerCard key={peer.id} peer={peer} peers={peers} onChanged={loaded.reload} />}
          </Cards>
        )}
      </LoadedContent>
    </>
  );
}
