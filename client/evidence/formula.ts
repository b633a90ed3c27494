/**
 * The reputation formula, a pure function of published inputs. The node and the client share this implementation, so clients
 * can verify scores.
 */
import type { Schemas } from "../../generated/models.d.ts";

/** The inputs of a score. */
export type ReputationInputs = Schemas["ReputationInputs"];

/** The result. */
export type ReputationOutcome = Pick<
  Schemas["Reputation"],
  "score" | "grade" | "confidence" | "components" | "method"
>;

/** The name of the formula; it changes with every change of a number. */
export const method = "observer-wilson-v1";

/** The 97.5 % quantile of the normal distribution: bounds are those of 95 % intervals. */
const z = 1.96;

/** The minimum effective reports for a score, and for medium and high confidence. */
const enough = 10;
const medium = 50;
const high = 500;

/** The weight of a certification: the share of the difference between its value and the score of reports. */
const certificationWeight = 0.2;

/** The values of certification levels. Self-attestation has no value. */
const worth = { self_attested: 0, basic: 0.6, verified: 0.8, audited: 1 } as const satisfies Record<
  Schemas["CertificationLevel"],
  number
>;

/** The penalty if all reports are of fraud. */
const fraudWeight = 0.1;

/** The penalty of an open violation by severity; lower severities have none. */
const highPenalty = 0.1;
const criticalPenalty = 0.3;

/** The minimum score of each grade, best first. */
const grades = [
  ["A+", 0.95],
  ["A", 0.9],
  ["B", 0.8],
  ["C", 0.7],
  ["D", 0.5],
] as const;

/**
 * Computes the score of an agent.
 *
 * `b + 0.2 * max(0, c - b) - 0.1 * f - v`, limited to 0 to 1: `b` the lower bound of successes, `c` the best certification,
 * `f` the rate of fraud, `v` the penalty of open violations. Availability and success have 0.4 each in the plain form of
 * this formula; reporters see both in one outcome, so it has 0.8. A certification with a lower value than
 * the score of reports does not reduce it, and neither does a missing one.
 */
export function recomputeReputation(inputs: ReputationInputs): ReputationOutcome {
  const n = inputs.successes + inputs.failures;
  const lower_bound = wilsonLowerBound(inputs.successes, n);
  const components = {
    success: { value: n > 0 ? inputs.successes / n : null, lower_bound, n },
    certification: Math.max(0, ...inputs.certifications.map((level) => worth[level])),
    fraud_rate: n > 0 ? inputs.frauds / n : 0,
    violations: penalty(inputs.open_violations),
    mean_latency_ms: inputs.timed > 0 ? inputs.latency_sum_ms / inputs.timed : null,
  };
  const score = n < enough ? null : scoreOf(components);
  return { score, grade: gradeOf(score), confidence: confidenceOf(n), components, method };
}

/**
 * Computes the lower bound of the Wilson score interval (E. B. Wilson, "Probable
 * inference, the law of succession, and statistical inference", JASA 22, 1927). For successes only it is
 * `n / (n + z²)`.
 * @param successes at least 0, at most `n`.
 * @param n the number of trials; may be fractional.
 */
export function wilsonLowerBound(successes: number, n: number): number {
  if (n <= 0) return 0;
  const p = successes / n;
  const centre = p + z ** 2 / (2 * n);
  const spread = z * Math.sqrt((p * (1 - p) + z ** 2 / (4 * n)) / n);
  return within((centre - spread) / (1 + z ** 2 / n));
}

function scoreOf({
  success,
  certification,
  fraud_rate,
  violations,
}: ReputationOutcome["components"]): number {
  const reported = success.lower_bound;
  const lift = certificationWeight * Math.max(0, certification - reported);
  return within(reported + lift - fraudWeight * fraud_rate - violations);
}

function penalty(open: Schemas["OpenViolations"]): number {
  return (open.high > 0 ? highPenalty : 0) + (open.critical > 0 ? criticalPenalty : 0);
}

function gradeOf(score: number | null): Schemas["Grade"] {
  if (score === null) return "NR";
  return grades.find(([, least]) => score >= least)?.[0] ?? "F";
}

function confidenceOf(n: number): Schemas["Confidence"] {
  if (n < enough) return "insufficient";
  return n < medium ? "low" : n < high ? "medium" : "high";
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}
