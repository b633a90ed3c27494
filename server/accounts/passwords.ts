/** Passwords: kept as argon2id (RFC 9106), in the format of the Password Hashing Competition's string. */
import { argon2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { HashQueue, type HashTurn } from "./hash-queue.ts";

const derive = promisify(argon2);

/** What a hash costs. */
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
 * Few hashes run at once, so that a flood of sign-ins takes neither all memory nor all cores. Those that wait are a few
 * seconds' worth: beyond that it is better to reject than to let all time out.
 */
const queueLimits = { concurrency: 2, waitingPerNetwork: 16, waiting: 64 };

/** Hashes that the node itself asks for. */
const ownTurn: HashTurn = { network: "", known: true };

const tagLength = 32;
const saltLength = 16;

/** Hashes and verifies passwords. */
export class Passwords {
  readonly #cost: PasswordCost;
  readonly #random: (bytes: number) => Buffer;
  readonly #queue = new HashQueue(queueLimits);
  /** Of nobody's password: verified where there is no account, so that this takes the same time. */
  readonly #decoy: Promise<string>;

  constructor(cost: PasswordCost, random: (bytes: number) => Buffer) {
    this.#cost = cost;
    this.#random = random;
    this.#decoy = this.hash(random(saltLength).toString("hex"));
  }

  /** Whether so many hashes wait that another of this network should be rejected. */
  isBusy(turn: HashTurn): boolean {
    return this.#queue.isFull(turn);
  }

  /** What to keep of a password. */
  async hash(password: string, turn: HashTurn = ownTurn): Promise<string> {
    const salt = this.#random(saltLength);
    const { memory, passes } = this.#cost;
    const tag = await this.#derive(password, salt, { memory, passes }, turn);
    return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(tag)}`;
  }

  /**
   * Whether a password is the one that was kept. It takes the same time whether there is one or not.
   * @param kept what {@link hash} gave; null for nobody's.
   */
  async verify(password: string, kept: string | null, turn: HashTurn = ownTurn): Promise<boolean> {
    const [, , , cost = "", salt = "", tag = ""] = (kept ?? (await this.#decoy)).split("$");
    const [, memory, passes] = /^m=(\d+),t=(\d+),p=1$/.exec(cost) ?? [];
    const expected = Buffer.from(tag, "base64");
    const costs = { memory: Number(memory), passes: Number(passes) };
    const given = await this.#derive(password, Buffer.from(salt, "base64"), costs, turn);
    return timingSafeEqual(given, expected) && kept !== null;
  }

  /** Unicode's compatibility forms are unified, so that a password is the same from any keyboard (NIST SP 800-63B section 5.1.1.2). */
  #derive(password: string, nonce: Buffer, cost: PasswordCost, turn: HashTurn): Promise<Buffer> {
    const message = Buffer.from(password.toWellFormed().normalize("NFKC"));
    return this.#queue.run(turn, () =>
      derive("argon2id", { message, nonce, parallelism: 1, tagLength, ...cost }),
    );
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/={1,2}$/, "");
}
