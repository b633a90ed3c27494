/** Forms. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { restoredWords, useDraft } from "../drafts.ts";
import type { Action } from "../loading.ts";
import { Button } from "./button.tsx";
import { ErrorNotice } from "./error-notice.tsx";

/** The properties of a form. */
interface FormProps {
  children: ComponentChildren;
  action: Action<[FormData]>;
  /** The label of the submit button. */
  verb: string;
  /** The pointers of inputs that show their own errors. */
  shown?: readonly string[];
  /** The id of the element that says why the form cannot be submitted. */
  disabledReasonId?: string | undefined;
  class?: string;
  /** Content beside the button. */
  beside?: ComponentChildren;
}

/** A form that waits for the response: an error is shown beside the button, and the input stays. */
export function Form({
  children,
  action,
  verb,
  shown = [],
  disabledReasonId,
  class: look = "",
  beside,
}: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isRestored = useDraft(element);
  return (
    <form
      ref={element}
      class={look}
      onSubmit={(event) => {
        event.preventDefault();
        if (disabledReasonId === undefined) void action.run(new FormData(event.currentTarget));
      }}
    >
      {children}
      {isRestored && <p class="notice">{restoredWords}</p>}
      <ErrorNotice error={action.error} elsewhere={shown} />
      <div class="actions">
        <Button type="submit" look="primary" busy={action.busy} disabledReasonId={disabledReasonId}>
          {verb}
        </Button>
        {beside}
      </div>
    </form>
  );
}
