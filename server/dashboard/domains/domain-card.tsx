/** The card of a claim to a domain. */
import { useState } from "preact/hooks";
import type { DomainClaim } from "../../../client/index.ts";
import type { Tone } from "../../display/tones.ts";
import { ActionButton } from "../elements/action-button.tsx";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { Card } from "../elements/card.tsx";
import { Snippet } from "../elements/copy.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { registry } from "../session.ts";

const tones: Record<DomainClaim["state"], Tone> = {
  pending: "info",
  verified: "good",
  stale: "warn",
  lost: "bad",
  expired: "idle",
};

const reaches: Record<DomainClaim["level"], string> = {
  none: "nothing yet",
  url: "the agent with this card",
  host: "this host",
  domain: "this domain and its subdomains",
};

const methods: Record<DomainClaim["findings"][number]["method"], string> = {
  http: "File",
  dns: "TXT record",
  card: "Agent card",
};

/** The properties of the card. */
interface DomainCardProps {
  claim: DomainClaim;
  onChecked: (claim: DomainClaim) => void;
  onRemoved: () => void;
}

/** Shows a claim, what to publish and what was seen, with controls to check and remove it. */
export function DomainCard({ claim, onChecked, onRemoved }: DomainCardProps) {
  const [removing, setRemoving] = useState(false);
  const { domain, state } = claim;
  const isEnded = state === "lost" || state === "expired";
  const check = () => (isEnded ? registry.domains.claim(requestOf(claim)) : registry.domains.check(domain));
  return (
    <Card title={<UntrustedText text={domain} />} beside={<Badge tone={tones[state]}>{state}</Badge>}>
      <DetailList
        of={[
          ["Proves", reaches[claim.level]],
          ["Last check", <RelativeTime key="last" at={claim.checked_at} />],
          ["Next check", <RelativeTime key="next" at={claim.next_check_at} />],
          claim.expires_at !== null && ["Expires", <RelativeTime key="end" at={claim.expires_at} />],
        ]}
      />
      <Findings of={claim} />
      <details open={state === "pending"}>
        <summary>What to publish</summary>
        <Instructions of={claim} />
      </details>
      <div class="actions">
        <ActionButton
          look={state === "verified" ? "plain" : "primary"}
          act={check}
          done={(checked) => `${domain} is ${checked.state}.`}
          onDone={onChecked}
          of={domain}
        >
          {isEnded ? "Claim again" : "Check now"}
        </ActionButton>
        <Button look="danger" onClick={() => setRemoving(true)} of={domain}>
          Remove
        </Button>
      </div>
      {removing && <RemoveDomain of={domain} onLeave={() => setRemoving(false)} onDone={onRemoved} />}
    </Card>
  );
}

function requestOf({ domain, card_url }: DomainClaim) {
  return { domain, card_url };
}

/** What the last check saw, by method. */
function Findings({ of }: { of: DomainClaim }) {
  if (of.findings.length === 0) return null;
  return (
    <ul>
      {of.findings.map(({ method, outcome, detail }) => (
        <li key={method} class="small">
          <strong>
            {methods[method]}: {outcome}.
          </strong>{" "}
          <UntrustedText text={detail} />
        </li>
      ))}
    </ul>
  );
}

/** The three proofs, each with a button to copy it. */
function Instructions({ of: { domain, records, card_url } }: { of: DomainClaim }) {
  const { http, dns, card } = records;
  return (
    <>
      <p>Publish one of these, and leave it in place: it is checked every day.</p>
      <h3>A TXT record</h3>
      <Snippet label={`Name of the record for ${domain}`} code={dns.name} />
      <Snippet label="Value for this host" code={dns.value} />
      <Snippet label="Value for all subdomains too" code={dns.value_with_subdomains} />
      <h3>Or a file</h3>
      <Snippet label="URL of the file" code={http.url} />
      <Snippet label="Content of the file" code={http.content} />
      <h3>Or an extension of your agent card</h3>
      <Snippet label="URL of the card" code={card.url} />
      <Snippet label="Entry in capabilities.extensions" code={card.extension} />
      {card_url !== null && <p class="small">At this URL it proves the agent with this card only.</p>}
    </>
  );
}

function RemoveDomain({ of: domain, ...dialog }: DialogOf<string>) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Remove ${domain}?`}
      verb="Remove"
      act={() => registry.domains.remove(domain)}
      done="Claim removed."
    >
      <p>Your agents on it are not shown as verified any more. The agents themselves stay.</p>
    </ConfirmDialog>
  );
}
