/** The tones of statuses, in the dashboard and on all other pages. */
import type { components } from "../../generated/openapi.d.ts";

type Schemas = components["schemas"];

/** The tone of a badge: a colour and a sign of the style sheet. The text alone also carries the meaning. */
export type Tone = "good" | "warn" | "bad" | "info" | "idle";

export const agentTones: Record<Schemas["Agent"]["status"], Tone> = {
  active: "good",
  deprecated: "warn",
  suspended: "bad",
  tombstoned: "idle",
};

export const certificationTones: Record<Schemas["Certification"]["status"], Tone> = {
  active: "good",
  expired: "warn",
  revoked: "bad",
};

export const gradeTones: Record<Schemas["Grade"], Tone> = {
  "A+": "good",
  A: "good",
  B: "good",
  C: "info",
  D: "warn",
  F: "bad",
  NR: "idle",
};

export const violationTones: Record<Schemas["Violation"]["status"], Tone> = {
  open: "bad",
  resolved: "good",
  waived: "idle",
};

export const livenessTones: Record<Schemas["LivenessState"], Tone> = {
  unknown: "idle",
  up: "good",
  auth: "good",
  reachable: "info",
  degraded: "warn",
  down: "bad",
  dormant: "bad",
};

export const severityTones: Record<Schemas["Violation"]["severity"], Tone> = {
  info: "info",
  low: "info",
  medium: "warn",
  high: "bad",
  critical: "bad",
};
