/** Parses instants in requests. */

/** The contract's format: RFC 3339, including leap seconds, whitespace instead of T, and offsets of whole hours. */
const form = /^(\d{4}-\d\d-\d\d)[t\s](\d\d:\d\d):(\d\d)(\.\d+)?(?:z|([+-]\d\d):?(\d\d)?)$/i;

/** The first and the last instant that RFC 3339 can write. */
const earliest = Date.parse("0000-01-01T00:00:00.000Z");
const latest = Date.parse("9999-12-31T23:59:59.999Z");

/** Normalizes an instant to UTC with milliseconds. If its offset moves it outside of four-digit years, returns the nearest. */
export function instantOf(sent: string): string {
  const [, date, minute, second = "", fraction = "", hours, minutes = "00"] = form.exec(sent) ?? [];
  const leap = second === "60"; // `Date` has no leap seconds: use the second after the 59th
  const offset = hours === undefined ? "Z" : `${hours}:${minutes}`;
  const time = Date.parse(`${date}T${minute}:${leap ? "59" : second}${fraction}${offset}`);
  return new Date(Math.min(Math.max(time + (leap ? 1_000 : 0), earliest), latest)).toISOString();
}
