/** The domains of the account: claim them, see what to publish, and check them. */
import { Cards } from "../elements/card.tsx";
import { Field, filledIn, trimmedOf } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { LoadedContent } from "../elements/loaded-content.tsx";
import { PanelForm } from "../elements/task-form.tsx";
import { useLoaded } from "../loading.ts";
import { nodeUrl, registry } from "../session.ts";
import { DomainCard } from "./domain-card.tsx";

/** Lists the claims, with a form to claim a domain. */
export function DomainsView() {
  const loaded = useLoaded((signal) => registry.domains.list({ signal }));
  return (
    <>
      <Heading title="Domains">
        <p>
          Prove that a domain is yours, and your agents on it are shown as verified.{" "}
          <a href={`${nodeUrl}/docs/domains`}>How it works</a>
        </p>
      </Heading>
      <PanelForm
        act={(form) =>
          registry.domains.claim({ domain: trimmedOf(form, "domain"), ...filledIn(form, "card_url") })
        }
        done="Domain claimed. Publish one of the proofs, then check it."
        onDone={loaded.reload}
        verb="Claim domain"
        shown={["/domain", "/card_url"]}
        resets
      >
        <Field
          label="Domain"
          name="domain"
          required
          placeholder="weather.example.com"
          maxLength={253}
          autocomplete="off"
          spellcheck={false}
        />
        <Field
          label="Card URL (optional)"
          name="card_url"
          type="url"
          maxLength={2048}
          autocomplete="off"
          hint="Only if you share the host with others."
        />
      </PanelForm>
      <LoadedContent of={loaded} what="domains">
        {(page) => (
          <Cards of={page.domains} nothing="No domains yet">
            {(claim) => (
              <DomainCard
                key={claim.domain}
                claim={claim}
                onChecked={(checked) =>
                  loaded.set({
                    ...page,
                    domains: page.domains.map((each) => (each.domain === checked.domain ? checked : each)),
                  })
                }
                onRemoved={loaded.reload}
              />
            )}
          </Cards>
        )}
      </LoadedContent>
    </>
  );
}
