/** An editor for JSON. */
import { useContext, useId, useState } from "preact/hooks";
import { errorsOf, FormError, isWithin } from "../elements/error-notice.tsx";

/** The properties of the editor. */
interface JsonEditorProps {
  label: string;
  /** Its name in the form. */
  name: string;
  text: string;
  rows?: number;
  /** The pointer of the document in the body, if it is only a part of it. */
  within?: string;
  /** Whether it may be empty. */
  optional?: boolean;
}

/** An error at a place in the document. */
interface Fault {
  pointer: string;
  detail: string;
}

/** A text area for JSON that shows syntax errors, and errors of the node by their place. */
export function JsonEditor(props: JsonEditorProps) {
  const { label, name, text, rows = 16, within = "", optional = false } = props;
  const id = useId();
  const [syntax, setSyntax] = useState<string | null>(null);
  const faults: Fault[] = [
    ...(syntax === null ? [] : [{ pointer: "", detail: syntax }]),
    ...errorsOf(useContext(FormError))
      .filter(({ pointer }) => within === "" || isWithin(pointer, within))
      .map((each) => ({ ...each, pointer: each.pointer.replace(within, "") })),
  ];
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        defaultValue={text}
        class="code"
        spellcheck={false}
        autocomplete="off"
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-faults`}
        onInput={() => setSyntax(null)}
        onBlur={({ currentTarget: { value } }) =>
          setSyntax(optional && value.trim() === "" ? null : syntaxFault(value))
        }
      />
      <ul id={`${id}-faults`} class="faults">
        {faults.map(({ pointer, detail }) => (
          <li key={pointer + detail} class="fault">
            <span aria-hidden="true">⚠ </span>
            {pointer !== "" && (
              <>
                <button type="button" class="link" onClick={() => find(id, pointer)}>
                  <code>{pointer}</code>
                </button>{" "}
              </>
            )}
            {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Parses a JSON object. Throws an Error with a message for the user if the text is none. */
export function parseObject(text: string): Record<string, unknown> {
  const fault = syntaxFault(text);
  if (fault !== null) throw new Error(fault);
  const value: unknown = JSON.parse(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error("Enter a JSON object: { … }");
}

/** The syntax error of a text, in the browser's words; null if it is valid JSON. */
function syntaxFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return `Invalid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Selects the last field of a pointer in the text: finds the names of its fields one after the other. */
function find(id: string, pointer: string): void {
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return;
  let [from, to] = [0, 0];
  for (const part of pointer.split("/").slice(1)) {
    const member = JSON.stringify(part.replaceAll("~1", "/").replaceAll("~0", "~"));
    const at = area.value.indexOf(member, to);
    if (at >= 0) [from, to] = [at, at + member.length];
  }
  area.focus();
  area.setSelectionRange(from, to);
}
