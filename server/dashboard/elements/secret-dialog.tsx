/** A secret, shown once. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { askBeforeLeaving } from "../router.ts";
import { Button } from "./button.tsx";
import { CopyButton, Snippet } from "./copy.tsx";
import { Dialog } from "./dialog.tsx";

/** What the dialog can be given. */
interface SecretDialogProps {
  title: string;
  /** What the secret is, as in "Copy key". */
  what: string;
  secret: string;
  children?: ComponentChildren;
  /** Ready lines with the secret in them. */
  snippets: readonly { label: string; code: string }[];
  /** It was taken, or is to be forgotten: the caller drops the secret. */
  onDone: () => void;
}

/**
 * Shows a secret that cannot be shown again. It stays until somebody says that it is saved; who leaves by Escape or the
 * back button without a copy, or loads the page anew, is asked once more. Nothing keeps the secret: it is in the page while the dialog is, and nowhere else.
 */
export function SecretDialog({ title, what, secret, children, snippets, onDone }: SecretDialogProps) {
  const shown = useRef<HTMLInputElement>(null);
  const keep = useRef<HTMLDivElement>(null);
  const id = useId();
  const [copied, setCopied] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => shown.current?.setSelectionRange(0, secret.length), [secret]);
  useEffect(() => {
    if (copied) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    const stay = () => {
      setLeaving(true);
      return false;
    };
    const leave = askBeforeLeaving(stay);
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
        <strong>Save it now: it is shown this once.</strong> The node keeps no copy that could be read.
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
          {...{ text: secret, what, shownIn: shown, first: true, look: "primary" }}
          onCopied={() => setCopied(true)}
        />
      </div>
      {children}
      {snippets.length > 0 && (
        <details>
          <summary>Ready to paste</summary>
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
            <strong>You have not copied it.</strong> Once this closes, nobody can show it again.
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
              Close without a copy
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
