/** Formats of dates and numbers, in the dashboard and on all other pages. */

const date = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
const days = atFirstUse(() => new Intl.DateTimeFormat("en-GB", date));
const minutes = atFirstUse(
  () => new Intl.DateTimeFormat("en-GB", { ...date, hour: "2-digit", minute: "2-digit" }),
);
const numbers = atFirstUse(() => new Intl.NumberFormat("en"));

/** A format takes some 20 ms to make: the start of a node and the commands need none. */
function atFirstUse<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A day, in UTC: `1 Dec 2026`. */
export function dayOf(instant: string): string {
  return days().format(new Date(instant));
}

/** A time to the minute, in UTC: `1 Dec 2026, 00:00 UTC`. */
export function minuteOf(instant: string): string {
  return `${minutes().format(new Date(instant))} UTC`;
}

/** A number of things, with a plus if there may be more: `1,000+`. */
export function countText(count: number, isExact = true): string {
  return `${grouped(count)}${isExact ? "" : "+"}`;
}

/** A number with thousands separators. */
export function grouped(number: number): string {
  return numbers().format(number);
}

/** A number of bytes, in the largest unit that fits: `1.5 GB`. */
export function bytes(size: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, size)) / 3));
  const value = size / 1_000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}
