/** JSON texts and parts of URLs that are expensive to parse, validate, store or quote. */

/** About as many bytes as a body may have beside the members that it needs. */
const most = 990_000;

/** Somewhat fewer values than a body may have. */
const many = 18_000;

function list(entry: string, length: number): string {
  return `[${Array.from({ length }, () => entry).join(",")}]`;
}

function members(length: number, nameOf: (index: number) => string, value: string): string {
  return `{${Array.from({ length }, (_, index) => `"${nameOf(index)}":${value}`).join(",")}}`;
}

/** JSON values in place of any other, by what is hostile about them. */
export const hostileValues: Record<string, string> = {
  "a long text that ends in a control character": `"${"a".repeat(most)}\\u0001"`,
  "a long text of blanks": `"${" ".repeat(most)}"`,
  "a long text of two-byte characters": `"${"é".repeat(most / 2)}"`,
  "a long text of escapes": `"${"\\u00e9".repeat(most / 6)}"`,
  "a long text of quotation marks": `"${'\\"'.repeat(most / 2)}"`,
  "a long URL of URLs": `"${"https://a.".repeat(most / 10)}"`,
  "a long number": "9".repeat(most),
  "320,000 empty texts": list('""', 320_000),
  "18,000 empty texts": list('""', many),
  "18,000 numbers to be kept as written": list("1.50", many),
  "18,000 long numbers": list(`1.${"5".repeat(48)}`, many),
  "9,000 objects": list('{"a":1.50}', 9_000),
  "18,000 members": members(many, (index) => `m${index}`, "1.50"),
  "18,000 members named by numbers": members(many, (index) => String((index * 200_003) % 2 ** 32), "1.50"),
  "9,000 members with long names": members(9_000, (index) => String(index).padStart(100, "k"), "0"),
  "a million brackets": "[".repeat(most),
  "60 brackets": "[".repeat(60) + "]".repeat(60),
};

/** Parts of URLs. */
export const hostileTexts = [
  `${"a".repeat(8_000)}%01`,
  "%20".repeat(2_500),
  "%zz",
  "%ff",
  "%00",
  ",".repeat(5_000),
  "%F0%9F%98%80".repeat(600),
  "9".repeat(8_000),
];

/** Values of headers. */
export const hostileHeaders = ["a".repeat(8_000), "a,".repeat(4_000), '"'.repeat(8_000)];
