/**
 * Policies (https://c2sp.org/tlog-policy): which logs are trusted, which witnesses are known, and how many of them must have
 * cosigned a checkpoint. A log that shows two histories needs cosignatures of both, and an honest witness gives one.
 */
import {
  type Checkpoint,
  type NoteSignature,
  parseCheckpoint,
  parseVerifierKey,
  parseWitnessKey,
  type VerifierKey,
  verifyNote,
} from "./note.ts";
import { equal, LogProofError } from "./tree.ts";

/** A log or a witness of a policy. */
export interface PolicyParty {
  /** The name of a witness in the policy; of a log, that of its key. */
  name: string;
  /** Its key. */
  key: VerifierKey;
  /** Its key as text. */
  vkey: string;
  /** Null if the policy has none. */
  url: string | null;
}

/** Some witnesses, of which a number must have cosigned. */
export interface PolicyGroup {
  /** Its name in the policy. */
  name: string;
  /** How many of its members. */
  threshold: number;
  /** Witnesses and other groups. */
  members: (PolicyParty | PolicyGroup)[];
}

/** A policy. */
export interface Policy {
  /** The logs that are trusted. */
  logs: PolicyParty[];
  /** The witnesses that are known. */
  witnesses: PolicyParty[];
  /** Null if no cosignature is required (`quorum none`). */
  quorum: PolicyParty | PolicyGroup | null;
}

/**
 * Reads a policy.
 * @throws LogProofError with the line that is wrong.
 */
export async function parsePolicy(text: string): Promise<Policy> {
  const policy: Policy = { logs: [], witnesses: [], quorum: null };
  const named = new Map<string, PolicyParty | PolicyGroup>();
  const listed = new Set<string>();
  let hasQuorum = false;
  for (const [index, line] of text.split("\n").entries()) {
    const fail = (what: string) => new LogProofError(`Line ${index + 1} of the policy: ${what}`);
    if (hasControlCharacter(line))
      throw fail("It has a control character. Lines end with a line feed alone, without a carriage return.");
    const [keyword = "", ...words] = line.split(/[ \t]+/).filter((word) => word !== "");
    if (keyword === "" || keyword.startsWith("#")) continue;
    if (keyword === "log") policy.logs.push(await readLog(words, policy.logs, fail));
    else if (keyword === "witness") {
      const witness = await readWitness(words, policy.witnesses, fail);
      define(named, witness, fail);
      policy.witnesses.push(witness);
    } else if (keyword === "group") define(named, readGroup(words, named, listed, fail), fail);
    else if (keyword === "quorum") {
      if (hasQuorum) throw fail("A policy has one `quorum` line, and this is the second.");
      policy.quorum = readQuorum(words, named, fail);
      hasQuorum = true;
    } else throw fail(`\`${keyword}\` is not known. A line begins with log, witness, group, quorum or #.`);
  }
  if (!hasQuorum)
    throw new LogProofError("The policy has no `quorum` line. `quorum none` requires no witnesses.");
  return policy;
}

type Fail = (what: string) => LogProofError;

async function readLog(words: string[], logs: PolicyParty[], fail: Fail): Promise<PolicyParty> {
  const [vkey, url = null, ...more] = words;
  if (vkey === undefined || more.length > 0) throw fail("A log is `log <key> [<url>]`.");
  const key = await readKey(parseVerifierKey, vkey, fail);
  if (isAmong(key, logs)) throw fail("Another `log` line has this key.");
  return { name: key.name, key, vkey, url };
}

async function readWitness(words: string[], witnesses: PolicyParty[], fail: Fail): Promise<PolicyParty> {
  const [name, vkey, url = null, ...more] = words;
  if (name === undefined || vkey === undefined || more.length > 0)
    throw fail("A witness is `witness <name> <key> [<url>]`.");
  const key = await readKey(parseWitnessKey, vkey, fail);
  if (isAmong(key, witnesses)) throw fail("Another `witness` line has this key.");
  return { name, key, vkey, url };
}

function readGroup(
  words: string[],
  named: ReadonlyMap<string, PolicyParty | PolicyGroup>,
  listed: Set<string>,
  fail: Fail,
): PolicyGroup {
  const [name, count, ...names] = words;
  if (name === undefined || count === undefined || names.length === 0)
    throw fail("A group is `group <name> any|all|<number> <member> …`, with at least one member.");
  const members = names.map((each) => {
    const member = named.get(each);
    if (!member) throw fail(`No line above defines \`${each}\`.`);
    if (listed.has(each)) throw fail(`\`${each}\` is a member already. A name can be a member once.`);
    listed.add(each);
    return member;
  });
  return { name, threshold: readThreshold(count, members.length, fail), members };
}

