/** Forms that do a task. */
import { useState } from "preact/hooks";
import { Form, type FormProps, type Task, useTask } from "./form.tsx";

/** The properties of the form. */
interface TaskFormProps<Result> extends Task<Result>, Omit<FormProps, "action"> {
  /** Whether its inputs are empty again afterwards. */
  resets?: boolean;
}

/** A form with its task. */
export function TaskForm<Result>({ resets = false, act, done, onDone, ...form }: TaskFormProps<Result>) {
  const [turn, setTurn] = useState(0);
  const finish = (result: Result) => {
    if (resets) setTurn((count) => count + 1);
    onDone?.(result);
  };
  const action = useTask({ act, done, onDone: finish });
  return <Form key={turn} {...form} action={action} />;
}

/** A form above a list, with its inputs in a row. */
export function PanelForm<Result>(props: TaskFormProps<Result>) {
  return (
    <div class="panel">
      <TaskForm {...props} class="row-form" />
    </div>
  );
}
