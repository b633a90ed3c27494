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
export const method = "observer-wilson-v2";

/** The formula before the node measured availability. Inputs that do not say anything about it are of this one. */
export const formerMethod = "observer-wilson-v1";

/** The 97.5 % quantile of the normal distribution: bounds are those of 95 % intervals. */
const z = 1.96;

/** The minimum effective reports for a score, and for medium and high confidence. */
const enough = 10;
const medium = 50;
const high = 500;

/** The minimum number of probes for an availability that counts. */
const enoughProbes = 20;

/** The weights of the availability that the node measured and of the successes that others reported. */
const availabilityWeight = 0.4;
const successWeight = 0.6;

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
 * `b + 0.2 * max(0, c - b) - 0.1 * f - v`, limited to 0 to 1: `b` is `0.4 * a + 0.6 * s`, with the lower bounds of availability
 * `a` and of successes `s`; `c` the best certification, `f` the rate of fraud, `v` the penalty of open violations. Without an
 * availability of at least 20 probes `b` is `s`: reporters see in one outcome both whether an agent responds and whether it
 * succeeds. Without reports there is no score, because any server can respond. A certification with a lower value than `b` does
 * not reduce the score, and neither does a missing one.
 *
 * Inputs without the member `availability` are of `observer-wilson-v1`, where `b` is always `s`.
 */
export function recomputeReputation(inputs: ReputationInputs): ReputationOutcome {
  const n = inputs.successes + inputs.failures;
  const { availability } = inputs;
  const components = {
    ...(availability !== undefined && { availability: availabilityOf(availability) }),
    success: rateOf(inputs.successes, n),
    certification: Math.max(0, ...inputs.certifications.map((level) => worth[level])),
    fraud_rate: n > 0 ? inputs.frauds / n : 0,
    violations: penalty(inputs.open_violations),
    mean_latency_ms: inputs.timed > 0 ? inputs.latency_sum_ms / inputs.timed : null,
  };
  const score = n < enough ? null : scoreOf(components);
  return {
    score,
    grade: gradeOf(score),
    confidence: confidenceOf(n),
    components,
    method: availability === undefined ? formerMethod : method,
  };
}

function rateOf(successes: number, n: number): Schemas["ReputationRate"] {
  return { value: n > 0 ? successes / n : null, lower_bound: wilsonLowerBound(successes, n), n };
}

/** The component of an availability; null if too few probes are known. */
function availabilityOf(
  availability: NonNullable<ReputationInputs["availability"]> | null,
): Schemas["ReputationRate"] | null {
  if (availability === null || availability.n < enoughProbes) return null;
  const { ratio, n } = availability;
  return { value: ratio, lower_bound: wilsonLowerBound(ratio * n, n), n };
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
  availability,
  success,
  certification,
  fraud_rate,
  violations,
}: ReputationOutcome["components"]): number {
  const observed = availability
    ? availabilityWeight * availability.lower_bound + successWeight * success.lower_bound
    : success.lower_bound;
  const lift = certificationWeight * Math.max(0, certification - observed);
  return within(observed + lift - fraudWeight * fraud_rate - violations);
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
