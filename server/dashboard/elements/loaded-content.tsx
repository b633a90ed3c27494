/** What is shown of a value that is loaded. */
import type { ComponentChildren } from "preact";
import type { Loaded } from "../loading.ts";
import { ErrorNotice } from "./error-notice.tsx";
import { Skeleton } from "./skeleton.tsx";

/** The properties of the content. */
interface LoadedContentProps<Value> {
  of: Loaded<Value>;
  /** The name of the value, as in "Loading peers". */
  what: string;
  /** The height of its skeleton, in lines. */
  rows?: number;
  children: (value: NonNullable<Value>) => ComponentChildren;
}

/** A value in all its states: loading, failed, and there. */
export function LoadedContent<Value>({ of, what, rows = 3, children }: LoadedContentProps<Value>) {
  const { value, error, reload } = of;
  return (
    <>
      <ErrorNotice error={error} onRetry={reload} />
      {value == null ? error === undefined && <Skeleton what={what} rows={rows} /> : children(value)}
    </>
  );
}
