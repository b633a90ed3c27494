/** The API reference. */
export function referencePage(_document: object): string {
  return "<!doctype html><title>API reference</title>";
}
