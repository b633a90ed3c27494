/** Buttons. */
import type { ComponentChildren } from "preact";

/** What a button can be given. */
interface ButtonProps {
  children: ComponentChildren;
  type?: "submit" | "button";
  look?: "primary" | "plain" | "danger";
  /** Whether what it does is under way. It keeps the focus, and does nothing. */
  busy?: boolean;
  /** Why it cannot be used now, as the id of what says so. */
  barredBy?: string | undefined;
  onClick?: () => void;
  /** What it unfolds, by its id, and whether that is open. */
  unfolds?: { id: string; open: boolean };
  /** Whether a dialog begins with it. */
  first?: boolean;
}

/** A button that says when it is at work, and that stays in the tab order when it cannot be used, so that it can say why. */
export function Button(props: ButtonProps) {
  const {
    children,
    type = "button",
    look = "plain",
    busy = false,
    barredBy,
    onClick,
    unfolds,
    first,
  } = props;
  const barred = barredBy !== undefined;
  return (
    <button
      type={type}
      class={`button ${look}`}
      aria-busy={busy}
      aria-disabled={busy || barred}
      {...(barred && { "aria-describedby": barredBy })}
      {...(unfolds && { "aria-controls": unfolds.id, "aria-expanded": unfolds.open })}
      {...(first && { "data-first": "" })}
      onClick={(event) => {
        if (busy || barred) event.preventDefault();
        else onClick?.();
      }}
    >
      {busy && <span class="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
