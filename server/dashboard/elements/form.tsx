/** Forms. */
import type { ComponentChildren } from "preact";
import type { Action } from "../loading.ts";
import { Button } from "./button.tsx";
import { Failure } from "./failure.tsx";

/** What a form can be given. */
interface FormProps {
  children: ComponentChildren;
  action: Action<[FormData]>;
  /** What the button says that sends it. */
  verb: string;
  /** Pointers of the inputs that show their own faults. */
  shown?: readonly string[];
  /** Why it cannot be sent now, as the id of what says so. */
  barredBy?: string | undefined;
  class?: string;
  /** What stands beside its button. */
  beside?: ComponentChildren;
}

/** A form whose answer the page waits for: the failure is told beside the button, the input stays. */
export function Form({ children, action, verb, shown = [], barredBy, class: look = "", beside }: FormProps) {
  return (
    <form
      class={look}
      onSubmit={(event) => {
        event.preventDefault();
        if (barredBy === undefined) void action.run(new FormData(event.currentTarget));
      }}
    >
      {children}
      <Failure error={action.error} elsewhere={shown} />
      <div class="actions">
        <Button type="submit" look="primary" busy={action.busy} barredBy={barredBy}>
          {verb}
        </Button>
        {beside}
      </div>
    </form>
  );
}
