/** How large a document of AgentFacts may be. */

/** In bytes. */
export const sizeLimit = 262_144;

/** How deep it may be nested. */
export const depthLimit = 16;
