/** What the node said about the id of an agent that was just registered. */
import { signal } from "@preact/signals";
import type { Registered } from "../../../client/index.ts";
import { Message } from "../elements/error-words.tsx";
import { hrefOf } from "../router.ts";

type Warned = Pick<Registered, "agent_id" | "warnings">;

const last = signal<Warned | null>(null);

/** Keeps the warnings of a registration for the view of the agent, until the next registration. */
export function keepWarnings(registered: Warned): void {
  last.value = registered;
}

/** Shows the warnings of the registration of an agent, if it was the last one. */
export function RegistrationWarnings({ id }: { id: string }) {
  const warned = last.value;
  if (warned?.agent_id !== id || !warned.warnings?.length) return null;
  return (
    <div class="notice warn">
      {warned.warnings.map(({ code, detail }) => (
        <p key={code}>
          <Message text={detail} />{" "}
          {code === "domain_not_verified" && <a href={hrefOf("domains")}>Prove that the domain is yours</a>}
        </p>
      ))}
    </div>
  );
}
