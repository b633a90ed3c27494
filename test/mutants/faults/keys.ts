import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/registry/keys/session-quota.ts",
    replace: "const owner = `${account} sessions`;",
    by: "const owner = account;",
    effect: "writes with a session use up the monthly quota of the account's keys",
  },
  {
    file: "server/registry/keys/handlers.ts",
    replace: "old.expires_at !== null && old.expires_at < end ? old.expires_at : end",
    by: "end",
    effect: "rotating a key that expires soon makes the old one live on to the end of the grace period",
  },
  {
    file: "server/registry/keys/handlers.ts",
    replace: "      counter,\n      expires_at: old.expires_at,",
    by: "      counter: null,\n      expires_at: old.expires_at,",
    effect: "a key that has used up its quota gets a new one by rotation",
  },
  {
    file: "server/registry/keys/credential.ts",
    replace: "counter.undo(key, now)",
    by: "counter.undo(key, clock())",
    effect: "a request that fails just after the end of a month lowers the count of the new month",
  },
  {
    file: "server/registry/keys/activity.ts",
    replace: "for (const each of some) days.delete(placeOf(each));",
    by: "",
    effect: "after a failed write of the usage, batches that were written are counted a second time",
  },
  {
    file: "server/registry/keys/keys.ts",
    replace: "    rotated_to: null,\n",
    by: "",
    effect: "a rotated key in its grace period takes a place of the active keys of an account",
  },
  {
    file: "server/registry/keys/key-state.ts",
    replace: "allowances[lowerTier(tier, accountTier)].requests",
    by: "allowances[tier].requests",
    effect: "the list of keys shows the limit of the former tier after an account's tier was lowered",
  },
  {
    file: "server/registry/keys/months.ts",
    replace: "new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))",
    by: "new Date(now.getFullYear(), now.getMonth() + 1, 1)",
    effect: "on a machine with another time zone than UTC headers say the wrong time of the reset",
  },
  {
    file: "server/registry/keys/usage-retention.ts",
    replace: "  await database.aside((writer) => deleteOldCounts(writer, now));\n",
    by: "",
    effect: "the counts of bytes by network and account of all past days stay in the database for ever",
  },
];
