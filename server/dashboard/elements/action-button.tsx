/** Buttons that do something at once. */
import { Button, type ButtonProps } from "./button.tsx";
import { ErrorNotice } from "./error-notice.tsx";
import { type Task, useTask } from "./form.tsx";

type ActionButtonProps<Result> = Task<Result, []> & Pick<ButtonProps, "children" | "of" | "look">;

/** A button that shows when its task is under way, and its error. */
export function ActionButton<Result>({ act, done, onDone, ...button }: ActionButtonProps<Result>) {
  const action = useTask({ act, done, onDone });
  return (
    <>
      <Button {...button} busy={action.busy} onClick={() => void action.run()} />
      <ErrorNotice error={action.error} />
    </>
  );
}
