/** Reputations follow from the reports, certifications and violations that count. */
import { recomputeReputation } from "../../../client/evidence.ts";
import { longestJumpMs } from "../actions.ts";
import type { SiteAudit } from "../audit.ts";
import { bodyOf } from "../scene.ts";
import type { Evidence } from "./check.ts";

export function reputationsFollow(evidence: Evidence): string[] {
  return evidence.audits.flatMap((audit) => [
    ...wrongFormula(audit),
    ...wrongInputs(audit),
    ...wrongReports(evidence, audit),
  ]);
}

function wrongFormula({ reputations, site }: SiteAudit): string[] {
  return reputations.flatMap(({ agent_id, inputs, score, grade }) => {
    const computed = recomputeReputation(inputs);
    if (computed.score === score && computed.grade === grade) return [];
    return [
      `The reputation of ${agent_id} at node ${site.index} is ${score} ${grade}, and from its inputs ${computed.score} ${computed.grade}.`,
    ];
  });
}

function wrongInputs({
  reputations,
  certifications,
  violations,
  mirror,
  accounts,
  site,
}: SiteAudit): string[] {
  const disabled = new Set(accounts.flatMap((each) => (each.disabled ? [each.id] : [])));
  return reputations.flatMap(({ agent_id, inputs }) => {
    if (mirror.get(agent_id)?.status === "tombstoned") return [];
    const where = `The reputation of ${agent_id} at node ${site.index}`;
    const active = certifications.filter(
      (each) => each.agent_id === agent_id && each.status === "active" && !disabled.has(each.issued_by),
    );
    const levels = [...new Set(active.map(({ level }) => level))].sort();
    const wrong: string[] = [];
    if ([...inputs.certifications].sort().join() !== levels.join())
      wrong.push(`${where} counts the certifications ${inputs.certifications}, and active are ${levels}.`);
    const open = violations.filter((each) => each.agent_id === agent_id && each.status === "open").length;
    const counted = Object.values(inputs.open_violations).reduce((sum, count) => sum + count, 0);
    if (open !== counted) wrong.push(`${where} counts ${counted} open violations of ${open}.`);
    return wrong;
  });
}

/** The number of reports, where no age, owner or repetition makes it uncertain. */
function wrongReports({ scene, history }: Evidence, { reputations, mirror, site }: SiteAudit): string[] {
  const attempts = scene.attempts.filter(({ site: at }) => at === site.index);
  const isSimple = longestJumpMs(history) === 0 && scene.sites.length === 1;
  if (!isSimple) return [];
  return reputations.flatMap(({ agent_id, inputs }) => {
    const own = attempts.filter(({ intent }) => intent.agent === agent_id);
    const reports = own.filter(({ intent }) => intent.kind === "report");
    const isUncertain =
      reports.some(
        ({ status, isTwice, key }) => status === null || status >= 500 || isTwice || key !== null,
      ) ||
      own.some(({ intent }) => intent.kind === "remove" || intent.kind === "accept offer") ||
      mirror.get(agent_id)?.status !== "active" ||
      own.some(
        ({ intent, status }) =>
          intent.kind === "register" && (intent.by === "anyone" || status === null || status >= 300),
      );
    const disabled = new Set<unknown>();
    for (const { intent, status } of attempts.filter(({ intent: { kind } }) => kind === "account")) {
      if (status !== 200) return []; // it is not known whether it counts
      if (intent.disabled) disabled.add(intent.who);
      else disabled.delete(intent.who);
    }
    if (isUncertain) return [];
    const counted = reports.filter(
      (each) =>
        each.status === 200 && bodyOf<{ counted: boolean }>(each).counted && !disabled.has(each.intent.by),
    );
    const shown = inputs.successes + inputs.failures;
    if (Math.abs(shown - counted.length) < 0.01) return [];
    return [
      `The reputation of ${agent_id} at node ${site.index} counts ${shown} reports of ${counted.length}.`,
    ];
  });
}
