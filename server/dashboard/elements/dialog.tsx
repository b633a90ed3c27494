/** Dialogs: the browser's own, which keep the focus in and give it back. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Action } from "../loading.ts";
import { Announcements } from "./announcements.tsx";
import { Button } from "./button.tsx";
import { Failure } from "./failure.tsx";

/** What a dialog can be given. */
interface DialogProps {
  title: ComponentChildren;
  children: ComponentChildren;
  /** Somebody wants to leave it: by Escape, say. */
  onLeave: () => void;
}

/**
 * A modal dialog, open as long as it is rendered. It begins at what has `data-first`. Escape asks to leave and does no more:
 * whoever renders it decides.
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
      // What opened it may be gone, such as the row of what was deleted.
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
 * Calls back at Escape, wherever the focus is. The browser must not close the dialog by itself, as it does at a second
 * Escape whatever `cancel` says: whoever renders it would not know.
 */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onEscape]);
}

/** What a question can be given. */
interface QuestionProps {
  title: ComponentChildren;
  children: ComponentChildren;
  /** What the button says that does it. */
  verb: string;
  look?: "primary" | "danger";
  action: Action<[FormData]>;
  onLeave: () => void;
}

/** Asks before something is done, with what one needs to know to decide, and stays until it is done. */
export function Question({ title, children, verb, look = "danger", action, onLeave }: QuestionProps) {
  return (
    <Dialog title={title} onLeave={onLeave}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void action.run(new FormData(event.currentTarget));
        }}
      >
        {children}
        <Failure error={action.error} />
        <div class="actions">
          <Button type="submit" look={look} busy={action.busy}>
            {verb}
          </Button>
          <Button onClick={onLeave} first>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
