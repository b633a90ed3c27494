/** The input for the id of an agent. */
import { Field, type TextProps } from "../elements/field.tsx";

/** The input, by default for `agent_id`. */
export function AgentIdField(props: Partial<TextProps>) {
  return (
    <Field
      label="Agent id"
      name="agent_id"
      maxLength={255}
      class="code"
      autocomplete="off"
      spellcheck={false}
      {...props}
    />
  );
}
