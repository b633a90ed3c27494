/** Keys that were sent where they do not belong: in a path or a query, which logs keep and problems repeat. */

/** A text without the keys in it. */
export function withoutKeys(text: string): string {
  return text.replaceAll(/registry_[0-9A-Za-z]{46}/g, "registry_…");
}
