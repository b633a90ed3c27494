/** The offers to the account and by it. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Offer, OfferPage } from "../../../client/index.ts";
import { EmptyState } from "../elements/empty-state.tsx";
import { Heading } from "../elements/heading.tsx";
import { CardList } from "../elements/paged-list.tsx";
import { type Paged, usePages } from "../loading.ts";
import { hrefOf, replaceRoute, route } from "../router.ts";
import { nodeUrl, registry } from "../session.ts";
import { ClaimDialog } from "./dialogs.tsx";
import { OfferCard } from "./offer-card.tsx";

type Direction = "incoming" | "outgoing";

/** Lists the offers of agents, those to the account first. The token of a link is removed from the address bar at once. */
export function OffersView() {
  const given = route.value.query.get("token");
  const [token, setToken] = useState(given);
  useLayoutEffect(() => {
    if (given === null) return;
    setToken(given);
    replaceRoute(hrefOf("offers"));
  }, [given]);
  const incoming = useOffers("incoming");
  const outgoing = useOffers("outgoing");
  return (
    <>
      <Heading title="Offers">
        <p>
          Agents change hands when an account offers one and another accepts it.{" "}
          <a href={`${nodeUrl}/docs/retire#transfer`}>How it works</a>
        </p>
      </Heading>
      {token !== null && <ClaimDialog of={token} onLeave={() => setToken(null)} onDone={incoming.reload} />}
      <h2>To you</h2>
      <Offers list={incoming} direction="incoming" title="No offers to you" />
      <h2>By you</h2>
      <Offers list={outgoing} direction="outgoing" title="No offers by you">
        <p>
          To offer an agent, open it in <a href={hrefOf("agents")}>your agents</a> and select “Transfer”.
        </p>
      </Offers>
    </>
  );
}

function useOffers(direction: Direction): Paged<Offer, OfferPage> {
  return usePages("offers", (at, options) => registry.offers.list({ ...at, direction, limit: 20 }, options), [
    direction,
  ]);
}

/** The properties of one of the two lists. */
interface OffersProps {
  list: Paged<Offer, OfferPage>;
  direction: Direction;
  /** What is said of an empty list. */
  title: string;
  children?: ComponentChildren;
}

function Offers({ list, direction, title, children }: OffersProps) {
  return (
    <CardList
      list={list}
      what={`${direction} offers`}
      nothing={<EmptyState title={title}>{children}</EmptyState>}
    >
      {(offer) => <OfferCard key={offer.id} offer={offer} direction={direction} onChanged={list.reload} />}
    </CardList>
  );
}
