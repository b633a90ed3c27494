/** Inputs with their labels, hints and faults. */
import type { ComponentChildren, TargetedEvent } from "preact";
import { useId } from "preact/hooks";
import { faultAt } from "./failure.tsx";

/** What all inputs can be given. */
interface FieldProps {
  label: ComponentChildren;
  /** Its name in the form, which is the member of the body. */
  name: string;
  hint?: ComponentChildren;
  /** What came of the last try: the input shows what is said of it. */
  error?: unknown;
  /** Where it is in the body. Default: the member of its name. */
  pointer?: string;
}

/** What inputs that hold text can be given: attributes of HTML. */
interface TextProps extends FieldProps {
  type?: "text" | "email" | "password" | "url" | "date";
  defaultValue?: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  placeholder?: string;
  autocomplete?: string;
  spellcheck?: boolean;
  class?: string;
}

/** A line of text. */
export function Field(props: TextProps) {
  const { own, rest, shell } = useField(props);
  const { type = "text", ...more } = rest;
  // Preact tells inputs apart by their type, for the roles that each may have; none is given here.
  return shell(<input type={type as "text"} {...more} {...own} />);
}

/** Several lines of text. */
export function TextField(props: Omit<TextProps, "type">) {
  const { own, rest, shell } = useField(props);
  return shell(<textarea rows={3} {...rest} {...own} />);
}

/** What a choice can be given. */
interface ChoiceProps extends FieldProps {
  choices: readonly (readonly [value: string, label: string])[];
  /** What is chosen at first. */
  value?: string;
  onChoice?: (value: string) => void;
}

/** One of several values. */
export function Choice(props: ChoiceProps) {
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

/** What a box can be given. */
interface TickProps extends FieldProps {
  value?: string;
  required?: boolean;
  defaultChecked?: boolean;
  checked?: boolean;
  onChange?: (event: TargetedEvent<HTMLInputElement>) => void;
}

/** A box to tick. */
export function Tick({ label, hint, ...more }: TickProps) {
  const id = useId();
  return (
    <div class="choice">
      <input
        type="checkbox"
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

/** One of a few values that are all shown. */
export function Radios({ label, name, choices, value }: ChoiceProps & { value: string }) {
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

/** What an input has of itself, and what is around it. */
function useField<Props extends FieldProps>(props: Props) {
  const { label, hint, error, pointer = `/${props.name}`, ...rest } = props;
  const id = useId();
  const fault = faultAt(error, pointer);
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
            {fault}
          </small>
        )}
      </div>
    ),
  };
}

/** The text of an input of a form; empty if it has none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
