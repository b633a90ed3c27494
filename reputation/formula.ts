/**
 * The reputation of an agent, as a pure function of what is published with it. There is this one copy: the node keeps
 * scores by it, and the client recomputes them by it.
 */
import type { Schemas } from "../generated/models.d.ts";

/** All that a score is made of. */
export type ReputationInputs = Schemas["ReputationInputs"];

/** What follows from it. */
export type ReputationOutcome = Pick<
  Schemas["Reputation"],
  "score" | "grade" | "confidence" | "components" | "method"
>;

/** The formula, by name: the name changes whenever a number of it does. */
export const method = "observer-wilson-v1";

/** The 97.5 % quantile of the normal distribution: bounds are those of 95 % intervals. */
const z = 1.96;

/** Effective reports from which on there is a score, and it is called medium, and high. */
const enough = 10;
const medium = 50;
const high = 500;

/** How far a certification lifts: of the way from what reports say to what it is worth. */
const certificationWeight = 0.2;

/** What a certification is worth. What an owner says of the own agent is worth nothing. */
const worth = { self_attested: 0, basic: 0.6, verified: 0.8, audited: 1 } as const satisfies Record<
  Schemas["CertificationLevel"],
  number
>;

/** What all reports telling of fraud would take away. */
const fraudWeight = 0.1;

/** What any open violation of a severity takes away; those of lower severities are told and take nothing. */
const highPenalty = 0.1;
const criticalPenalty = 0.3;

/** From which score on a grade is given, best first. */
const grades = [
  ["A+", 0.95],
  ["A", 0.9],
  ["B", 0.8],
  ["C", 0.7],
  ["D", 0.5],
] as const;

/**
 * The score of an agent.
 *
 * `b + 0.2 * max(0, c - b) - 0.1 * f - v`, kept in 0 to 1: `b` the lower bound of successes, `c` the best certification,
 * `f` the rate of fraud, `v` the penalty of open violations. Availability and success have 0.4 each in the plain form of
 * this formula; reporters see both in one outcome, so it has 0.8. A certification that is worth less than what reports
 * say takes nothing away, and neither does having none.
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
 * The lower bound of the Wilson score interval: the least share that a sample still speaks for (E. B. Wilson, "Probable
 * inference, the law of succession, and statistical inference", JASA 22, 1927). For nothing but successes it is
 * `n / (n + z²)`.
 * @param successes at least 0, at most `n`.
 * @param n how many there were; need not be whole.
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
