/** Builds a registration from the form, by the chosen method. */
import type { Registration } from "../../../client/index.ts";
import { textOf } from "../elements/field.tsx";
import { parseObject } from "./json-editor.tsx";

/** The methods of registration, with their labels. */
export const ways = [
  ["fields", "By fields"],
  ["card", "By its A2A card"],
  ["url", "By the card’s URL"],
] as const;

/** A method of registration. */
export type Way = (typeof ways)[number][0];

/** Builds the request from the form, without empty fields. */
export function registrationOf(way: Way, form: FormData): Registration {
  const agent_id = textOf(form, "agent_id").trim();
  const chosen = agent_id === "" ? {} : { agent_id };
  if (way === "card") return { ...chosen, agent_card: parseObject(textOf(form, "card")) };
  if (way === "url") return { ...chosen, card_url: textOf(form, "card_url").trim() };
  const texts = ["name", "description", "documentation_url"].map(
    (name) => [name, textOf(form, name).trim()] as const,
  );
  const lists = ["tags", "capabilities"].map((name) => [name, wordsOf(textOf(form, name))] as const);
  return {
    agent_id,
    agent_url: textOf(form, "agent_url").trim(),
    ...Object.fromEntries([...texts, ...lists].filter(([, value]) => value.length > 0)),
  };
}

function wordsOf(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
