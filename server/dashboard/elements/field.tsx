/** Form inputs with labels, hints and errors. */
import type { ComponentChildren, TargetedEvent } from "preact";
import { createContext } from "preact";
import { useContext, useId } from "preact/hooks";
import { useErrorAt } from "./error-notice.tsx";
import { Message, ownMessage } from "./error-words.tsx";

/** The properties of all inputs. */
interface FieldProps {
  label: ComponentChildren;
  /** Its name in the form and in the body. */
  name: string;
  hint?: ComponentChildren;
  /** Its pointer in the body. Default: the field with its name. */
  pointer?: string;
}

/** The properties of text inputs: HTML attributes. */
export interface TextProps extends FieldProps {
  type?: "text" | "email" | "password" | "url" | "date" | "search";
  defaultValue?: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  placeholder?: string;
  autocomplete?: string;
  spellcheck?: boolean;
  class?: string;
  onInput?: (event: TargetedEvent<HTMLInputElement>) => void;
}

/** Whether the passwords of a form are shown as text. */
export const ShownPasswords = createContext(false);

/** A text input with one line. */
export function Field(props: TextProps) {
  const { own, rest, shell } = useField(props);
  const isShown = useContext(ShownPasswords);
  const { type: wanted = "text", ...more } = rest;
  const type = wanted === "password" && isShown ? "text" : wanted;
  // Preact types inputs by their type, because of their roles; no role is set here.
  return shell(<input type={type as "text"} {...more} {...own} />);
}

/** A text input with several lines. */
export function TextField(props: Omit<TextProps, "type" | "onInput">) {
  const { own, rest, shell } = useField(props);
  return shell(<textarea rows={3} {...rest} {...own} />);
}

/** The properties of a select. */
interface SelectProps extends FieldProps {
  choices: readonly (readonly [value: string, label: string])[];
  /** The initial value. */
  value?: string;
  onChoice?: (value: string) => void;
}

/** A select: one of several values. */
export function Select(props: SelectProps) {
  const { own, rest, shell } = useField(props);
  const { name, choices, value, onChoice } = rest;
  return shell(
    <select name={name} {...own} onChange={(event) => onChoice?.(event.currentTarget.value)}>
      {choices.map(([each, label]) => (
        <option key={each} value={each} selected={each === value}>
          {label}
        </option>
      ))}
    </select>,
  );
}

/** The properties of a checkbox. */
interface CheckboxProps extends FieldProps {
  /** A radio button looks like a checkbox: one of those with its name is chosen. */
  type?: "checkbox" | "radio";
  value?: string;
  required?: boolean;
  defaultChecked?: boolean;
  checked?: boolean;
  onChange?: (event: TargetedEvent<HTMLInputElement>) => void;
}

/** A checkbox, or a radio button with a hint. */
export function Checkbox({ type = "checkbox", label, hint, ...more }: CheckboxProps) {
  const id = useId();
  return (
    <div class="choice">
      <input
        type={type as "checkbox"} // Preact types inputs by their type, because of their roles
        {...more}
        id={id}
        {...(hint !== undefined && { "aria-describedby": `${id}-hint` })}
      />
      <div>
        <label for={id}>{label}</label>
        {hint !== undefined && (
          <small class="hint" id={`${id}-hint`}>
            {hint}
          </small>
        )}
      </div>
    </div>
  );
}

/** A group of radio buttons. */
export function RadioGroup({ label, name, choices, value }: SelectProps & { value: string }) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {choices.map(([each, words]) => (
        <label class="choice" key={each}>
          <input type="radio" name={name} value={each} defaultChecked={each === value} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

/** The attributes of an input, and a function that adds its label, hint and error. */
function useField<Props extends FieldProps>(props: Props) {
  const { label, hint, pointer = `/${props.name}`, ...rest } = props;
  const id = useId();
  const fault = useErrorAt(pointer);
  const described = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(
    Boolean,
  );
  return {
    rest,
    own: {
      id,
      "aria-invalid": fault !== undefined,
      ...(described.length > 0 && { "aria-describedby": described.join(" ") }),
    },
    shell: (input: ComponentChildren) => (
      <div class="field">
        <label for={id}>{label}</label>
        {input}
        {hint !== undefined && (
          <small class="hint" id={`${id}-hint`}>
            {hint}
          </small>
        )}
        {fault !== undefined && (
          <small class="fault" id={`${id}-fault`}>
            <span aria-hidden="true">⚠ </span>
            <Message text={ownMessage(fault)} />
          </small>
        )}
      </div>
    ),
  };
}

/** The text of a form input; empty if there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** The text of a form input without the white space around it. */
export function trimmedOf(form: FormData, name: string): string {
  return textOf(form, name).trim();
}

/** The trimmed texts of those form inputs that are not empty, by their names. */
export function filledIn<Name extends string>(form: FormData, ...names: Name[]): { [Each in Name]?: string } {
  const texts = names.map((name) => [name, trimmedOf(form, name)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== "")) as { [Each in Name]?: string }; // some of the names
}

/** The chosen value of a select or of radio buttons. */
export function choiceOf<Value extends string>(
  form: FormData,
  name: string,
  choices: readonly [readonly [Value, string], ...(readonly [Value, string])[]],
): Value {
  const text = textOf(form, name);
  return (choices.find(([value]) => value === text) ?? choices[0])[0];
}
