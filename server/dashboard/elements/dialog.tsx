/** Modal dialogs. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Announcements } from "./announcements.tsx";
import { Button } from "./button.tsx";
import { Form, type Task, useTask } from "./form.tsx";
import { UntrustedText } from "./untrusted-text.tsx";

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

/** The properties of a dialog about one thing, which closes and then reports its result. */
export interface DialogOf<Subject, Result = unknown> {
  of: Subject;
  onDone: (result: Result) => void;
  onLeave: () => void;
}

/** The properties of a confirmation dialog. */
interface ConfirmDialogProps<Result> extends Task<Result> {
  /** A text, or a text around an untrusted name. */
  title: string | readonly [before: string, name: string, after: string];
  children: ComponentChildren;
  /** The label of the button that confirms. */
  verb: string;
  look?: "primary" | "danger";
  /** Whether the caller shows the result in its place. Otherwise it closes when it is done. */
  stays?: boolean;
  onLeave: () => void;
}

/** A dialog that asks for confirmation, and stays open until its task is done. */
export function ConfirmDialog<Result>(props: ConfirmDialogProps<Result>) {
  const { title, children, verb, look = "danger", stays = false, onLeave, onDone, ...task } = props;
  const close = (result: Result) => {
    if (!stays) onLeave();
    onDone?.(result);
  };
  const action = useTask({ ...task, onDone: close });
  const cancel = (
    <Button onClick={onLeave} first>
      Cancel
    </Button>
  );
  return (
    <Dialog title={typeof title === "string" ? title : <NamedTitle of={title} />} onLeave={onLeave}>
      <Form action={action} verb={verb} look={look} beside={cancel}>
        {children}
      </Form>
    </Dialog>
  );
}

function NamedTitle({ of: [before, name, after] }: { of: readonly [string, string, string] }) {
  return (
    <>
      {before}
      <UntrustedText class="address" text={name} />
      {after}
    </>
  );
}
