/** The policy that a node suggests for its log (https://c2sp.org/tlog-policy). */
import { majorityOf } from "./log-witnesses.ts";

/** The name of the group of all witnesses. Names of witnesses have no capital letters. */
const group = "Majority";

/** Writes a policy: any of the keys, and a majority of the witnesses. */
export function policyOf(
  keys: readonly { vkey: string }[],
  witnesses: readonly { name: string; vkey: string }[],
): string {
  const logs = keys.map(({ vkey }) => `log ${vkey}\n`);
  if (witnesses.length === 0) return [...logs, "quorum none\n"].join("");
  const names = witnesses.map(({ name }) => name).join(" ");
  return [
    ...logs,
    ...witnesses.map(({ name, vkey }) => `witness ${name} ${vkey}\n`),
    `group ${group} ${majorityOf(witnesses.length)} ${names}\n`,
    `quorum ${group}\n`,
  ].join("");
}
