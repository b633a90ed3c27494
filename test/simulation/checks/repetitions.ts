/** All requests with one `Idempotency-Key` are one request: they have one answer. */
import { keysLast } from "../perform/stage.ts";
import { describe } from "../scene.ts";
import type { Evidence } from "./check.ts";

export function repetitionsAreOne({ scene, history }: Evidence): string[] {
  if (!keysLast(history)) return [];
  const keyed = scene.attempts.filter(({ key, status }) => key !== null && status !== null && status < 300);
  return [...Map.groupBy(keyed, ({ key, site, intent }) => `${key} ${site} ${intent.by}`).values()].flatMap(
    (group) => {
      const [first, ...others] = group;
      const other = others.find(({ text }) => text !== first?.text);
      return first && other
        ? [
            `${describe(other)} was answered anew: ${first.text.slice(0, 200)}, then ${other.text.slice(0, 200)}`,
          ]
        : [];
    },
  );
}
