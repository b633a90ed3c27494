/** Signed notes and the key of a log, against the example of the Go packages that define the format. */
import { describe, expect, it } from "vitest";
import { openNote } from "../../client/log/note.ts";
import { LogProofError, openCheckpoint, parseVerifierKey } from "../../client/proof.ts";
import { checkpointText, createLogKey, logKeyOf } from "../../server/features/log/log-key.ts";

/** The example of https://pkg.go.dev/golang.org/x/mod/sumdb/note. */
const example = {
  skey: "AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz",
  vkey: "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW",
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  signature:
    "\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n",
};
const note = `${example.text}\n${example.signature}`;
const exampleKey = createLogKey(Buffer.from(example.skey, "base64").subarray(1), "PeterNeumann");

const origin = "registry.example/log";
const key = logKeyOf(Buffer.alloc(32, 7), origin);
const checkpoint = key.sign(checkpointText(origin, 3, Buffer.alloc(32, 1)));

describe("a signed note", () => {
  it("is that of the example", () => {
    expect(exampleKey.vkey).toBe(example.vkey);
    expect(exampleKey.sign(example.text)).toBe(note);
  });

  it("is verified, also beside signatures by unknown keys", async () => {
    const verifier = await parseVerifierKey(example.vkey);
    expect(await openNote(note, [verifier])).toBe(example.text);
    const others = Array.from({ length: 20 }, (_, n) =>
      createLogKey(Buffer.alloc(32, n), `witness${n}.example`),
    );
    const lines = others.map((each) => each.sign(example.text).slice(example.text.length + 1)).join("");
    expect(await openNote(`${example.text}\n${lines}${example.signature}`, [verifier])).toBe(example.text);
    await expect(openNote(`${example.text}\n${lines}`, [verifier])).rejects.toThrow("None of the keys");
  });

  it.each([
    ["another text", note.replace("answer", "question")],
    ["another signature", note.replace("ZJkuBS9UG", "ZJkuBS9UH")],
    [
      "a wrong signature beside the right one",
      `${note}${example.signature.replace("ZJkuBS9UG", "ZJkuBS9UH")}`,
    ],
    ["another name", note.replace("\u2014 PeterNeumann", "\u2014 PeterNewmann")],
    ["a hyphen for the dash", note.replace("\u2014", "-")],
    ["no line break at its end", note.slice(0, -1)],
    ["no signature", `${example.text}\n`],
    ["no blank line", note.replace("\n\n", "\n")],
    ["a signature that is not base64", note.replace("JnAM=", "JnAM")],
    ["a signature with unused bits", note.replace("JnAM=", "JnAN=")],
    ["nothing in it", ""],
  ])("with %s is rejected", async (_what, changed) => {
    const verifier = await parseVerifierKey(example.vkey);
    await expect(openNote(changed, [verifier])).rejects.toThrow(LogProofError);
  });
});

describe("a verifier key", () => {
  it("keeps the plus signs of its base64", async () => {
    const keys = Array.from({ length: 64 }, (_, n) => createLogKey(Buffer.alloc(32, n), "log.example"));
    const withPlus = keys.filter(({ vkey }) => vkey.split("+").length > 3);
    expect(withPlus.length).toBeGreaterThan(0);
    for (const { vkey, sign } of withPlus)
      expect(await openNote(sign("text\n"), [await parseVerifierKey(vkey)])).toBe("text\n");
  });

  it.each([
    "",
    "PeterNeumann",
    example.vkey.replace("c74f20a3", "c74f20a4"),
    example.vkey.replace("PeterNeumann", "PeterNewmann"),
    example.vkey.replace("+AR", "+BB"),
    example.vkey.slice(0, -4),
    `${example.vkey}AAAA`,
    ` ${example.vkey}`,
  ])("is rejected if it is %j", async (text) => {
    await expect(parseVerifierKey(text)).rejects.toThrow(LogProofError);
  });
});

describe("the key of a log", () => {
  it("is the same for the same node key and name, and another one otherwise", () => {
    expect(logKeyOf(Buffer.alloc(32, 7), origin).vkey).toBe(key.vkey);
    expect(logKeyOf(Buffer.alloc(32, 8), origin).vkey).not.toBe(key.vkey);
    const other = logKeyOf(Buffer.alloc(32, 7), "other.example/log");
    expect(other.vkey.split("+").slice(2)).not.toEqual(key.vkey.split("+").slice(2));
  });
});

describe("a checkpoint", () => {
  it("says the size and the root of a log", async () => {
    const opened = await openCheckpoint(checkpoint, [await parseVerifierKey(key.vkey)]);
    expect(opened).toEqual({ origin, size: 3, root: new Uint8Array(32).fill(1) });
  });

  it("must be signed by the log that it names", async () => {
    const other = createLogKey(Buffer.alloc(32, 9), "other.example/log");
    const forged = other.sign(checkpointText(origin, 3, Buffer.alloc(32, 1)));
    const keys = [await parseVerifierKey(key.vkey), await parseVerifierKey(other.vkey)];
    await expect(openCheckpoint(forged, keys)).rejects.toThrow(LogProofError);
  });

  it.each([
    `${origin}\n03\n${Buffer.alloc(32).toString("base64")}\n`,
    `${origin}\n-1\n${Buffer.alloc(32).toString("base64")}\n`,
    `${origin}\n3\n${Buffer.alloc(31).toString("base64")}\n`,
    `${origin}\n3\n`,
    `\n3\n${Buffer.alloc(32).toString("base64")}\n`,
  ])("has one form: %j is rejected", async (text) => {
    await expect(openCheckpoint(key.sign(text), [await parseVerifierKey(key.vkey)])).rejects.toThrow(
      LogProofError,
    );
  });
});
