/** How long what is replaced stays good. */
import { Radios, textOf } from "./field.tsx";

const choices = [
  ["0", "Nothing: it ends now"],
  ["3600", "An hour"],
  ["86400", "A day"],
  ["604800", "A week"],
] as const;

const seconds = [0, 3600, 86400, 604800] as const;

/** Asks how long; a day, unless somebody says otherwise. */
export function Overlap({ label }: { label: string }) {
  return <Radios label={label} name="overlap" choices={choices} value="86400" />;
}

/** The answer, in seconds. */
export function overlapOf(form: FormData): (typeof seconds)[number] {
  return seconds.find((each) => String(each) === textOf(form, "overlap")) ?? 86400;
}
