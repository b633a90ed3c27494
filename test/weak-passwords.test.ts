/** Passwords that are guessed first, and addresses that look like others: rejected wherever an account gets one. */
import { describe, expect, test } from "vitest";
import { readConfig } from "../server/assembly/config.ts";
import { isCommonPassword } from "../server/core/secrets/common-passwords.ts";
import { passwordWeakness } from "../server/core/secrets/password-rules.ts";
import { emailFault, normalEmail } from "../server/core/values/email.ts";
import { engines } from "./engines.ts";
import { outcomeOf } from "./responses.ts";
import { createWorld, password } from "./world.ts";

const email = "ada.lovelace@example.com";
const weaknessOf = (text: string) => passwordWeakness(text, email, isCommonPassword);

describe("a password", () => {
  test.each([
    ["of blanks", " ".repeat(12)],
    ["of no-break blanks", "\u00A0".repeat(12)],
    ["of one letter", "aaaaaaaaaaaaaaaa"],
    ["of two letters", "abbabaababba"],
    ["of a letter among blanks", "     a      "],
    ["of digits in a row", "1234567890123"],
    ["of digits in a row, backwards", "9876543210987"],
    ["of the alphabet", "abcdefghijklmnop"],
    ["of the keyboard", "qwertyuiopasdf"],
    ["of a short text repeated", "horse1horse1horse1"],
    ["of a common one repeated", "iloveyouiloveyou"],
    ["that is common", "leavemealone"],
    ["that is common in capitals", "LeaveMeAlone"],
    ["that is common in full width", "ｌｅａｖｅｍｅａｌｏｎｅ"],
    ["of a common one and a year", "Password2026!"],
    ["of a common one among digits", "123dragon4567890"],
    ["that is the address", email],
    ["that is the address in capitals, among blanks", ` ${email.toUpperCase()} `],
    ["of the local part", "ada.lovelace"],
    ["of the local part and digits", "ada.lovelace99"],
    ["of the local part repeated", "ada.lovelaceada.lovelace"],
  ])("%s is too weak", (_what, text) => {
    expect(weaknessOf(text)).toEqual(expect.any(String));
  });

  test.each([
    password,
    "correct horse battery staple",
    "four other words",
    "k3cVZb0Wc4Q0",
    "한국어 비밀번호 열두자리",
    "ada.lovelace likes engines",
    `${"x".repeat(250)}yzabc`,
  ])("as %j is good enough", (text) => {
    expect(weaknessOf(text)).toBeNull();
  });

  test("is held against more than the 10,000 commonest", () => {
    for (const text of ["123456", "password", "qwerty", "zxcvbnm", "trustno1"])
      expect(isCommonPassword(text)).toBe(true);
  });
});

