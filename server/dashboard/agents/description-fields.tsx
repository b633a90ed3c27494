/** The inputs for the description of an agent. */
import type { ComponentChildren } from "preact";
import { errorAt } from "../elements/error-notice.tsx";
import { Checkbox, Field, TextField } from "../elements/field.tsx";
import { labels, pointers, protocols, type Texts } from "./description.ts";
import { JsonEditor } from "./json-editor.tsx";

/** The properties of the inputs. */
interface DescriptionProps {
  /** The error of the last request. */
  error: unknown;
  /** The initial texts. Absent: none. */
  texts?: Texts | undefined;
}

/** The properties of inputs that need not be filled in. */
interface DefaultProps extends DescriptionProps {
  /** The value that an empty input stands for. */
  hint: string;
}

/** The input for the endpoint. It is required unless it has a hint. */
export function EndpointField({ error, texts, hint }: DescriptionProps & Partial<DefaultProps>) {
  return (
    <Field
      label={hint === undefined ? labels.agent_url : optional("agent_url")}
      name="agent_url"
      type="url"
      required={hint === undefined}
      maxLength={2048}
      error={error}
      placeholder="https://weather.example.com/a2a"
      autocomplete="off"
      {...(hint !== undefined && { hint })}
      defaultValue={texts?.agent_url ?? ""}
    />
  );
}

/** The input for the name. */
export function NameField({ error, texts, hint }: DefaultProps) {
  return (
    <Field
      label={optional("name")}
      name="name"
      maxLength={256}
      error={error}
      autocomplete="off"
      hint={hint}
      defaultValue={texts?.name ?? ""}
    />
  );
}

/** The inputs by which agents are found. */
export function CommonFields({ error, texts }: DescriptionProps) {
  return (
    <>
      <TextField
        label={optional("description")}
        name="description"
        error={error}
        maxLength={4000}
        defaultValue={texts?.description ?? ""}
      />
      <WordsField name="tags" error={error} texts={texts} />
      <WordsField name="capabilities" error={error} texts={texts} />
      <WordsField name="skills" error={error} texts={texts} hint="Ids of skills, separated by commas." />
      <fieldset>
        <legend>{optional("protocols")}</legend>
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
    </>
  );
}

/** The other inputs. */
export function OtherFields({ error, texts }: DescriptionProps) {
  const line = { error, maxLength: 2048, autocomplete: "off" };
  const url = (
    name: "api_url" | "mcp_url" | "documentation_url" | "icon_url" | "facts_url",
    label: string,
  ) => <Field {...line} label={label} name={name} type="url" defaultValue={texts?.[name] ?? ""} />;
  return (
    <>
      <Field
        {...line}
        label={optional("version")}
        name="version"
        maxLength={64}
        defaultValue={texts?.version ?? ""}
      />
      {url("api_url", "API URL, if it is not the endpoint (optional)")}
      {url("mcp_url", "MCP URL, if it is also an MCP server (optional)")}
      {url("documentation_url", "Documentation URL (optional)")}
      {url("icon_url", "Icon URL (optional)")}
      {url("facts_url", "URL of the agent’s own AgentFacts (optional)")}
      <Field
        {...line}
        label="Provider (optional)"
        name="provider_name"
        pointer="/provider/name"
        maxLength={256}
        defaultValue={texts?.provider_name ?? ""}
      />
      <Field
        {...line}
        label="Provider’s site (optional)"
        name="provider_url"
        pointer="/provider/url"
        type="url"
        defaultValue={texts?.provider_url ?? ""}
      />
      <JsonEditor
        label="Additional fields, as a JSON object (optional)"
        name="extra"
        text={texts?.extra ?? ""}
        rows={4}
        error={error}
        within="/extra"
        optional
      />
    </>
  );
}

/** The texts of {@link OtherFields}. */
const others = [
  "version",
  "api_url",
  "mcp_url",
  "documentation_url",
  "icon_url",
  "facts_url",
  "provider_name",
  "provider_url",
  "extra",
] as const satisfies readonly (keyof Texts)[];

/** The properties of collapsed inputs. */
interface MoreFieldsProps extends DescriptionProps {
  title: string;
  children: ComponentChildren;
}

/** Inputs that are collapsed, unless one of {@link OtherFields} has a value, or any field has an error. */
export function MoreFields({ title, error, texts, children }: MoreFieldsProps) {
  const isUsed = texts !== undefined && others.some((name) => texts[name] !== "");
  const isFaulty = pointers.some((pointer) => errorAt(error, pointer) !== undefined);
  return (
    <details class="more" open={isUsed || isFaulty}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** The properties of an input for words. */
interface WordsProps extends DescriptionProps {
  name: "tags" | "capabilities" | "skills";
  hint?: string;
}

function WordsField({ name, error, texts, hint = "Separated by commas." }: WordsProps) {
  return (
    <Field
      label={optional(name)}
      name={name}
      error={error}
      hint={hint}
      autocomplete="off"
      defaultValue={texts?.[name] ?? ""}
    />
  );
}

function optional(name: keyof typeof labels): string {
  return `${labels[name]} (optional)`;
}
