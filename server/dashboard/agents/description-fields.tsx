/** The inputs for the description of an agent. */
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { agentFields, type FieldName, fieldsOfGroup } from "../../display/agent-fields.ts";
import { errorAt, FormError } from "../elements/error-notice.tsx";
import { Checkbox, Field, TextField } from "../elements/field.tsx";
import { inputsOf, pointers, protocols, type Texts } from "./description.ts";
import { JsonEditor } from "./json-editor.tsx";

/** The properties of the inputs. */
interface DescriptionProps {
  /** The initial texts. Absent: none. */
  texts?: Texts | undefined;
}

/** The properties of the input for a field. */
interface DescriptionInputProps extends DescriptionProps {
  name: FieldName;
  required?: boolean;
  /** Replaces the hint of the field. */
  hint?: string;
}

/** The input for a field. */
export function DescriptionInput({ name, texts, required = false, hint }: DescriptionInputProps) {
  const { label, input, maxLength = 2048, placeholder, ...field } = agentFields[name];
  if (name === "provider") return <ProviderInputs texts={texts} />;
  if (name === "protocols") return <ProtocolInputs texts={texts} />;
  const text = texts?.[name] ?? "";
  if (input === "json") {
    const words = `${label}, as a JSON object (optional)`;
    return <JsonEditor {...{ label: words, name, text }} rows={4} within={`/${name}`} optional />;
  }
  const props = {
    label: required ? label : `${label} (optional)`,
    name,
    required,
    autocomplete: "off",
    defaultValue: text,
    hint: hint ?? field.hint,
    ...(placeholder !== undefined && { placeholder }),
    ...(input !== "words" && { maxLength }),
  };
  if (input === "text") return <TextField {...props} />;
  return <Field {...props} type={input === "url" ? "url" : "text"} />;
}

/** The inputs of a group: those by which agents are found, or all others. */
export function DescriptionInputs({ group, ...props }: DescriptionProps & { group: "common" | "other" }) {
  return fieldsOfGroup(group).map((name) => <DescriptionInput key={name} name={name} {...props} />);
}

function ProviderInputs({ texts }: DescriptionProps) {
  return (
    <>
      <Field
        label="Provider (optional)"
        name="provider_name"
        pointer="/provider/name"
        maxLength={256}
        autocomplete="off"
        defaultValue={texts?.provider_name ?? ""}
      />
      <Field
        label="Provider’s site (optional)"
        name="provider_url"
        pointer="/provider/url"
        type="url"
        maxLength={2048}
        autocomplete="off"
        defaultValue={texts?.provider_url ?? ""}
      />
    </>
  );
}

function ProtocolInputs({ texts }: DescriptionProps) {
  return (
    <fieldset>
      <legend>{agentFields.protocols.label} (optional)</legend>
      <div class="choices">
        {protocols.map(([value, label]) => (
          <Checkbox
            key={value}
            label={label}
            name="protocols"
            value={value}
            defaultChecked={texts?.protocols.split(",").includes(value) ?? false}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The properties of collapsed inputs. */
interface MoreFieldsProps extends DescriptionProps {
  title: string;
  children: ComponentChildren;
}

/** Inputs that are collapsed, unless one of the group `other` has a value, or any field has an error. */
export function MoreFields({ title, texts, children }: MoreFieldsProps) {
  const error = useContext(FormError);
  const others = fieldsOfGroup("other").flatMap(inputsOf);
  const isUsed = texts !== undefined && others.some((name) => texts[name] !== "");
  const isFaulty = pointers.some((pointer) => errorAt(error, pointer) !== undefined);
  return (
    <details class="more" open={isUsed || isFaulty}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
