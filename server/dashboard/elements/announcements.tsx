/** Announcements for screen readers. */
import { signal } from "@preact/signals";

const said = signal("");

/** Announces a text. The same text is announced again. */
export function announce(words: string): void {
  said.value = said.value === words ? `${words}\u00a0` : words;
}

/**
 * The live region that screen readers read out. It must exist before the first announcement, and also in each modal dialog,
 * because screen readers ignore what is behind one.
 */
export function Announcements() {
  return (
    <div role="status" class="visually-hidden">
      {said.value}
    </div>
  );
}
