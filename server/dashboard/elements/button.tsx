/** Buttons. */
import type { ComponentChildren } from "preact";

/** The properties of a button. */
export interface ButtonProps {
  children: ComponentChildren;
  /** What it acts on, for screen readers: "Revoke production". */
  of?: ComponentChildren;
  type?: "submit" | "button";
  look?: "primary" | "plain" | "danger";
  /** Whether its action is under way. It keeps the focus and ignores clicks. */
  busy?: boolean;
  /** The id of the element that says why the button is disabled. */
  disabledReasonId?: string | undefined;
  onClick?: () => void;
  /** The id of the element that it expands, and whether that is open. */
  unfolds?: { id: string; open: boolean };
  /** Whether it gets the initial focus of a dialog. */
  first?: boolean;
}

/** A button that shows when it is busy, and that stays focusable when it is disabled, so that its reason can be read. */
export function Button(props: ButtonProps) {
  const {
    children,
    of,
    type = "button",
    look = "plain",
    busy = false,
    disabledReasonId,
    onClick,
    unfolds,
    first,
  } = props;
  const disabled = disabledReasonId !== undefined;
  return (
    <button
      type={type}
      class={`button ${look}`}
      aria-busy={busy}
      aria-disabled={busy || disabled}
      {...(disabled && { "aria-describedby": disabledReasonId })}
      {...(unfolds && { "aria-controls": unfolds.id, "aria-expanded": unfolds.open })}
      {...(first && { "data-first": "" })}
      onClick={(event) => {
        if (busy || disabled) event.preventDefault();
        else onClick?.();
      }}
    >
      {busy && <span class="spinner" aria-hidden="true" />}
      {children}
      {of !== undefined && <span class="visually-hidden"> {of}</span>}
    </button>
  );
}
