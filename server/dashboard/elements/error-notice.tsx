/** Error notices. */
import { createContext } from "preact";
import { useContext, useRef } from "preact/hooks";
import { ConnectionError, RegistryError } from "../../../client/index.ts";
import { Button } from "./button.tsx";
import { Message, nextStepOf } from "./error-words.tsx";

/** The properties of an error notice. */
interface ErrorNoticeProps {
  /** The error. Without one nothing is shown. */
  error: unknown;
  /** Tries again, if that is useful. */
  onRetry?: (() => void) | undefined;
  /** The pointers of inputs that show their own errors. */
  elsewhere?: readonly string[];
}

/** Shows an error: its message, the invalid fields, and the request id for the operator. */
export function ErrorNotice({ error, onRetry, elsewhere = [] }: ErrorNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  if (error === undefined) return null;
  const { title, detail } = wordsOf(error);
  const faults = errorsOf(error)
    .filter(({ pointer }) => !elsewhere.some((each) => isWithin(pointer, each)))
    .filter((fault) => detail !== `${fault.pointer} ${fault.detail}`); // the detail already has a single error
  // The operator can look for it. Nobody has to for what the user can correct.
  const id = error instanceof RegistryError && error.status >= 500 ? error.requestId : null;
  const next = nextStepOf(error);
  return (
    <div ref={element} class="notice bad" role="alert">
      <p>
        <strong>{title}.</strong> <Message text={detail} />
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ pointer, detail }) => (
            <li key={pointer + detail}>
              <code>{pointer || "/"}</code> <Message text={detail} />
            </li>
          ))}
        </ul>
      )}
      {next !== null && <p>{next}</p>}
      {id !== null && (
        <p class="small">
          Request <code>{id}</code>
        </p>
      )}
      {onRetry && (
        <Button
          onClick={() => {
            focusNearby(element.current);
            onRetry();
          }}
        >
          Try again
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to a parent or the heading, because it would be lost when the notice disappears. */
function focusNearby(element: HTMLElement | null): void {
  const near = element?.closest<HTMLElement>("[tabindex]") ?? document.querySelector<HTMLElement>("h1");
  near?.focus({ preventScroll: true });
}

/** The error of the last request of the form around an input. */
export const FormError = createContext<unknown>(undefined);

/** The error of one input in a form: at the pointer or below it. */
export function useErrorAt(pointer: string): string | undefined {
  return errorAt(useContext(FormError), pointer);
}

/** The part of an error at a pointer or below it. */
export function errorAt(error: unknown, pointer: string): string | undefined {
  const found = errorsOf(error).filter((fault) => isWithin(fault.pointer, pointer));
  return found.length === 0 ? undefined : found.map(({ detail }) => detail).join("; ");
}

/** All errors in the input. */
export function errorsOf(error: unknown): { pointer: string; detail: string }[] {
  return error instanceof RegistryError ? (error.problem?.errors ?? []) : [];
}

/** Whether a pointer is another one, or below it. */
export function isWithin(pointer: string, whole: string): boolean {
  return pointer === whole || pointer.startsWith(`${whole}/`);
}

function wordsOf(error: unknown): { title: string; detail: string } {
  if (error instanceof ConnectionError) {
    return {
      title: "The node did not respond",
      detail: "Check your connection, and that the node is running.",
    };
  }
  if (error instanceof RegistryError && error.problem) return error.problem;
  return { title: "Something went wrong", detail: error instanceof Error ? error.message : String(error) };
}
