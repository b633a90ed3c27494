/** Policies: their form, the quorum of witnesses, and proofs that need one. */
import { describe, expect, it } from "vitest";
import { openSignedCheckpoint } from "../../client/log/policy.ts";
import {
  LogProofError,
  parsePolicy,
  parseVerifierKey,
  QuorumError,
  verifyProof,
} from "../../client/proof.ts";
import { checkpointText, createLogKey, logKeyOf } from "../../server/features/log/log-key.ts";
import { createWitness, monitorScene, nodeKey, origin } from "./monitor-scene.ts";

const log = logKeyOf(nodeKey, origin);
const note = log.sign(checkpointText(origin, 3, Buffer.alloc(32, 1)));
const names = ["x1", "x2", "x3", "y1", "y2"];
const witnesses = names.map((name, index) => createWitness(`${name}.example`, index + 1));
const [x1, x2, x3, y1, y2] = witnesses;

/** The example of the specification, with two groups in a third. */
const policy = `# who watches
log ${log.vkey} https://registry.test/log

witness X1 ${x1?.vkey}
witness X2 ${x2?.vkey} https://x2.example
\twitness  X3\t${x3?.vkey}
group X-witnesses 2 X1 X2 X3

witness Y1 ${y1?.vkey}
witness Y2 ${y2?.vkey}
group Y-witnesses any Y1 Y2

group X-and-Y all X-witnesses Y-witnesses
quorum X-and-Y
`;

async function open(signed: string, text = policy, notBefore?: number) {
  const parsed = await parsePolicy(text);
  return openSignedCheckpoint(signed, { keys: parsed.logs.map(({ key }) => key), policy: parsed, notBefore });
}

/** The note with cosignatures of some witnesses. */
function cosigned(cosigners: string, time?: number): string {
  return cosigners
    .split(" ")
    .reduce((text, each) => witnesses[names.indexOf(each)]?.cosign(text, time) ?? text, note);
}

describe("a policy", () => {
  it("has logs, witnesses and a quorum of groups", async () => {
    const { logs, witnesses: named, quorum } = await parsePolicy(policy);
    expect(logs).toMatchObject([{ name: origin, vkey: log.vkey, url: "https://registry.test/log" }]);
    expect(named.map(({ name, url }) => [name, url])).toEqual([
      ["X1", null],
      ["X2", "https://x2.example"],
      ["X3", null],
      ["Y1", null],
      ["Y2", null],
    ]);
    expect(quorum).toMatchObject({ name: "X-and-Y", threshold: 2 });
    expect((await parsePolicy("quorum none")).quorum).toBeNull();
  });

  it.each([
    ["", "has no `quorum` line"],
    ["quorum none\nquorum none", "Line 2 of the policy: A policy has one `quorum` line"],
    ["quorum", "Line 1 of the policy: The quorum is"],
    ["quorum X1", "No line above defines `X1`"],
    [`quorum X1\nwitness X1 ${x1?.vkey}`, "Line 1 of the policy: No line above defines `X1`"],
    ["quorum none\r\n", "control character"],
    ["witnes X1", "`witnes` is not known"],
    [`witness X1 ${log.vkey}\nquorum none`, "This is no Ed25519 key of a witness"],
    [`log ${x1?.vkey}\nquorum none`, "This is no Ed25519 key of a log"],
    [`log ${log.vkey} a b\nquorum none`, "A log is `log <key> [<url>]`"],
    [`log ${log.vkey}\nlog ${log.vkey}\nquorum none`, "Another `log` line has this key"],
    [`witness A ${x1?.vkey}\nwitness B ${x1?.vkey}\nquorum none`, "Another `witness` line has this key"],
    [`witness A ${x1?.vkey}\nwitness A ${x2?.vkey}\nquorum none`, "`A` is defined already"],
    [`witness none ${x1?.vkey}\nquorum none`, "`none` is reserved"],
    [`witness A ${x1?.vkey}\ngroup g any\nquorum g`, "with at least one member"],
    [`witness A ${x1?.vkey}\ngroup g 2 A\nquorum g`, "needs 2 members and has 1"],
    [`witness A ${x1?.vkey}\ngroup g 01 A\nquorum g`, "must be any, all or a number"],
    [`witness A ${x1?.vkey}\ngroup g any A A\nquorum g`, "`A` is a member already"],
    [
      `witness A ${x1?.vkey}\ngroup g any A\ngroup h any A\nquorum h`,
      "Line 3 of the policy: `A` is a member",
    ],
    ["group g any none\nquorum g", "No line above defines `none`"],
  ])("is rejected if it is %j", async (text, message) => {
    await expect(parsePolicy(text)).rejects.toThrow(LogProofError);
    await expect(parsePolicy(text)).rejects.toThrow(message);
  });
});

