/** The levels of certifications, the highest first. */

/** Those that another account than the agent's owner issues. */
export const independentLevels = ["audited", "verified", "basic"] as const;

export const allLevels = [...independentLevels, "self_attested"] as const;