describe("an e-mail address", () => {
  test("has one normal form, which is its own normal form, whatever character is in it", () => {
    for (let point = 0x20; point < 0x30000; point++) {
      const normal = normalEmail(`a${String.fromCodePoint(point)}b@example.com`);
      if (normalEmail(normal) !== normal) throw new Error(`U+${point.toString(16)} changes again`);
      const domain = normalEmail(`ada@a${String.fromCodePoint(point)}b.example`);
      if (normalEmail(domain) !== domain)
        throw new Error(`U+${point.toString(16)} of a domain changes again`);
    }
  });

  test.each([
    ["ＡＤＡ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ada@example.com"],
    ["Ada@BÜCHER.example", "ada@bücher.example"],
    ["ada@xn--bcher-kva.example", "ada@bücher.example"],
    ["e\u0301mile@example.com", "émile@example.com"],
    ["oﬃce@example.com", "office@example.com"],
    ["owner@EXAMPLE。com", "owner@example.com"],
    ["owner@example｡com", "owner@example.com"],
    ['"Owner"@example.com', "owner@example.com"],
    ['"ow\\ner"@example.com', "owner@example.com"],
    ['"ow"."ner"@example.com', "ow.ner@example.com"],
    ['"o,wner"@example.com', '"o,wner"@example.com'],
    ['"o\\,wner"@example.com', '"o,wner"@example.com'],
    ["owner@example.com/x", "owner@example.com/x"],
  ])("%s is %s", (typed, normal) => {
    expect(normalEmail(typed)).toBe(normal);
  });

  test.each([
    ["a zero-width space", "ada\u200B@example.com"],
    ["a soft hyphen", "ada\u00AD@example.com"],
    ["a byte order mark", "ada@example.com\uFEFF"],
    ["a direction override", "ada\u202E@example.com"],
    ["a variation selector", "ada\uFE0F@example.com"],
    ["a Hangul filler", "ada\u3164@example.com"],
    ["a tag", "ada\u{E0061}@example.com"],
    ["a private character", "ada\uE000@example.com"],
    ["a no-break blank", "ada\u00A0b@example.com"],
    ["a control character", "ada\u0085@example.com"],
    ["Cyrillic among Latin", "аda@example.com"],
    ["Greek among Latin in the domain", "ada@exαmple.com"],
    ["Cyrillic among Latin as ASCII", "ada@xn--exmple-4nf.com"],
    ["a second @ in full width", "ada＠x@example.com"],
    ["a dot at its end", "ada@example.com."],
    ["an ideographic dot at its end", "ada@example.com。"],
    ["an invisible character in the domain", "ada@exam\u00ADple.com"],
    ["a path after the domain", "ada@example.com/x"],
    ["a comment after the domain", "ada@example.com(x)"],
    ["a comment", "ada(x)@example.com"],
    ["an open quote", '"ada@example.com'],
  ])("with %s is none that an account can have", (_what, typed) => {
    expect(emailFault(normalEmail(typed))).toEqual(expect.any(String));
  });

  test.each([
    "ada@example.com",
    "émile@bücher.example",
    "почта@пример.рф",
    "用户@例子.广告",
    "o'neil+x@a-b.example",
    "a..b.@example.com",
    '"a,b"@example.com',
  ])("%s is one that an account can have", (typed) => {
    expect(emailFault(normalEmail(typed))).toBeNull();
  });
});

describe("the configuration", () => {
  test.each([
    ["ada@example.com", " ".repeat(12)],
    ["ada.lovelace@example.com", "ada.lovelace"],
    ["ada@example.com", "leavemealone"],
    ["ada\u200B@example.com", password],
  ])("does not take the owner %j with %j", (OWNER_EMAIL, OWNER_PASSWORD) => {
    expect(() => readConfig({ OWNER_EMAIL, OWNER_PASSWORD })).toThrow(/OWNER_(EMAIL|PASSWORD)/);
  });
});

describe.each(engines)("on %s", (engine) => {
  test("weak passwords are rejected where accounts are made and changed, with the place and the reason", async () => {
    await using world = await createWorld(engine);
    const { accounts } = await world.developer();
    const weak = "leavemealone";
    const token = world.setupToken;
    for (const [pointer, ask] of [
      ["/password", () => world.browser().accounts.signUp({ email, password: weak })],
      ["/password", () => world.browser().accounts.setup({ token, email, password: weak })],
      ["/new_password", () => accounts.changePassword({ current_password: password, new_password: weak })],
    ] as const) {
      expect(await outcomeOf(ask())).toBe("weak_password");
      const { body } = world.exchanges.at(-1)?.response ?? { body: "" };
      expect(JSON.parse(body).errors).toMatchObject([{ pointer, detail: /common password/ }]);
      expect(body).not.toContain(weak);
    }
    expect(await world.node.database.all("select id from account")).toHaveLength(1);
  });

  test("an address that looks like another is taken, or none", async () => {
    await using world = await createWorld(engine);
    const signUp = (typed: string) => outcomeOf(world.browser().accounts.signUp({ email: typed, password }));
    expect(await signUp("ada@example.com")).toBe("served");
    expect(await signUp("ＡＤＡ@example.com")).toBe("email_taken");
    expect(await signUp("ada\u200B@example.com")).toBe("email_rejected");
    expect(await signUp("аdа@example.com")).toBe("email_rejected"); // with Cyrillic а
    const { account } = await world.browser().accounts.signIn({ email: "ＡＤＡ@EXAMPLE.com", password });
    expect(account.email).toBe("ada@example.com");
  });
});
