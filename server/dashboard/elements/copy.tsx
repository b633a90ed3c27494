/** Copying, and showing what can be copied. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announcements.tsx";
import { Button } from "./button.tsx";

/** What a copy button can be given. */
interface CopyButtonProps {
  /** What to copy. */
  text: string;
  /** What it is, as in "Copy key". */
  what: string;
  /** What shows the text: it is selected where the browser lets no page copy. */
  shownIn: RefObject<HTMLElement | null>;
  look?: "primary" | "plain";
  /** Whether it is what a dialog begins with. */
  first?: boolean;
  onCopied?: () => void;
}

/** Copies a text, and says whether it worked. */
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
      announce(`Copied ${what}.`);
      onCopied?.();
    } else {
      select(shownIn.current);
      announce(
        `This browser does not let the page copy. The ${what} is selected: press Ctrl+C, or ⌘C on a Mac.`,
      );
    }
  };
  return (
    <Button look={look} onClick={() => void copy()} first={first}>
      {copied ? "✓ Copied" : "Copy"}
      <span class="visually-hidden"> {what}</span>
    </Button>
  );
}

/** What code can be given. */
interface SnippetProps {
  label: string;
  code: string;
  onCopied?: () => void;
}

/** Code to take along. */
export function Snippet({ label, code, onCopied }: SnippetProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <figure class="snippet">
      <figcaption>
        <span>{label}</span>
        <CopyButton text={code} what={label} shownIn={shown} {...(onCopied && { onCopied })} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <pre tabIndex={0}>
        <code ref={shown}>{code}</code>
      </pre>
    </figure>
  );
}

/** Puts a text into the clipboard; tells whether the browser let us. Over plain http it has no clipboard at all. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects what an element shows, so that the keyboard's own command copies it. */
function select(element: HTMLElement | null): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else if (element) {
    getSelection()?.selectAllChildren(element);
  }
}
