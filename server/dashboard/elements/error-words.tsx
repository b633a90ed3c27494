/** Messages of the node in the words of the forms. */
import type { ComponentChildren } from "preact";
import { RegistryError } from "../../../client/index.ts";
import { hrefOf } from "../router.ts";
import { nodeUrl } from "../session.ts";
import { UntrustedText } from "./untrusted-text.tsx";

/** The labels of members whose inputs are named otherwise. */
const labels: Readonly<Record<string, string>> = {
  agent_id: "Agent id",
  agent_url: "Endpoint URL",
  agent_card: "Agent card",
  card_url: "URL of the card",
  callbackUrl: "Endpoint URL",
  "agent_card.url": "The URL in the card",
  "agent_card.name": "The name in the card",
};

/** A message: names of members become the labels of their inputs, and other code is shown as code. */
export function Message({ text }: { text: string }) {
  return (
    <>
      {text.split("`").map((part, at) => {
        if (at % 2 === 0) return <UntrustedText key={at} text={part} />;
        const label = labels[part];
        return label === undefined ? <code key={at}>{part}</code> : <em key={at}>{label}</em>;
      })}
    </>
  );
}

/** A message beside its input, whose name it need not repeat: "Must be an absolute URL." */
export function ownMessage(text: string): string {
  const rest = text.replace(/^`[^`]+` (?=must|is|has)/, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** What to do about a problem, with the link to where that is done; null if there is nothing else to do. */
export function nextStepOf(error: unknown): ComponentChildren {
  if (!(error instanceof RegistryError)) return null;
  const isOfCallback = error.problem?.errors?.some(({ pointer }) => pointer === "/callbackUrl");
  if (isOfCallback) {
    return (
      <>
        To receive deliveries on your own machine, run <code>registry-node listen</code>:{" "}
        <a href={`${nodeUrl}/docs/local`}>how it works</a>.
      </>
    );
  }
  const step = steps[error.code ?? ""];
  return step ? <a href={hrefOf(step[0])}>{step[1]}</a> : null;
}

/** What to do, and the view where it is done, by the codes of problems. */
const steps: Readonly<Record<string, readonly [view: string, words: string]>> = {
  agent_id_reserved: ["domains", "Prove that the domain is yours"],
  server_name_reserved: ["domains", "Prove that the domain is yours"],
  active_key_limit_reached: ["keys", "Revoke a key"],
  subscription_limit_reached: ["webhooks", "Delete a webhook"],
  offer_exists: ["offers", "See your offers"],
  account_has_agents: ["agents", "See your agents"],
};
