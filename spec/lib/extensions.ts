/** The extensions of the contract: what decorators leave in the emitter's document for the generator. */

/** Each extension, and whether it stays in the published document, because it is useful to programs that read it. */
const published = {
  "x-role": false,
  /** Which limit applies to an operation. The introduction of the document explains it. */
  "x-rate-limit": true,
  "x-uncounted": false,
  /** The scopes of which a key with scopes needs one. The introduction of the document explains it. */
  "x-scopes": true,
  "x-safe": false,
  "x-facade": false,
  "x-also-at": false,
  "x-trailing-slash": false,
  "x-rest-of-path": false,
  "x-mcp-tool": false,
  "x-webhook": false,
  "x-any-case": false,
  "x-rule": false,
  "x-max-length": false,
  "x-max-items": false,
  "x-max-properties": false,
  "x-branch-on": false,
};

/** The name of an extension that a decorator sets. */
export type ContractExtension = keyof typeof published;

/** The extensions that only the generator reads. */
export const internalExtensions: ReadonlySet<string> = new Set(
  Object.entries(published).flatMap(([name, stays]) => (stays ? [] : [name])),
);
