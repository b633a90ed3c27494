/** Joins the lines of paragraphs: doc comments are wrapped, and line breaks of a source have no meaning to readers. */
/** A line that begins something of its own: nothing, a list item, a table row, a heading, a quotation, indented code. */
const beginning = /^\s*$|^\s*([-*+]|\d+[.)])\s|^\s*\||^#{1,6}\s|^\s*>|^ {4}/;

/** A line that the next one does not continue: nothing, a table row, a heading, indented code, a hard line break. */
const complete = /^\s*$|^\s*\||^#{1,6}\s|^ {4}| {2}$|\\$/;

const fence = /^\s*(```|~~~)/;

/** Joins the lines of each paragraph and list item of a Markdown text. Code, tables and hard line breaks stay. */
export function joinLines(text: string): string {
  const lines: string[] = [];
  let inCode = false;
  let continued = false;
  for (const line of text.split("\n")) {
    const atFence = fence.test(line);
    if (continued && !atFence && !beginning.test(line)) lines.push(`${lines.pop()} ${line.trim()}`);
    else lines.push(line);
    if (atFence) inCode = !inCode;
    continued = !inCode && !atFence && !complete.test(line);
  }
  return lines.join("\n");
}

/** The members whose values are no part of the contract's texts. */
const values = new Set(["example", "examples", "default", "const", "enum"]);

/** Joins the lines of every description of the document, or of a part of it. */
export function joinDescriptions(node: object): void {
  for (const [name, value] of Object.entries(node)) {
    if (values.has(name)) continue;
    if (name === "description" && typeof value === "string")
      Object.assign(node, { description: joinLines(value) });
    else if (typeof value === "object" && value !== null) joinDescriptions(value);
  }
}
