/** Limits of AgentFacts documents. */

/** The maximum size, in bytes. */
export const sizeLimit = 262_144;

/** The maximum nesting depth. */
export const depthLimit = 16;
