/** The domains of the account: claim them, see what to publish, and check them. */
import { useState } from "preact/hooks";
import { announce } from "../elements/announcements.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Field, textOf } from "../elements/field.tsx";
import { Form } from "../elements/form.tsx";
import { Heading } from "../elements/heading.tsx";
import { Skeleton } from "../elements/skeleton.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { nodeUrl, registry } from "../session.ts";
import { DomainCard } from "./domain-card.tsx";

/** Lists the claims, with a form to claim a domain. */
export function DomainsView() {
  const { value, error, reload, set } = useLoaded((signal) => registry.domains.list({ signal }), []);
  const [claimed, setClaimed] = useState(0);
  const action = useAction(async (form: FormData) => {
    const card_url = textOf(form, "card_url").trim();
    const domain = textOf(form, "domain").trim();
    await registry.domains.claim({ domain, ...(card_url !== "" && { card_url }) });
    announce("Domain claimed. Publish one of the proofs, then check it.");
    setClaimed((count) => count + 1);
    reload();
  });
  return (
    <>
      <Heading title="Domains">
        <p>
          Prove that a domain is yours, and your agents on it are shown as verified.{" "}
          <a href={`${nodeUrl}/docs/domains`}>How it works</a>
        </p>
      </Heading>
      <div class="panel" key={claimed}>
        <Form action={action} verb="Claim domain" shown={["/domain", "/card_url"]} class="row-form">
          <Field
            label="Domain"
            name="domain"
            required
            error={action.error}
            placeholder="weather.example.com"
            maxLength={253}
            autocomplete="off"
            spellcheck={false}
          />
          <Field
            label="Card URL (optional)"
            name="card_url"
            type="url"
            error={action.error}
            maxLength={2048}
            autocomplete="off"
            hint="Only if you share the host with others."
          />
        </Form>
      </div>
      <ErrorNotice error={error} onRetry={reload} />
      {value === undefined && error === undefined && <Skeleton what="domains" />}
      {value?.count === 0 && <EmptyState title="No domains yet" />}
      <ul class="cards">
        {value?.domains.map((claim) => (
          <DomainCard
            key={claim.domain}
            claim={claim}
            onChecked={(checked) =>
              set({
                ...value,
                domains: value.domains.map((each) => (each.domain === checked.domain ? checked : each)),
              })
            }
            onRemoved={reload}
          />
        ))}
      </ul>
    </>
  );
}
