/** Relative times and durations. */
import { signal } from "@preact/signals";

/** The current time, updated often enough for relative times. */
export const now = signal(Date.now());

setInterval(() => {
  now.value = Date.now();
}, 20_000);

const units: [name: string, seconds: number][] = [
  ["y", 31_536_000],
  ["mo", 2_592_000],
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
];

/** A relative time: `3 h ago`, `in 5 d`, `just now`. */
export function distance(instant: string, from: number): string {
  const seconds = Math.round((Date.parse(instant) - from) / 1_000);
  const [name, size] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ["", 1];
  if (name === "") return seconds > 0 ? "in a moment" : "just now";
  const count = Math.abs(seconds) / size;
  return seconds > 0 ? `in ${Math.round(count)} ${name}` : `${Math.floor(count)} ${name} ago`;
}

/** Formats milliseconds. */
export function milliseconds(value: number): string {
  return value >= 1_000 ? `${(value / 1_000).toFixed(2)} s` : `${Math.round(value * 10) / 10} ms`;
}
