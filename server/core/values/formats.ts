/** The formats of the contract's texts. */
import { Ajv } from "ajv";
import formats from "ajv-formats";

/** The maximum length of a text that is matched against a pattern or format, in UTF-16 units. Every text of the contract that has one is shorter. */
export const longestForm = 8_192;

const names = ["uri", "date-time"] as const;
const unbounded = formats.default(new Ajv({ validateSchema: false }), [...names]);
const tests = names.map((format) => ({ format, test: unbounded.compile({ type: "string", format }) }));

/**
 * Adds the formats to a validator. A longer text than `longestForm` has neither: for `date-time` the library splits a text at
 * every space, which takes 100 ms and tens of megabytes for a body of spaces.
 */
export function addFormats(ajv: Ajv): void {
  for (const { format, test } of tests)
    ajv.addFormat(format, (text: string) => text.length <= longestForm && test(text));
}
