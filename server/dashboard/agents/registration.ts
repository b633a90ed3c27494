/** Builds a registration from the form, by the chosen method. */
import type { Registration } from "../../../client/index.ts";
import { filledIn, textOf, trimmedOf } from "../elements/field.tsx";
import { route } from "../router.ts";
import { givenIn, textsIn } from "./description.ts";
import { parseObject } from "./json-editor.tsx";

/** The methods of registration, with their labels. */
export const ways = [
  ["url", "By the card’s URL"],
  ["card", "By its A2A card"],
  ["fields", "By fields"],
] as const;

/** A method of registration. */
export type Way = (typeof ways)[number][0];

/** The method of the route: `#/agents/new?by=card`. */
export function wayOfRoute(): Way {
  const by = route.value.query.get("by");
  return ways.find(([way]) => way === by)?.[0] ?? "url";
}

/** Builds the request from the form, without empty fields. */
export function registrationOf(way: Way, form: FormData): Registration {
  const given = givenIn(textsIn(form));
  if (way === "fields")
    return { agent_id: trimmedOf(form, "agent_id"), agent_url: trimmedOf(form, "agent_url"), ...given };
  const chosen = { ...filledIn(form, "agent_id", "agent_url"), ...given };
  if (way === "url") return { ...chosen, card_url: trimmedOf(form, "card_url") };
  return { ...chosen, agent_card: parseObject(textOf(form, "card")), ...filledIn(form, "card_url") };
}