function readThreshold(count: string, members: number, fail: Fail): number {
  if (count === "any") return 1;
  if (count === "all") return members;
  if (!/^[1-9]\d{0,8}$/.test(count)) throw fail(`\`${count}\` must be any, all or a number from 1 on.`);
  if (Number(count) > members) throw fail(`The group needs ${count} members and has ${members}.`);
  return Number(count);
}

function readQuorum(
  words: string[],
  named: ReadonlyMap<string, PolicyParty | PolicyGroup>,
  fail: Fail,
): PolicyParty | PolicyGroup | null {
  const [name, ...more] = words;
  if (name === undefined || more.length > 0)
    throw fail("The quorum is `quorum <name>` or `quorum none`. Several witnesses are a `group`.");
  if (name === "none") return null;
  const quorum = named.get(name);
  if (!quorum) throw fail(`No line above defines \`${name}\`.`);
  return quorum;
}

function define(
  named: Map<string, PolicyParty | PolicyGroup>,
  member: PolicyParty | PolicyGroup,
  fail: Fail,
): void {
  if (member.name === "none") throw fail("`none` is reserved for `quorum none`.");
  if (named.has(member.name)) throw fail(`\`${member.name}\` is defined already.`);
  named.set(member.name, member);
}

async function readKey(
  parse: (text: string) => Promise<VerifierKey>,
  vkey: string,
  fail: Fail,
): Promise<VerifierKey> {
  try {
    return await parse(vkey);
  } catch (error) {
    if (error instanceof LogProofError) throw fail(error.message);
    throw error;
  }
}

/** Two keys are the same if their bytes are, whatever their names. */
function isAmong({ publicKey }: VerifierKey, parties: readonly PolicyParty[]): boolean {
  return parties.some((each) => equal(each.key.publicKey, publicKey));
}

/** The characters that policies must not have are those of ASCII below the space, except tab, and DEL. */
function hasControlCharacter(line: string): boolean {
  return [...line].some((each) => (each < " " && each !== "\t") || each === "\u007f");
}

/** Thrown if a checkpoint lacks cosignatures that the policy requires, or they are too old. */
export class QuorumError extends LogProofError {
  override name = "QuorumError";
}

/** How a checkpoint must be signed. */
export interface SignatureRules {
  /** The keys of logs. */
  keys: readonly VerifierKey[];
  /** Null if no witnesses are required. */
  policy: Policy | null;
  /** Cosignatures before this time do not count, in seconds since 1970. */
  notBefore?: number | undefined;
}

/** A checkpoint with its verified signatures. */
export interface SignedCheckpoint extends Checkpoint {
  signatures: NoteSignature[];
}

/**
 * Opens a checkpoint that its log and a quorum of witnesses have signed.
 * @throws QuorumError if only cosignatures are missing; LogProofError for everything else.
 */
export async function openSignedCheckpoint(
  note: string,
  { keys, policy, notBefore = 0 }: SignatureRules,
): Promise<SignedCheckpoint> {
  const [origin = ""] = note.split("\n", 1);
  const own = keys.filter(({ name }) => name === origin);
  const witnesses = policy?.witnesses.map(({ key }) => key) ?? [];
  const { text, signatures } = await verifyNote(note, [...own, ...witnesses]);
  if (!signatures.some(({ key }) => own.includes(key)))
    throw new LogProofError("None of the keys has signed the note.");
  const checkpoint = parseCheckpoint(text);
  const cosigned = new Set(
    signatures.flatMap(({ key, time }) => (time !== null && time >= notBefore ? [key] : [])),
  );
  if (policy?.quorum && !isMet(policy.quorum, cosigned)) {
    const names = policy.witnesses.filter(({ key }) => cosigned.has(key)).map(({ name }) => name);
    const since = notBefore > 0 ? ` since ${new Date(notBefore * 1_000).toISOString()}` : "";
    throw new QuorumError(
      `The checkpoint of ${checkpoint.size} entries lacks the quorum \`${policy.quorum.name}\` of the policy: cosigned${since} by ${names.join(", ") || "no witness"}.`,
    );
  }
  return { ...checkpoint, signatures };
}

function isMet(member: PolicyParty | PolicyGroup, cosigned: ReadonlySet<VerifierKey>): boolean {
  if ("key" in member) return cosigned.has(member.key);
  return member.members.filter((each) => isMet(each, cosigned)).length >= member.threshold;
}
