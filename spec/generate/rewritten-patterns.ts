/** Patterns that were rewritten since a release and accept the same texts, although no program can prove it. */

/** The old and the new form of a pattern. */
export interface RewrittenPattern {
  was: string;
  is: string;
}

/** The pairs. `test/patterns.test.ts` compares each pair by texts, and `npm run compatible` accepts it as no change. */
export const rewrittenPatterns: readonly RewrittenPattern[] = [
  // RE2, which Go and others use, has no lookahead.
  {
    was: "^(?!\\.{1,2}$)[A-Za-z0-9._:@~-]+$",
    is: "^(\\.{0,2}[A-Za-z0-9_:@~-]|\\.{3})[A-Za-z0-9._:@~-]*$",
  },
];
