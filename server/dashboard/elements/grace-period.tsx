/** The grace period of a rotation. */
import { RadioGroup, textOf } from "./field.tsx";

const choices = [
  ["0", "Expire immediately"],
  ["3600", "1 hour"],
  ["86400", "1 day"],
  ["604800", "1 week"],
] as const;

const seconds = [0, 3600, 86400, 604800] as const;

/** The input for the grace period; one day by default. */
export function GracePeriodField({ label }: { label: string }) {
  return <RadioGroup label={label} name="overlap" choices={choices} value="86400" />;
}

/** The chosen grace period in seconds. */
export function gracePeriodOf(form: FormData): (typeof seconds)[number] {
  return seconds.find((each) => String(each) === textOf(form, "overlap")) ?? 86400;
}
