/** Filters of lists. They are in the route, so that links and the back button work. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Paged } from "../loading.ts";
import { replaceRoute, route, routeWith } from "../router.ts";
import { Field, Select } from "./field.tsx";

/** How long after the last letter a text is searched for, in milliseconds. */
const typingMs = 250;

/** The values of filters by their names; empty texts filter nothing. */
export type Filters<Name extends string> = Record<Name, string>;

/** The filters of the current route. */
export function filtersOfRoute<Name extends string>(...names: Name[]): Filters<Name> {
  const { query } = route.value;
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""])) as Filters<Name>; // of all names
}

/** Whether a filter is set. */
export function isFiltering(filters: Filters<string>): boolean {
  return Object.values(filters).some((text) => text !== "");
}

/** The value of a filter among its choices, in a list; an empty list without one. */
export function chosenOf<Value extends string>(
  choices: readonly (readonly [Value, string])[],
  value: string,
): Value[] {
  return choices.map(([each]) => each).filter((each) => each === value);
}

/** The query of a text and of a status: without those that are not set, or are none of the choices. */
export function queryOf<Status extends string>(
  { q, status }: Filters<"q" | "status">,
  statuses: readonly (readonly [Status, string])[],
): { contains?: string; status?: Status[] } {
  const chosen = chosenOf(statuses, status);
  return { ...(q !== "" && { contains: q }), ...(chosen.length > 0 && { status: chosen }) };
}

/** A list to choose from: its filter, its label, and its choices without that of all. */
type Choice = readonly [
  name: string,
  label: string,
  all: string,
  choices: readonly (readonly [value: string, label: string])[],
];

/** The properties of the bar. */
interface FilterBarProps {
  filters: Filters<string>;
  /** What is searched, as a hint: "name, id or URL". Absent: nothing is. */
  search?: string;
  choices?: readonly Choice[];
  /** The list, if the bar is only shown for long ones: what is in view need not be searched. */
  list?: Pick<Paged<unknown, unknown>, "items">;
  /** More controls. */
  children?: ComponentChildren;
}

/** The number of items from which a list is long. */
const many = 10;

/** A field that searches while one types, and lists to choose from. */
export function FilterBar({ filters, search, choices = [], list, children }: FilterBarProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (list && !isFiltering(filters) && (list.items?.length ?? 0) < many) return null;
  const find = (q: string) => {
    clearTimeout(timer.current);
    if (q.trim() !== filters.q) replaceRoute(routeWith({ ...filters, q: q.trim() }));
  };
  return (
    <form
      class="toolbar"
      onSubmit={(event) => {
        event.preventDefault();
        find(String(new FormData(event.currentTarget).get("q") ?? ""));
      }}
    >
      {search !== undefined && (
        <Field
          label="Search"
          name="q"
          type="search"
          maxLength={256}
          autocomplete="off"
          spellcheck={false}
          placeholder={search}
          defaultValue={filters.q ?? ""}
          onInput={(event) => {
            const { value } = event.currentTarget;
            clearTimeout(timer.current);
            timer.current = setTimeout(() => find(value), typingMs);
          }}
        />
      )}
      {choices.map(([name, label, all, each]) => (
        <Select
          key={name}
          label={label}
          name={name}
          choices={[["", all], ...each]}
          value={filters[name] ?? ""}
          onChoice={(value) => {
            location.hash = routeWith({ ...filters, [name]: value });
          }}
        />
      ))}
      {children}
    </form>
  );
}
