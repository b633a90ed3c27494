/** Copy buttons, and code with one. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announcements.tsx";
import { Button } from "./button.tsx";

/** The properties of a copy button. */
interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The name of the text, as in "Copy key". */
  what: string;
  /** The element with the text. It is selected if the browser does not allow the page to copy. */
  shownIn: RefObject<HTMLElement | null>;
  look?: "primary" | "plain";
  /** Whether it gets the initial focus of a dialog. */
  first?: boolean;
  onCopied?: () => void;
}

/** Copies a text, and announces the result. */
export function CopyButton({
  text,
  what,
  shownIn,
  look = "plain",
  first = false,
  onCopied,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 4_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await written(text)) {
      setCopied(true);
      onCopied?.();
      announce(`Copied ${what}.`);
    } else {
      select(shownIn.current);
      announce(`Your browser blocked copying. The ${what} is selected: press Ctrl+C, or ⌘C on a Mac.`);
    }
  };
  return (
    <Button look={look} onClick={() => void copy()} first={first}>
      {copied ? "✓ Copied" : "Copy"}
      <span class="visually-hidden"> {what}</span>
    </Button>
  );
}

/** The properties of a code block. */
interface SnippetProps {
  label: string;
  code: string;
  onCopied?: () => void;
}

/** A code block with a copy button. */
export function Snippet({ label, code, onCopied }: SnippetProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <figure class="snippet">
      <figcaption>
        <span>{label}</span>
        <CopyButton text={code} what={label} shownIn={shown} {...(onCopied && { onCopied })} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard */}
      <pre tabIndex={0}>
        <code ref={shown}>{code}</code>
      </pre>
    </figure>
  );
}

/** Writes a text to the clipboard. Returns whether the browser allowed it; over plain http there is no clipboard. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects the text of an element, so that the user can copy it by keyboard. */
function select(element: HTMLElement | null): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else if (element) {
    getSelection()?.selectAllChildren(element);
  }
}
