/** Patterns of a released contract that were rewritten since and accept the same texts, where no program can say so. */

/** What a pattern was and what it is. */
export interface RewrittenPattern {
  was: string;
  is: string;
}

/** `test/patterns.test.ts` holds each pair against texts; `npm run compatible` takes each as no change. */
export const rewrittenPatterns: readonly RewrittenPattern[] = [
  // RE2, which Go and others use, has no lookahead.
  {
    was: "^(?!\\.{1,2}$)[A-Za-z0-9._:@~-]+$",
    is: "^(\\.{0,2}[A-Za-z0-9_:@~-]|\\.{3})[A-Za-z0-9._:@~-]*$",
  },
];
