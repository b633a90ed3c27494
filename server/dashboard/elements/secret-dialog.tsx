/** A dialog that shows a secret once. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { guardNavigation } from "../router.ts";
import { Button } from "./button.tsx";
import { CopyButton, Snippet } from "./copy.tsx";
import { Dialog } from "./dialog.tsx";

/** The properties of the dialog. */
interface SecretDialogProps {
  title: string;
  /** The name of the secret, as in "Copy key". */
  what: string;
  secret: string;
  children?: ComponentChildren;
  /** Code samples with the secret. */
  snippets: readonly { label: string; code: string }[];
  /** Called when the dialog closes: the caller drops the secret. */
  onDone: () => void;
}

/**
 * Shows a secret that cannot be shown again. The dialog stays until the user confirms that it is saved. Leaving without a
 * copy, by Escape, the back button or a reload, asks once more. The secret only exists in the page while the dialog does.
 */
export function SecretDialog({ title, what, secret, children, snippets, onDone }: SecretDialogProps) {
  const shown = useRef<HTMLInputElement>(null);
  const keep = useRef<HTMLDivElement>(null);
  const id = useId();
  const [copied, setCopied] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => shown.current?.setSelectionRange(0, secret.length), [secret]);
  useLayoutEffect(() => {
    if (copied) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    const stay = () => {
      setLeaving(true);
      return false;
    };
    const leave = guardNavigation(stay);
    return () => {
      removeEventListener("beforeunload", ask);
      leave();
    };
  }, [copied]);
  useEffect(() => {
    if (leaving) keep.current?.querySelector("button")?.focus();
  }, [leaving]);
  return (
    <Dialog title={title} onLeave={() => (copied ? onDone() : setLeaving(true))}>
      <p class="notice warn">
        <strong>Save it now.</strong> You won’t see it again.
      </p>
      <div class="secret">
        <label for={id}>The {what}</label>
        <input
          ref={shown}
          id={id}
          class="code"
          readOnly
          value={secret}
          autocomplete="off"
          spellcheck={false}
        />
        <CopyButton
          text={secret}
          what={what}
          shownIn={shown}
          first
          look="primary"
          onCopied={() => setCopied(true)}
        />
      </div>
      {children}
      {snippets.length > 0 && (
        <details>
          <summary>Code samples</summary>
          {snippets.map((each) => (
            <Snippet
              key={each.label}
              {...each}
              onCopied={() => setCopied(copied || each.code.includes(secret))}
            />
          ))}
        </details>
      )}
      {leaving && !copied ? (
        <div ref={keep} class="notice bad" role="alert">
          <p>
            <strong>You have not copied it.</strong> Once you close this dialog, it cannot be shown again.
          </p>
          <div class="actions">
            <Button
              onClick={() => {
                setLeaving(false);
                shown.current?.focus();
              }}
            >
              Keep it open
            </Button>
            <Button look="danger" onClick={onDone}>
              Close anyway
            </Button>
          </div>
        </div>
      ) : (
        <div class="actions">
          <Button look={copied ? "primary" : "plain"} onClick={onDone}>
            I’ve saved it
          </Button>
        </div>
      )}
    </Dialog>
  );
}
