import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/features/facts/handlers.ts",
    replace: '      if (present.origin !== "sent") await putFacts(tx, { ...present, origin: "sent" });\n',
    by: "",
    effect: "AgentFacts that a publisher sent, equal to those of its card, are replaced by the next card",
  },
  {
    file: "server/features/facts/handlers.ts",
    replace:
      'etag === null ? headers["if-match"] !== undefined : !satisfiesIfMatch(headers["if-match"], etag)',
    by: 'etag !== null && !satisfiesIfMatch(headers["if-match"], etag)',
    effect: "AgentFacts with If-Match are stored although the agent has none any more",
  },
  {
    file: "server/features/facts/details.ts",
    replace: '\n    .replaceAll("\\0", "");',
    by: ";",
    effect: "on PostgreSQL AgentFacts with a NUL in the description of a skill fail with 500",
  },
  {
    file: "server/features/facts/requirements.ts",
    replace: 'skills: {\n      type: "array",\n      minItems: 1,',
    by: 'skills: {\n      type: "array",',
    effect: "AgentFacts with an empty list of skills are reported as conformant",
  },
];