describe("a quorum", () => {
  it.each(["x1 x2 y1", "x1 x3 y2", "x3 x2 x1 y2 y1"])("is met by %s", async (cosigners) => {
    const { signatures } = await open(cosigned(cosigners));
    expect(signatures.length).toBe(cosigners.split(" ").length + 1);
  });

  it.each(["x1 x2 x3", "x1 y1 y2", "x1 x1 y1", "y1"])("is not met by %s", async (cosigners) => {
    await expect(open(cosigned(cosigners))).rejects.toThrow(QuorumError);
  });

  it("is not met by cosignatures that are too old, or of another checkpoint", async () => {
    const signed = cosigned("x1 x2 y1", 1_000);
    await open(signed, policy, 1_000);
    await expect(open(signed, policy, 1_001)).rejects.toThrow(
      "cosigned since 1970-01-01T00:16:41.000Z by no",
    );
    await open(`${signed}${cosigned("x1 x2 y1", 2_000).slice(note.length)}`, policy, 1_001); // the latest counts
    const other = log.sign(checkpointText(origin, 4, Buffer.alloc(32, 1)));
    await expect(open(other + signed.slice(note.length))).rejects.toThrow(
      "The signature by x1.example is wrong.",
    );
  });

  it("ignores unknown keys, and rejects a known one whose signature is wrong", async () => {
    const strangers = Array.from({ length: 20 }, (_, index) =>
      createWitness(`w${index}.example`, 100 + index),
    );
    const crowded = strangers.reduce((text, each) => each.cosign(text), cosigned("x1 x2 y1"));
    expect((await open(crowded)).signatures.length).toBe(4);
    const [time, other] = [cosigned("x1 x2 y1", 1), cosigned("x1 x2 y1 x3", 2)];
    const x3Line = other.split("\n").at(-2) ?? "";
    const wrong = `${x3Line.slice(0, -6)}${x3Line.at(-6) === "A" ? "B" : "A"}${x3Line.slice(-5)}`;
    await expect(open(`${time}${wrong}\n`)).rejects.toThrow("The signature by x3.example is wrong.");
  });

  it("does not replace the signature of the log", async () => {
    const witness = createWitness(origin, 50); // a witness with the name of the log
    const text = `witness W ${witness.vkey}\nquorum W\n`;
    const stranger = createLogKey(Buffer.alloc(32, 51), origin);
    const keys = [await parseVerifierKey(log.vkey)];
    const parsed = await parsePolicy(text);
    const signed = witness.cosign(stranger.sign(checkpointText(origin, 3, Buffer.alloc(32, 1))));
    await expect(openSignedCheckpoint(signed, { keys, policy: parsed })).rejects.toThrow("None of the keys");
    await openSignedCheckpoint(witness.cosign(note), { keys, policy: parsed });
  });
});

describe("a proof with a policy", () => {
  it("needs the quorum of the policy", async () => {
    await using scene = await monitorScene("sqlite");
    await scene.grow(5);
    const proof = await scene.world.registry.log.proof(3);
    const [{ body } = { body: "" }] = await scene.world.node.database.all<{ body: string }>(
      "select body from event where seq = 3",
    );
    const end = proof.indexOf("\n\n") + 2;
    const checkpoint = proof.slice(end);
    await expect(verifyProof(body, proof, { policy })).rejects.toThrow(QuorumError);
    const signed = witnesses.reduce((text, each) => each.cosign(text), checkpoint);
    const verified = await verifyProof(body, proof.slice(0, end) + signed, { policy });
    expect(verified).toMatchObject({ origin, size: 5, entry: { seq: 3 } });
    await expect(verifyProof(body, proof, { policy: "quorum none\n" })).rejects.toThrow(
      "No key of the log is given",
    );
    await verifyProof(body, proof, { policy: "quorum none\n", keys: [log.vkey] });
  });
});
