/** The pages of the reference, and on which of them each part is. */
import { problemOf, problemsOf } from "./declared-problems.ts";
import { anchor, type Document, type Entry, entries, nameOf } from "./document.ts";
import { groupsOf, operationAnchor } from "./groups.ts";

/** The path of the overview. */
export const overviewPath = "/docs/reference";

/** The pages that are not of a tag. */
export const eventsPage = "webhook-events";
export const problemsPage = "problems";
export const modelsPage = "models";

/** A page in the navigation of the reference. */
export interface Place {
  name: string;
  title: string;
}

/** All pages after the overview, in reading order. */
export function placesOf(document: Document): Place[] {
  const tags = groupsOf(document).map(({ name, title }) => ({ name, title }));
  const others = [
    { name: eventsPage, title: "Webhook events", has: entries(document.webhooks).length > 0 },
    { name: problemsPage, title: "Problems", has: problemsOf(document).length > 0 },
    { name: modelsPage, title: "Models", has: modelNames(document).length > 0 },
  ];
  return [...tags, ...others.filter(({ has }) => has).map(({ name, title }) => ({ name, title }))];
}

/** The path of a page. */
export function pathOf(page: string): string {
  return `${overviewPath}/${encodeURIComponent(page)}`;
}

/** The URL of a part of the reference, by its anchor. Parts that no other page has are on the overview. */
export function hrefOf(document: Document, id: string): string {
  const page = pagesByAnchor(document).get(id);
  return `${page === undefined ? overviewPath : pathOf(page)}#${id}`;
}

/** The models that a page describes: those that only its operations use, and on the page of models the others. */
export function modelsOn(document: Document, page: string): string[] {
  const pages = pagesByAnchor(document);
  return modelNames(document).filter((name) => pages.get(anchor("schema", name)) === page);
}

/** The names of all models that are not problems. */
export function modelNames(document: Document): string[] {
  return Object.entries(document.components?.schemas ?? {})
    .filter(([name, schema]) => problemOf(document, schema, name) === undefined)
    .map(([name]) => name);
}

/** A document does not change, and every link reads this map. */
const maps = new WeakMap<Document, Map<string, string>>();

function pagesByAnchor(document: Document): Map<string, string> {
  const found = maps.get(document) ?? mapOf(document);
  maps.set(document, found);
  return found;
}

function mapOf(document: Document): Map<string, string> {
  const users = usersOf(document);
  const pages = new Map([["common-problems", problemsPage]]);
  for (const { name, entries: own } of groupsOf(document)) {
    pages.set(anchor("tag", name), name);
    for (const entry of own) pages.set(operationAnchor(entry), name);
  }
  for (const entry of entries(document.webhooks)) pages.set(operationAnchor(entry), eventsPage);
  for (const { code, model } of problemsOf(document)) {
    pages.set(anchor("problem", code), problemsPage);
    pages.set(anchor("schema", model), problemsPage);
  }
  for (const name of modelNames(document)) {
    const [first = modelsPage, ...others] = users.get(name) ?? [];
    pages.set(anchor("schema", name), others.length > 0 ? modelsPage : first);
  }
  return pages;
}

/** The pages whose operations use a model, by the name of the model. */
function usersOf(document: Document): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const use = (page: string, used: Entry[]) => {
    for (const name of referredBy(document, used)) users.set(name, (users.get(name) ?? new Set()).add(page));
  };
  for (const { name, entries: own } of groupsOf(document)) use(name, own);
  use(eventsPage, entries(document.webhooks));
  return users;
}

/** The names of the models that a part of the document refers to, directly or by others. */
function referredBy(document: Document, part: unknown): Set<string> {
  const seen = new Set<string>();
  const pending = referencesIn(part);
  for (const reference of pending) {
    if (seen.has(reference)) continue;
    seen.add(reference);
    pending.push(...referencesIn(targetOf(document, reference)));
  }
  const models = [...seen].filter((reference) => reference.startsWith("#/components/schemas/"));
  return new Set(models.map(nameOf));
}

function referencesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === "$ref" && typeof value === "string" ? [value] : referencesIn(value),
  );
}

/** The definition that a reference leads to, as `#/components/headers/ETag`. */
function targetOf({ components }: Document, reference: string): unknown {
  const [, , kind = ""] = reference.split("/");
  const definitions = Object.entries(components ?? {}).find(([name]) => name === kind)?.[1];
  const name = nameOf(reference);
  return definitions && Object.hasOwn(definitions, name) ? definitions[name] : undefined;
}
