/** What the signature of an agent's card proves, in words. */
import type { components } from "../../../../generated/openapi.d.ts";
import { untrustedText } from "../format.ts";
import { type Html, html } from "../html.ts";

/** The line of the summary; nothing for a card without a signature. */
export function signatureText(signature: components["schemas"]["Agent"]["card_signature"]): Html | undefined {
  if (!signature || signature.state === "unsigned") return undefined;
  const { state, reason, key_origin } = signature;
  if (state === "valid")
    return html`Unaltered since signed by ${untrustedText(key_origin?.replace("https://", "") ?? "")}`;
  return state === "invalid"
    ? html`The signature does not match the card`
    : html`Signed, and the signature cannot be checked: <code>${reason ?? ""}</code>`;
}
