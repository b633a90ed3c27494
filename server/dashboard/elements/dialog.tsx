/** Modal dialogs. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { restoredWords, useDraft } from "../drafts.ts";
import type { Action } from "../loading.ts";
import { Announcements } from "./announcements.tsx";
import { Button } from "./button.tsx";
import { ErrorNotice } from "./error-notice.tsx";

/** The properties of a dialog. */
interface DialogProps {
  title: ComponentChildren;
  children: ComponentChildren;
  /** Called when the user wants to close it, for example with Escape. */
  onLeave: () => void;
}

/**
 * A modal dialog, open while it is rendered. The element with `data-first` gets the initial focus. Escape only calls
 * `onLeave`; the parent decides whether to close the dialog.
 */
export function Dialog({ title, children, onLeave }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEscape(onLeave);
  useLayoutEffect(() => {
    const dialog = element.current;
    const trigger = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => {
      dialog?.close();
      // The element that opened it may be gone, for example the row of a deleted item.
      const back = trigger instanceof HTMLElement && trigger.isConnected && trigger !== document.body;
      if (back) trigger.focus();
      else document.querySelector<HTMLElement>("h1")?.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby={heading}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      <Announcements />
    </dialog>
  );
}

/**
 * Calls back on Escape, wherever the focus is. The browser must not close the dialog by itself, as it does at a second
 * Escape even if `cancel` is prevented, because the parent would not notice. The listener is replaced with the page, not
 * after its next frame: until then a quick Escape would call the previous one.
 */
function useEscape(onEscape: () => void): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onEscape]);
}

/** The properties of a confirmation dialog. */
interface ConfirmDialogProps {
  title: ComponentChildren;
  children: ComponentChildren;
  /** The label of the button that confirms. */
  verb: string;
  look?: "primary" | "danger";
  action: Action<[FormData]>;
  onLeave: () => void;
}

/** A dialog that asks for confirmation, and stays open until the action is done. */
export function ConfirmDialog({
  title,
  children,
  verb,
  look = "danger",
  action,
  onLeave,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onLeave={onLeave}>
      <ConfirmForm action={action}>
        {children}
        <ErrorNotice error={action.error} />
        <div class="actions">
          <Button type="submit" look={look} busy={action.busy}>
            {verb}
          </Button>
          <Button onClick={onLeave} first>
            Cancel
          </Button>
        </div>
      </ConfirmForm>
    </Dialog>
  );
}

/** The form of the dialog. It is a component of its own, because its draft needs the dialog's heading beside it. */
function ConfirmForm({ action, children }: Pick<ConfirmDialogProps, "action" | "children">) {
  const element = useRef<HTMLFormElement>(null);
  const isRestored = useDraft(element);
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        void action.run(new FormData(event.currentTarget));
      }}
    >
      {isRestored && <p class="notice">{restoredWords}</p>}
      {children}
    </form>
  );
}
