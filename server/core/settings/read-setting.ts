/** Reads one variable, and records an error if it is invalid. `readConfig` passes it to the reader of each group of settings. */
export type Read = <Value>(
  name: string,
  otherwise: string,
  parse: (text: string) => Value | undefined,
  wanted: string,
) => Value;
