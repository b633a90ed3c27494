/** JSON, written by hand. */
import { useId, useState } from "preact/hooks";
import { faultsOf } from "../elements/failure.tsx";

/** What the editor can be given. */
interface JsonEditorProps {
  label: string;
  /** Its name in the form. */
  name: string;
  text: string;
  rows?: number;
  /** What the node said of the document; it names places by pointers. */
  error?: unknown;
  /** The member of the body that the document is, if it is one. */
  within?: string;
}

/** Where in the document the node, or the parser, finds a fault. */
interface Fault {
  pointer: string;
  detail: string;
}

/** A text area for JSON that says where a text is none, and shows what the node says of each place. */
export function JsonEditor({ label, name, text, rows = 16, error, within = "" }: JsonEditorProps) {
  const id = useId();
  const [syntax, setSyntax] = useState<string | null>(null);
  const faults: Fault[] = [
    ...(syntax === null ? [] : [{ pointer: "", detail: syntax }]),
    ...faultsOf(error).map((each) => ({ ...each, pointer: each.pointer.replace(within, "") })),
  ];
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        {...{ id, name, rows, defaultValue: text, class: "code", spellcheck: false, autocomplete: "off" }}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-faults`}
        onInput={() => setSyntax(null)}
        onBlur={({ currentTarget }) => setSyntax(syntaxFault(currentTarget.value))}
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

/** The object that a text is. Throws an Error for people if it is none. */
export function parseObject(text: string): Record<string, unknown> {
  const fault = syntaxFault(text);
  if (fault !== null) throw new Error(fault);
  const value: unknown = JSON.parse(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error("It must be a JSON object: { … }");
}

/** Why a text is no JSON, in the words of the browser; null if it is. */
function syntaxFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return `This is not JSON yet: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Selects the last member of a pointer where the text first names its members, one after the other. */
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
