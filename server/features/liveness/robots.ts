/**
 * The rules of a robots.txt (RFC 9309) for probes. Only the groups that name `RegistryNode` apply: those for `*` are for crawlers,
 * and a probe reads no pages.
 */

/** The name of probes in robots.txt. */
const token = "registrynode";

/** How much of a file is read, as the RFC requires at least (section 2.5). */
export const robotsLimit = 512_000;

const maxRules = 200;

/** Whether a path that matches the pattern is allowed. */
export interface RobotsRule {
  allow: boolean;
  pattern: string;
}

/** The rules of a file for probes. */
export function rulesOf(text: string): RobotsRule[] {
  const rules: RobotsRule[] = [];
  let isOurs = false;
  let isNaming = false; // between the names of a group, whose rules follow
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [name, value] = fieldOf(line);
    if (name === "user-agent") {
      const isNamed = value.toLowerCase() === token;
      isOurs = isNaming ? isOurs || isNamed : isNamed;
      isNaming = true;
    } else if (name === "allow" || name === "disallow") {
      isNaming = false;
      if (isOurs && value !== "" && rules.length < maxRules)
        rules.push({ allow: name === "allow", pattern: value });
    }
  }
  return rules;
}

/** Whether the rules allow a path, with its query: the longest pattern decides, and `allow` of two equal ones. */
export function isAllowed(rules: readonly RobotsRule[], path: string): boolean {
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  const [best] = matching.toSorted(
    (a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow),
  );
  return best?.allow ?? true;
}

function fieldOf(line: string): [name: string, value: string] {
  const content = line.split("#", 1)[0] ?? "";
  const colon = content.indexOf(":");
  if (colon === -1) return ["", ""];
  return [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()];
}

/** Whether a pattern matches the beginning of a path: `*` stands for any characters, `$` at its end for the end of the path. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  const [first = "", ...others] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? others.pop() : undefined;
  for (const part of others) {
    const next = path.indexOf(part, at);
    if (next === -1) return false;
    at = next + part.length;
  }
  if (!isWhole) return true;
  if (last === undefined) return path.length === at;
  return path.endsWith(last) && path.length - last.length >= at;
}
