/** Writes the ids of agents in the narrower alphabets of other specifications, and reads them back. */

/** Writes an id with letters, digits, `.`, `-` and `_` only: any other character, and `_`, becomes `_` and two hex digits. */
export function escapeId(agentId: string): string {
  return agentId.replaceAll(/[^A-Za-z0-9.-]/g, (character) => {
    const code = character.charCodeAt(0); // ids are ASCII
    return `_${code.toString(16).padStart(2, "0")}`;
  });
}

/** Reads an id that {@link escapeId} wrote; undefined for another text. */
export function unescapeId(text: string): string | undefined {
  const id = text.replaceAll(/_([0-9a-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return escapeId(id) === text ? id : undefined;
}
