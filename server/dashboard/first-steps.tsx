/** The first steps of a new user. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "./elements/announcements.tsx";
import { Snippet } from "./elements/copy.tsx";
import { checkKey } from "./keys/samples.ts";
import { hrefOf, hrefOfNew } from "./router.ts";

/** The state of the steps. */
interface StepsProps {
  /** Whether an agent exists. */
  published: boolean;
  /** Whether a key exists. */
  keyed: boolean;
  /** Whether a request with a key succeeded. */
  called: boolean;
  /** Whether a webhook exists. */
  subscribed: boolean;
  /** Whether the page polls for the first request. */
  waiting: boolean;
}

/** Shows the first steps until all are done: an agent, a key, a request with it, a webhook. */
export function Steps({ published, keyed, called, subscribed, waiting }: StepsProps) {
  const waited = useRef(waiting);
  useEffect(() => {
    if (waited.current && called) announce("Your first request succeeded.");
    waited.current = waiting;
  }, [called, waiting]);
  if (published && keyed && called && subscribed) return null;
  return (
    <section class="panel" aria-labelledby="first-steps">
      <h2 id="first-steps">First steps</h2>
      <ol class="steps">
        <Step done={published} title="Add your agent">
          <a href={hrefOfNew("agents")}>Add an agent</a> by the URL of its card, or by its fields.
        </Step>
        <Step done={keyed} title="Create an API key">
          <a href={hrefOf("keys")}>Create a key</a>
        </Step>
        <Step done={called} title="Call the API with it">
          {waiting ? (
            <>
              <p>
                <span class="spinner" aria-hidden="true" /> Waiting for your first request …
              </p>
              <p>
                Send any request with the key, for example this one, which uses no quota. Replace{" "}
                <code>registry_…</code> with your key.
              </p>
              <Snippet label="Check the key" code={checkKey("registry_…")} />
            </>
          ) : (
            "Send any request with the key."
          )}
        </Step>
        <Step done={subscribed} title="Add a webhook">
          <a href={hrefOfNew("webhooks")}>Create a webhook</a> to get notified of changes.
        </Step>
      </ol>
    </section>
  );
}

function Step({ done, title, children }: { done: boolean; title: string; children: ComponentChildren }) {
  return (
    <li class={done ? "done" : "open"}>
      <h3>
        <span aria-hidden="true" class="mark">
          {done ? "✓" : ""}
        </span>
        {title} {done && <span class="small">done</span>}
      </h3>
      {!done && <div>{children}</div>}
    </li>
  );
}
