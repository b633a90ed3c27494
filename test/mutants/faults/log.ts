import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/features/log/continue-log.ts",
    replace: "      if (kept === null && log.note !== null) guard.write(log.note);",
    by: "     ",
    effect: "a halted log that the operator continues without a checkpoint halts again at once",
  },
  {
    file: "server/features/log/former-keys.ts",
    replace: "overlapMs = 30 * 86_400_000",
    by: "overlapMs = 30 * 86_400",
    effect: "a former key of the log signs for an hour and not for 30 days, and monitors reject the log",
  },
  {
    file: "server/features/log/handlers.ts",
    replace: "isWithin(place, log.published_size)",
    by: "isWithin(place, log.size)",
    effect: "tiles of a halted log that no checkpoint has are served, and kept by caches for ever",
  },
  {
    file: "server/features/log/handlers.ts",
    replace: "ended_at === null || ended_at > now",
    by: "ended_at === null",
    effect: "the suggested policy lacks the former key, by which the last checkpoints are still signed",
  },
  {
    file: "server/features/log/log-store.ts",
    replace: "return `${this.#origin} ${level}/${number}`;",
    by: "return `${level}/${number}`;",
    effect: "after a new log began, proofs are made of kept tiles of the former log until a restart",
  },
  {
    file: "server/features/log/new-log.ts",
    replace: "if (!continues) await em.nativeDelete(LogBundle, {});",
    by: "",
    effect: "a new log that begins after deleted events has the entries of earlier events in their places",
  },
  {
    file: "server/features/log/restored-log.ts",
    replace: "return origin === log.origin && size >= log.published_size;",
    by: "return origin === log.origin;",
    effect: "an old checkpoint lets a restored or halted log go on, and sign a second history",
  },
  {
    file: "server/features/log/sealer.ts",
    replace: "if (!this.#keep(note)) return;",
    by: "this.#keep(note);",
    effect:
      "checkpoints are published although the file that protects from a second history cannot be written",
  },
  {
    file: "server/features/log/sealer.ts",
    replace: '    }, "durable");',
    by: '    }, "lazy");',
    effect: "a power failure may undo a published checkpoint, and the log serves an older one than before",
  },
  {
    file: "server/features/log/tile-nodes.ts",
    replace: "if (!known || known.width < width) return undefined;",
    by: "if (!known) return undefined;",
    effect: "proofs of new events fail with 500 once a proof of an earlier event of the same tile was made",
  },
  {
    file: "server/features/log/unsealed-entries.ts",
    replace: "events.length === limit && events.at(-1)?.seq === seq + limit - 1;",
    by: "events.length === limit;",
    effect: "a log that catches up past a redacted event halts, as if the event had been deleted",
  },
  {
    file: "server/features/log/witness/add-checkpoint.ts",
    replace: "checkpoint.size === 0 && base64(checkpoint.root) !== emptyRoot",
    by: "false",
    effect: "the node cosigns a checkpoint of no entries with any root",
  },
  {
    file: "server/features/log/witness/claims.ts",
    replace: "if (status !== 200 || !isSignedByLog(vkeys, origin, text)) return null;",
    by: "if (status !== 200) return null;",
    effect: "a witness can halt the log with a checkpoint that the log never signed",
  },
  {
    file: "server/features/log/witness/cosigning-rounds.ts",
    replace: ' || (witness.cosigned_at ?? "") < since;',
    by: ";",
    effect: "the cosignatures of a log that does not grow become older and older",
  },
  {
    file: "server/features/log/witness/log-witnesses.ts",
    replace: "const round = { asked_origin: origin, asked_size: size };",
    by: "const round = { asked_origin: origin };",
    effect: "a witness that responds late makes the node serve an older checkpoint than before",
  },
  {
    file: "server/features/log/witness/published-checkpoint.ts",
    replace: "return asked?.size === newest.size ? newest : (asked ?? newest);",
    by: "return newest;",
    effect: "while witnesses fail, the served checkpoint runs ahead, and goes back when they respond again",
  },
  {
    file: "server/features/log/witness/watched-logs.ts",
    replace: "em.assign(known, keys)",
    by: "em.assign(known, { ...keys, size: 0, root: emptyRoot })",
    effect: "a log that is added again, or gets another key, can have another history cosigned",
  },
];
