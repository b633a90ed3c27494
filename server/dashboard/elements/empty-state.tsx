/** The content of an empty list. */
import type { ComponentChildren } from "preact";

/** Says that there is nothing yet, and what to do. */
export function EmptyState({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}
