/** What a check finds. */

/** `not checked`: impossible, because something else is missing; the message says what. */
export type Status = "ok" | "warning" | "failure" | "not checked";

/** The result of a check, for one line. */
export interface Finding {
  /** The part of the installation. */
  check: string;
  status: Status;
  /** What was found. For a warning and a failure, also what to do. Never a secret. */
  message: string;
}

/** Makes the findings of one part. */
export function findingsOf(check: string) {
  const make =
    (status: Status) =>
    (message: string): Finding => ({ check, status, message });
  return {
    ok: make("ok"),
    warning: make("warning"),
    failure: make("failure"),
    notChecked: make("not checked"),
  };
}
