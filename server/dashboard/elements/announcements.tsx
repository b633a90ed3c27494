/** What is told to whoever cannot see that it happened. */
import { signal } from "@preact/signals";

const said = signal("");

/** Says something politely. The same words again are said again. */
export function announce(words: string): void {
  said.value = said.value === words ? `${words}\u00a0` : words;
}

/**
 * The region that is read out. It is there before anything is said, as screen readers ask for; and in each modal dialog
 * too, since they do not hear what is behind one.
 */
export function Announcements() {
  return (
    <div role="status" class="visually-hidden">
      {said.value}
    </div>
  );
}
