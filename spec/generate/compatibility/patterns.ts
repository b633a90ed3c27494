/** Whether every text that one regular expression matches is matched by another, decided by their automata. */
import { DFA, isDisjointWith, JS, NFA, Transformers, transform } from "refa";
import { rewrittenPatterns } from "../rewritten-patterns.ts";

const rewritten = new Map(rewrittenPatterns.map(({ was, is }) => [was, is]));

/** More states than the patterns of a contract need; beyond that nothing is decided. */
const mostStates = 20_000;

/**
 * Whether every text that matches the narrow pattern matches the wide one.
 * @returns null if that cannot be decided: for patterns that are not anchored, have alternatives at the top or look around.
 */
export function patternIncludes(wide: string, narrow: string): boolean | null {
  if (wide === narrow) return true;
  try {
    const outside = automaton(wide);
    outside.complement();
    return isDisjointWith(automaton(narrow), outside);
  } catch {
    return null;
  }
}

/** The texts that match an anchored pattern. @throws Error for a pattern that is more than a regular language. */
function automaton(written: string): DFA {
  const pattern = rewritten.get(written) ?? written;
  const [, body] = /^\^(.*)\$$/s.exec(pattern) ?? [];
  if (body === undefined) throw new Error("The pattern is not anchored");
  const parser = JS.Parser.fromLiteral({ source: body, flags: "u" });
  const { expression, maxCharacter } = parser.parse({ assertions: "parse" });
  if (pattern.includes("|") && expression.alternatives.length > 1)
    throw new Error("The anchors are those of the outer alternatives alone");
  const plain = transform(Transformers.applyAssertions(), expression);
  const states = NFA.fromRegex(plain, { maxCharacter }, { assertions: "throw" });
  return DFA.fromFA(states, new DFA.LimitedNodeFactory(mostStates));
}
