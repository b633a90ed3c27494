/** The metrics that a node exports, as Prometheus reads them. */

/** The value of a series, by its name and labels as they are written: `name{label="value"}`. */
export type Values = ReadonlyMap<string, number>;

/** Reads the values of all series. */
export function valuesOf(text: string): Values {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

/** The names of all series that the text declares, those without a value included. */
export function namesOf(text: string): Set<string> {
  const declared = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    declared.flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}
