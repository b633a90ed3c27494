/** What went wrong, in the node's own words. */
import { useRef } from "preact/hooks";
import { ConnectionError, RegistryError } from "../../../client/index.ts";
import { Button } from "./button.tsx";
import { Theirs } from "./theirs.tsx";

/** What a failure can be given. */
interface FailureProps {
  /** What was thrown; nothing is shown without. */
  error: unknown;
  /** Tries again, where that is of use. */
  onRetry?: (() => void) | undefined;
  /** Pointers of the inputs that say themselves what is wrong with them. */
  elsewhere?: readonly string[];
}

/** Tells a failure: what happened, the places that are wrong, and the request's id, by which the operator finds it. */
export function Failure({ error, onRetry, elsewhere = [] }: FailureProps) {
  const element = useRef<HTMLDivElement>(null);
  if (error === undefined) return null;
  const { title, detail } = wordsOf(error);
  const faults = faultsOf(error)
    .filter(({ pointer }) => !elsewhere.some((each) => isWithin(pointer, each)))
    .filter((fault) => detail !== `${fault.pointer} ${fault.detail}`); // a single one is all that the detail says
  const id = error instanceof RegistryError ? error.requestId : null;
  return (
    <div ref={element} class="notice bad" role="alert">
      <p>
        <strong>{title}.</strong> <Theirs text={detail} />
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ pointer, detail }) => (
            <li key={pointer + detail}>
              <code>{pointer || "/"}</code> <Theirs text={detail} />
            </li>
          ))}
        </ul>
      )}
      {id !== null && (
        <p class="small">
          Request <code>{id}</code>
        </p>
      )}
      {onRetry && (
        <Button
          onClick={() => {
            goOnNear(element.current);
            onRetry();
          }}
        >
          Try again
        </Button>
      )}
    </div>
  );
}

/** Focuses what is around something that goes away with its button, or else the heading: the focus would be lost. */
function goOnNear(element: HTMLElement | null): void {
  const near = element?.closest<HTMLElement>("[tabindex]") ?? document.querySelector<HTMLElement>("h1");
  near?.focus({ preventScroll: true });
}

/** What the node says of one input: of the member at the pointer, or of what is in it. */
export function faultAt(error: unknown, pointer: string): string | undefined {
  const found = faultsOf(error).filter((fault) => isWithin(fault.pointer, pointer));
  return found.length === 0 ? undefined : found.map(({ detail }) => detail).join("; ");
}

/** All that the node says of the input. */
export function faultsOf(error: unknown): { pointer: string; detail: string }[] {
  return error instanceof RegistryError ? (error.problem?.errors ?? []) : [];
}

function isWithin(pointer: string, whole: string): boolean {
  return pointer === whole || pointer.startsWith(`${whole}/`);
}

function wordsOf(error: unknown): { title: string; detail: string } {
  if (error instanceof ConnectionError) {
    return { title: "The node did not answer", detail: "Check the connection, and whether the node runs." };
  }
  if (error instanceof RegistryError && error.problem) return error.problem;
  return { title: "Something went wrong", detail: error instanceof Error ? error.message : String(error) };
}
