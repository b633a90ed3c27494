/** Raw keys and months by themselves: what holds of every one of them. */
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { digestOf } from "../server/registry/keys/digest.ts";
import { endOfMonth, lengthOfMonth, periodOf } from "../server/registry/keys/months.ts";
import { formatError, makeRawKey } from "../server/registry/keys/raw-key.ts";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const prefix = "registry_".length;

/** Keys of given bytes first, so that a failure can be repeated, and then of true chance. */
const rawKeys = fc.uint8Array({ minLength: 40, maxLength: 40 }).map((bytes) => {
  let first: Uint8Array | undefined = bytes;
  return makeRawKey((count) => {
    const given = Buffer.from(first ?? randomBytes(count));
    first = undefined;
    return given;
  });
});

describe("a raw key", () => {
  test("has the form that is published, and no fault", () => {
    fc.assert(
      fc.property(rawKeys, (raw) => {
        expect(raw).toMatch(/^registry_[0-9A-Za-z]{46}$/);
        expect(formatError(raw)).toBeNull();
        expect(digestOf(raw)).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
  });

  test("with any one letter changed is known as mistyped", () => {
    // One changed letter of the text is a burst of at most 8 bits, and CRC-32 misses none that is shorter than 33.
    for (let n = 0; n < 5; n++) {
      const raw = makeRawKey(randomBytes);
      for (let place = prefix; place < raw.length; place++) {
        for (const letter of letters) {
          if (letter === raw[place]) continue;
          const mistyped = raw.slice(0, place) + letter + raw.slice(place + 1);
          expect({ mistyped, fault: formatError(mistyped) }).toEqual({ mistyped, fault: "checksum" });
        }
      }
    }
  });

  test("with two neighbours swapped is known as mistyped", () => {
    // Inside the text or inside the checksum always; where they meet, a swap changes both, and one in 2^32 may pass.
    fc.assert(
      fc.property(rawKeys, (raw) => {
        for (let place = prefix; place + 1 < raw.length; place++) {
          const [a = "", b = ""] = raw.slice(place, place + 2);
          if (a !== b)
            expect(formatError(raw.slice(0, place) + b + a + raw.slice(place + 2))).toBe("checksum");
        }
      }),
    );
  });

  test("with a letter missing, added, or of another alphabet is malformed", () => {
    fc.assert(
      fc.property(
        rawKeys,
        fc.nat(54),
        fc.constantFrom("-", "_", " ", "\n", "é", "а", "\0"),
        (raw, place, strange) => {
          expect(formatError(raw.slice(0, place) + raw.slice(place + 1))).toBe("malformed");
          expect(formatError(`${raw.slice(0, place)}a${raw.slice(place)}`)).toBe("malformed");
          expect(formatError(raw + strange)).toBe("malformed");
          expect(formatError(raw.toUpperCase())).toBe("malformed");
          if (raw[place] !== strange)
            expect(formatError(raw.slice(0, place) + strange + raw.slice(place + 1))).toBe("malformed");
        },
      ),
    );
  });

  test("has no letter that is likelier than another", () => {
    const counts = new Map<string, number>();
    const keys = 4_000;
    for (let n = 0; n < keys; n++) {
      for (const letter of makeRawKey(randomBytes).slice(prefix, prefix + 40)) {
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
      }
    }
    const expected = (keys * 40) / letters.length;
    const chiSquare = [...letters].reduce(
      (sum, letter) => sum + ((counts.get(letter) ?? 0) - expected) ** 2 / expected,
      0,
    );
    // 61 degrees of freedom: above 140 once in ten million runs. Taking bytes modulo 62 without a bound gives thousands.
    expect(chiSquare).toBeLessThan(140);
  });

  test("is made of chance alone: bytes that would favour a letter are left out", () => {
    const given = [Buffer.alloc(40, 255), Buffer.alloc(40, 248), Buffer.from([...Array(40).keys()])];
    const raw = makeRawKey(() => given.shift() ?? Buffer.alloc(0));
    expect(raw.slice(prefix, prefix + 40)).toBe(letters.slice(0, 40));
  });
});

test("every month from 1970 to 2100 begins where the one before ends, and is as long as the calendar says", () => {
  let begin = new Date(0);
  for (let year = 1970; year <= 2100; year++) {
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    for (const [index, days] of [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries()) {
      const period = `${year}-${String(index + 1).padStart(2, "0")}`;
      const last = new Date(begin.getTime() + days * 86_400_000 - 1);
      for (const instant of [begin, new Date(begin.getTime() + 1), last]) {
        expect([periodOf(instant), lengthOfMonth(instant)]).toEqual([period, days * 86_400]);
        expect(endOfMonth(instant).getTime()).toBe(last.getTime() + 1);
      }
      begin = endOfMonth(begin);
    }
  }
  expect(begin.toISOString()).toBe("2101-01-01T00:00:00.000Z");
});
