/**
 * Helps to read responses of hosts that the operator has configured, such as the identity provider. Requests to them are sent
 * by `fetch` and not through the guard, because they may be on a private network.
 */

/** Reads the body of a response of `fetch` as UTF-8, up to a limit; undefined if it is longer. The rest is not read. */
export async function boundedText(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** A code of an error of the system or of the other side that is safe to show; anything longer or with other characters is replaced. */
export function codeOf(value: unknown): string {
  return typeof value === "string" && /^[\w.-]{1,64}$/.test(value) ? value : "unknown";
}

/** The cause of a failed `fetch`: the system's code, such as ECONNREFUSED, or the error's name. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? codeOf(code) : error.name;
}
