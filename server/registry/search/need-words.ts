/** The words that people put around what they look for: "I need somebody to book a train for me". */

/** Words that make a sentence of a need. They say nothing of the agent. */
const fillers = new Set(
  (
    "a an the this that these those i im i'm me my mine we us our you your he she it its they them their " +
    "is am are was were be been being do does did done has have had having can could will would shall should may might must " +
    "of for to in on at by with from into onto about as and or but if than then so not no " +
    "what which who whom whose where when why how there here " +
    "need needs needed want wants wanted look looking looks find finds finding search searching show tell give get gets " +
    "getting let lets help helps please would like some any someone somebody something somewhere anyone anything everyone " +
    "one ones thing things kind sort best good great nice really just also very much many more most other another own " +
    "agent agents bot bots assistant assistants tool tools service services able before after while between s t m re ve ll d"
  ).split(" "),
);

/** Verbs of what an agent does, which fit agents of every kind: "book" a train, "make" a picture, "check" a contract. */
const generalVerbs = new Set(
  (
    "book books booking order orders make makes making create creates build builds write writes read reads check checks use " +
    "uses using turn turns ask asks answer answers do doing go going see say take takes put run runs work works keep keeps " +
    "set start stop add change compare plan plans schedule handle manage manages offer offers provide provides support " +
    "supports learn buy sell send place new my"
  ).split(" "),
);

/** Words of time, which say when something is needed, and seldom what. */
const timeWords = new Set(
  (
    "today tomorrow tonight now next near day days daily week weeks weekly weekend month months monthly year years yearly " +
    "hour hours hourly minute minutes morning afternoon evening night season"
  ).split(" "),
);

/** Whether a folded word says nothing of what is needed. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/**
 * How much a word of a need says of the agent: 1, or less if it is a verb that fits agents of every kind, or a word of time. Such
 * a word decides between agents for the same thing, not which thing is needed.
 */
export function wordWeight(word: string): number {
  return generalVerbs.has(word) || timeWords.has(word) ? 0.3 : 1;
}
