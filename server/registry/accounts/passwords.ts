/** Password hashes: argon2id (RFC 9106), in the PHC string format. */
import { timingSafeEqual } from "node:crypto";
import { argon2id } from "./argon2id.ts";
import { HashQueue, type HashTurn } from "./hash-queue.ts";

/** The cost parameters of a hash. */
export interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
}

/**
 * OWASP's recommendation: 19 MiB, two passes, one lane.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export const recommendedCost: PasswordCost = { memory: 19_456, passes: 2 };

/**
 * The limits of the queue. Few hashes run at once, so that a flood of sign-ins takes neither all memory nor all cores. The
 * waiting hashes take a few seconds; beyond that, rejecting is better than a timeout for all.
 */
const queueLimits = { concurrency: 2, waitingPerNetwork: 16, waiting: 64 };

/** The turn of hashes for the node itself. */
const ownTurn: HashTurn = { network: "", known: true };

const tagLength = 32;
const saltLength = 16;

/** Hashes and verifies passwords. */
export class Passwords {
  readonly #cost: PasswordCost;
  readonly #random: (bytes: number) => Buffer;
  readonly #queue = new HashQueue(queueLimits);
  /** A hash of no password. It is verified if there is no account, so that this takes the same time. */
  readonly #decoy: Promise<string>;

  constructor(cost: PasswordCost, random: (bytes: number) => Buffer) {
    this.#cost = cost;
    this.#random = random;
    this.#decoy = this.hash(random(saltLength).toString("hex"));
  }

  /** Whether the queue is full for this network. */
  isBusy(turn: HashTurn): boolean {
    return this.#queue.isFull(turn);
  }

  /** Hashes a password. */
  async hash(password: string, turn: HashTurn = ownTurn): Promise<string> {
    const salt = this.#random(saltLength);
    const { memory, passes } = this.#cost;
    const tag = await this.#derive(password, salt, { memory, passes }, turn);
    return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(tag)}`;
  }

  /**
   * Verifies a password. It takes the same time whether there is a hash or not.
   * @param kept the result of {@link hash}; null if there is no account.
   */
  async verify(password: string, kept: string | null, turn: HashTurn = ownTurn): Promise<boolean> {
    const [, , , cost = "", salt = "", tag = ""] = (kept ?? (await this.#decoy)).split("$");
    const [, memory, passes] = /^m=(\d+),t=(\d+),p=1$/.exec(cost) ?? [];
    const expected = Buffer.from(tag, "base64");
    const costs = { memory: Number(memory), passes: Number(passes) };
    const given = await this.#derive(password, Buffer.from(salt, "base64"), costs, turn);
    return timingSafeEqual(given, expected) && kept !== null;
  }

  /** Derives the hash of the NFKC form, so that a password is the same from any keyboard (NIST SP 800-63B section 5.1.1.2). */
  #derive(password: string, salt: Buffer, cost: PasswordCost, turn: HashTurn): Promise<Buffer> {
    const message = Buffer.from(password.toWellFormed().normalize("NFKC"));
    return this.#queue.run(turn, () => argon2id({ message, salt, tagLength, ...cost }));
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/={1,2}$/, "");
}
