/** The administration of peers. */
import { useState } from "preact/hooks";
import type { Peer } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Field, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { Skeleton } from "../elements/skeleton.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { PeerCard } from "./peer-card.tsx";

/** Lists the peers, with a form to add one. */
export function PeersView() {
  const { value, error, reload } = useLoaded((signal) => registry.federation.list({ signal }), []);
  const [added, setAdded] = useState(0);
  const action = useAction(async (form: FormData) => {
    const name = textOf(form, "name").trim();
    const base_url = textOf(form, "base_url").trim();
    await registry.federation.add({ base_url, ...(name !== "" && { name }) });
    announce("Peer added. Its agents are being imported.");
    setAdded((count) => count + 1);
    reload();
  });
  return (
    <>
      <Heading title="Peers">
        <p>Other registries whose agents are listed here. Imported agents are read-only here.</p>
      </Heading>
      <div class="panel" key={added}>
        <Form action={action} verb="Add peer" shown={["/base_url", "/name"]} class="row-form">
          <Field
            label="URL"
            name="base_url"
            type="url"
            required
            error={action.error}
            placeholder="https://registry.example.org"
            maxLength={1024}
            autocomplete="off"
          />
          <Field label="Name (optional)" name="name" maxLength={256} error={action.error} />
        </Form>
      </div>
      <ErrorNotice error={error} onRetry={reload} />
      {value === undefined && error === undefined && <Skeleton what="peers" />}
      {value?.count === 0 && <EmptyState title="No peers yet" />}
      <ul class="cards">
        {value?.peers.map((peer: Peer) => (
          <PeerCard key={peer.id} peer={peer} onChanged={reload} />
        ))}
      </ul>
    </>
  );
}
