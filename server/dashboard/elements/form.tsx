/** Forms, and what they send. */
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { restoredWords, useDraft } from "../drafts.ts";
import { type Action, useAction } from "../loading.ts";
import { announce } from "./announcements.tsx";
import { Button } from "./button.tsx";
import { ErrorNotice, FormError } from "./error-notice.tsx";
import { ShownPasswords } from "./field.tsx";

/** What a form or a button does. */
export interface Task<Result, Given extends unknown[] = [FormData]> {
  act: (...given: Given) => Promise<Result>;
  /** What is announced afterwards. */
  done?: string | ((result: Result) => string) | undefined;
  onDone?: ((result: Result) => void) | undefined;
}

/** The action that does a task. */
export function useTask<Result, Given extends unknown[] = [FormData]>(
  task: Task<Result, Given>,
): Action<Given> {
  const { act, done, onDone } = task;
  return useAction(async (...given: Given) => {
    const result = await act(...given);
    if (done !== undefined) announce(typeof done === "string" ? done : done(result));
    onDone?.(result);
  });
}

/** The properties of a form. */
export interface FormProps {
  children: ComponentChildren;
  action: Action<[FormData]>;
  /** The label of the submit button. */
  verb: string;
  look?: "primary" | "plain" | "danger";
  /** The pointers of inputs that show their own errors. */
  shown?: readonly string[];
  /** The id of the element that says why the form cannot be submitted. */
  disabledReasonId?: string | undefined;
  class?: string;
  /** Content beside the button. */
  beside?: ComponentChildren;
  /** Whether it has passwords, which a button shows. It follows the others, so that the way by keyboard is no longer. */
  passwords?: boolean;
}

/** A form that waits for the response: an error is shown beside the button, and the input stays. */
export function Form({
  children,
  action,
  verb,
  look = "primary",
  shown = [],
  disabledReasonId,
  class: layout = "",
  beside,
  passwords = false,
}: FormProps) {
  const [isShown, show] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isRestored = useDraft(element);
  return (
    <form
      ref={element}
      class={layout}
      onSubmit={(event) => {
        event.preventDefault();
        if (disabledReasonId === undefined) void action.run(new FormData(event.currentTarget));
      }}
    >
      <ShownPasswords.Provider value={isShown}>
        <FormError.Provider value={action.error}>{children}</FormError.Provider>
      </ShownPasswords.Provider>
      {isRestored && <p class="notice">{restoredWords}</p>}
      <ErrorNotice error={action.error} elsewhere={shown} />
      <div class="actions">
        <Button type="submit" look={look} busy={action.busy} disabledReasonId={disabledReasonId}>
          {verb}
        </Button>
        {beside}
        {passwords && (
          <button type="button" class="link" aria-pressed={isShown} onClick={() => show(!isShown)}>
            Show password
          </button>
        )}
      </div>
    </form>
  );
}
