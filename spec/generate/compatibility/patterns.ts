/** Decides by automata whether one regular expression matches every text that another matches. */
import { DFA, isDisjointWith, JS, NFA, Transformers, transform } from "refa";
import { rewrittenPatterns } from "../rewritten-patterns.ts";

const rewritten = new Map(rewrittenPatterns.map(({ was, is }) => [was, is]));

/** The limit of states: more than the patterns of the contract need. Beyond it nothing is decided. */
const mostStates = 20_000;

/**
 * Checks whether every text that matches the narrow pattern matches the wide one.
 * @returns null if it cannot be decided: for patterns without anchors, with top-level alternatives or with lookaround.
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

/** The automaton of an anchored pattern. @throws Error for a pattern that is not a regular language. */
function automaton(written: string): DFA {
  const pattern = rewritten.get(written) ?? written;
  const [, body] = /^\^(.*)\$$/s.exec(pattern) ?? [];
  if (body === undefined) throw new Error("The pattern has no anchors");
  const parser = JS.Parser.fromLiteral({ source: body, flags: "u" });
  const { expression, maxCharacter } = parser.parse({ assertions: "parse" });
  if (pattern.includes("|") && expression.alternatives.length > 1)
    throw new Error("The anchors only belong to the outer alternatives");
  const plain = transform(Transformers.applyAssertions(), expression);
  const states = NFA.fromRegex(plain, { maxCharacter }, { assertions: "throw" });
  return DFA.fromFA(states, new DFA.LimitedNodeFactory(mostStates));
}
