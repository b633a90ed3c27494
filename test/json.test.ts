import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  exceededLimit,
  isLonger,
  memberTexts,
  minify,
  objectText,
  parseExactly,
  sameJson,
} from "../server/core/values/json.ts";

/** JSON values with texts that look like syntax. */
const values = jsonOf(fc.jsonValue({ maxDepth: 4, stringUnit: fc.constantFrom(...'"\\{}[],: \n\u00e9天a') }));
const objects = fc.dictionary(fc.string({ unit: fc.constantFrom(...'"\\{},:a') }), values);
const spaces = fc.constantFrom(0, 1, "\t");

/** Values as they are after parsing: 0 for -0, and plain objects. */
function jsonOf<Value>(made: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return made.map((value) => JSON.parse(JSON.stringify(value)));
}

function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((count: number, inner) => count + countValues(inner), 1);
}

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe("exceededLimit", () => {
  it("counts values and levels as they are after parsing", () => {
    fc.assert(
      fc.property(values, spaces, (value, space) => {
        const bytes = Buffer.from(JSON.stringify(value, null, space));
        const limits = { depth: depthOf(value), values: countValues(value) };
        expect(exceededLimit(bytes, limits)).toBeNull();
        if (limits.values > 1)
          expect(exceededLimit(bytes, { ...limits, values: limits.values - 1 })).toBe("values");
        if (limits.depth > 0)
          expect(exceededLimit(bytes, { ...limits, depth: limits.depth - 1 })).not.toBeNull();
      }),
    );
  });

  it.each(["[[[[", '{"a', '"\\', "}}}}", ",,,,", ""])("comes to an end with %s, which is no JSON", (text) => {
    expect([null, "depth", "values"]).toContain(exceededLimit(Buffer.from(text), { depth: 2, values: 2 }));
  });
});

describe("memberTexts", () => {
  it("has what JSON.parse finds, member by member", () => {
    fc.assert(
      fc.property(objects, spaces, (object, space) => {
        const members = memberTexts(JSON.stringify(object, null, space));
        expect([...members.keys()].sort()).toEqual(Object.keys(object).sort());
        for (const [name, text] of members) expect(JSON.parse(text)).toEqual(object[name]);
        expect(JSON.parse(objectText(members))).toEqual(object);
      }),
    );
  });

  it("has numbers as they were written, names without their escapes, and the last of equal names", () => {
    const members = memberTexts('{"n": 1.50, "\\u0061":1, "a" : [2,{"a":3}] , "__proto__":4}');
    expect([...members]).toEqual([
      ["n", " 1.50"],
      ["a", ' [2,{"a":3}] '],
      ["__proto__", "4"],
    ]);
    expect(JSON.stringify(parseExactly(objectText(members)))).toBe(
      '{"n":1.50,"a":[2,{"a":3}],"__proto__":4}',
    );
  });
});

describe("isLonger", () => {
  it("never says so of a value that is short without white space and escapes", () => {
    fc.assert(
      fc.property(objects, spaces, fc.nat(40), (object, space, limit) => {
        const text = JSON.stringify(object, null, space).replaceAll("é", "\\u00e9");
        if (isLonger(text, limit)) expect(JSON.stringify(object).length).toBeGreaterThan(limit);
      }),
    );
  });

  it("says so of a long value", () => {
    expect(isLonger(`"${"a".repeat(100)}"`, 101)).toBe(true);
    expect(isLonger(`"${"a".repeat(100)}"`, 102)).toBe(false);
    expect(isLonger(`["${"\\u0061".repeat(100)}"${" ".repeat(100)}]`, 104)).toBe(false);
  });
});

describe("minify", () => {
  it("changes nothing but white space between tokens", () => {
    fc.assert(
      fc.property(values, spaces, (value, space) => {
        expect(minify(JSON.stringify(value, null, space))).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe("sameJson", () => {
  it("compares numbers as they were written", () => {
    expect(sameJson(parseExactly("[1.0]"), parseExactly("[1]"))).toBe(false);
    expect(sameJson(parseExactly('{"a":1.0,"b":2}'), parseExactly('{"b":2,"a":1.0}'))).toBe(true);
  });
});
