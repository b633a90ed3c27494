/** Shapes of JSON values that are hostile to what scans, compares, converts or shows them. */

/** Makes the JSON text of a value of so many bytes and values at most. */
export type Shape = (bytes: number, values: number) => string;

/** A text that repeats something, as it is written in JSON. */
function text(unit: string, last = ""): Shape {
  return (bytes) =>
    `"${unit.repeat(Math.max(1, Math.floor((bytes - last.length - 2) / Buffer.byteLength(unit))))}${last}"`;
}

/** As many of something as fit. */
function fitting(entry: (index: number) => string, bytes: number, values: number): string {
  const count = Math.min(values, Math.floor(bytes / (Buffer.byteLength(entry(99_999)) + 1)));
  return Array.from({ length: count }, (_, index) => entry(index)).join(",");
}

const list =
  (entry: (index: number) => string): Shape =>
  (bytes, values) =>
    `[${fitting(entry, bytes, values)}]`;

const object =
  (member: (index: number) => string): Shape =>
  (bytes, values) =>
    `{${fitting(member, bytes, values)}}`;

/** Texts that fit into every string. */
export const texts: Record<string, Shape> = {
  "one long word": text("a"),
  "one long word that ends otherwise": text("a", "!"),
  blanks: text(" "),
  "blanks that end in a word": text(" ", "a"),
  "line feeds": text("\\n"),
  colons: text(":"),
  "escaped quotation marks": text('\\"'),
  "escaped quotation marks and colons": text('\\":'),
  backslashes: text("\\\\"),
  "control characters": text("\\u0001"),
  "lone surrogates": text("\\ud800"),
  "combining marks": text("\\u0301"),
  "letters with combining marks": text("e\\u0323\\u0301"),
  "right-to-left marks": text("\\u202e\\u05d0"),
  "letters that become longer in another case": text("İßﬁŉ"),
  "letters that look like others": text("раураl"),
  emoji: text("👩‍👩‍👧‍👦"),
  "Chinese, which has no blanks": text("天気予報"),
  "words in camel case": text("aB"),
  "many short words": text("a b "),
  "many hyphens": text("a-"),
  "many dots": text("a."),
  "URLs of URLs": text("https://a."),
  "a URL with a long path": text("/..%2f", "\\u0000"),
  "percent-escapes": text("%F0%9F%98"),
  "beginnings of addresses": text("a@b."),
  "beginnings of tags": text("<a "),
  entities: text("&amp"),
  "beginnings of Markdown": text("[![*_`"),
  "beginnings of keys": text("registry_a"),
  "nearly keys": text(`registry_${"a".repeat(45)}-`),
  "beginnings of dates": text("2026-11-"),
  numbers: text("1.50,"),
  "nearly signatures": text("— a b\\n"),
};

/** Values of other types. */
export const structures: Record<string, Shape> = {
  "lists in lists": list(() => `${"[".repeat(12)}${"]".repeat(12)}`),
  "objects in objects": list(() => `${'{"a":'.repeat(12)}0${"}".repeat(12)}`),
  "many members": object((index) => `"m${index}":1`),
  "many equal members": object(() => '"a":1'),
  "members named by numbers": object((index) => `"${(index * 200_003) % 2 ** 32}":1`),
  "members with long names": object((index) => `"${"k".repeat(100)}${index}":1`),
  "many empty texts": list(() => '""'),
  "many different texts": list((index) => `"word${index}"`),
  "many objects": list((index) => `{"id":"${index}","name":"a","url":"https://a.example/${index}"}`),
  "many numbers to be kept as written": list(() => "1.50"),
  "one long number": (bytes) => "9".repeat(bytes),
  "numbers too large for a double": list(() => "1e400"),
};
