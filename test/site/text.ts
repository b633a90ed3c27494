/** What a reader of a page reads. */

/** The text of the main part of a page, without markup. */
export function textOf(page: string): string {
  return page
    .replace(/^[\s\S]*?<main/, "<main")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}
