/** Warnings about a damaged write-ahead log, until the operator deletes its copy. */
import { existsSync, statSync } from "node:fs";
import type { DatabaseWarning } from "./database.ts";
import { findWalDamage, keepDamagedWal, keptDamagedWals, type WalDamage } from "./wal-check.ts";

/**
 * Detects damage; call it before SQLite opens the file. A damaged log is kept beside the database under another name, and
 * the warning remains until the operator deletes it.
 * @returns the current warnings.
 */
export function walWarnings(file: string, clock: () => Date): () => DatabaseWarning[] {
  const damage = existsSync(file) ? lookAt(file) : null;
  const since = clock();
  const kept = damage !== null && keep(file, since);
  return () => {
    const current = keptNow(file).map(({ name, mtime }) => warning(mtime, name, damage));
    return damage !== null && !kept ? [...current, warning(since, null, damage)] : current;
  };
}

function lookAt(file: string): WalDamage | null {
  try {
    return findWalDamage(file);
  } catch {
    return null; // unreadable files: SQLite reports them when it opens them
  }
}

/** The kept logs; none of a folder that cannot be read: the checks of the database say so. */
function keptNow(file: string): { name: string; mtime: Date }[] {
  try {
    return keptDamagedWals(file).map((name) => ({ name, mtime: statSync(name).mtime }));
  } catch {
    return [];
  }
}

function keep(file: string, now: Date): boolean {
  try {
    keepDamagedWal(file, now);
    return true;
  } catch {
    return false; // no space is left: the warning remains until the next start
  }
}

function warning(since: Date, kept: string | null, damage: WalDamage | null): DatabaseWarning {
  const extent = damage ? ` (frame ${damage.frame}; at least ${damage.lostFrames} frames are lost)` : "";
  const evidence = kept
    ? `The damaged log is kept as ${kept}: restore a backup or recover what it holds, then delete it to end this warning.`
    : "It could not be kept for recovery.";
  return {
    code: "journal_damaged",
    detail:
      "The database's write-ahead log was damaged while the node was stopped. Changes that were confirmed are lost.",
    remedy: `The write-ahead log of the database was damaged${extent}: changes that were confirmed are lost. ${evidence}`,
    since,
  };
}
