/** Peers: other nodes whose agents this one lists too. */
import { useState } from "preact/hooks";
import type { Peer } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Failure } from "../elements/failure.tsx";
import { Field, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { Nothing, Skeleton } from "../elements/shown.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { PeerCard } from "./peer.tsx";

/** Adds, reads and removes peers. */
export function PeersView() {
  const { value, error, reload } = useLoaded((signal) => registry.federation.list({ signal }), []);
  const [added, setAdded] = useState(0);
  const action = useAction(async (form: FormData) => {
    const name = textOf(form, "name").trim();
    const base_url = textOf(form, "base_url").trim();
    await registry.federation.add({ base_url, ...(name !== "" && { name }) });
    announce("Peer added. Its agents are taken over now.");
    setAdded((count) => count + 1);
    reload();
  });
  return (
    <>
      <Heading title="Peers">
        <p>Other nodes whose agents this one lists too. They stay theirs: only their origin changes them.</p>
      </Heading>
      <div class="panel" key={added}>
        <Form action={action} verb="Add peer" shown={["/base_url", "/name"]} class="row-form">
          <Field
            {...{ label: "Address", name: "base_url", type: "url", required: true, error: action.error }}
            {...{ placeholder: "https://registry.example.org", maxLength: 1024, autocomplete: "off" }}
          />
          <Field {...{ label: "Name (optional)", name: "name", maxLength: 256, error: action.error }} />
        </Form>
      </div>
      <Failure error={error} onRetry={reload} />
      {value === undefined && error === undefined && <Skeleton what="peers" />}
      {value?.count === 0 && <Nothing title="No peers yet" />}
      <ul class="cards">
        {value?.peers.map((peer: Peer) => (
          <PeerCard key={peer.id} peer={peer} onChanged={reload} />
        ))}
      </ul>
    </>
  );
}
