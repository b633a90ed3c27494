/** What the URL of a card proves: the folder in which it is. Others may have other folders of the same host. */

const wellKnown = ".well-known";

/**
 * Whether the card at one URL proves another one: those in its folder, which for a card below `.well-known` is the folder above that
 * (RFC 8615). Servers may make anything of a query, so a card at a URL with one proves only this URL.
 */
export function isInFolderOf(card: string, url: URL): boolean {
  const at = URL.parse(card);
  if (!at) return false;
  if (at.href.split("#", 1)[0]?.includes("?")) return withoutHash(url) === withoutHash(at);
  const folder = folderOf(at);
  const path = segmentsOf(url);
  if (!folder || !path || url.origin !== at.origin) return false;
  return path.length > folder.length && folder.every((name, index) => name === path[index]);
}

/** The names of the folders in which a card is; null if its path is not clear. */
function folderOf(card: URL): string[] | null {
  const folders = segmentsOf(card)?.slice(0, -1);
  if (!folders) return null;
  const above = folders.lastIndexOf(wellKnown);
  return above === -1 ? folders : folders.slice(0, above);
}

/**
 * The decoded segments of a path. Null if it is not clear, because servers read such paths in different ways: with encoded
 * slashes, dots or percent signs, empty segments, or `..;`.
 */
export function segmentsOf(url: URL): string[] | null {
  const segments = url.pathname.slice(1).split("/");
  const decoded = segments.map((each, index) =>
    each === "" && index === segments.length - 1 ? each : decodedSegment(each),
  );
  return decoded.every((each) => each !== null) ? decoded : null;
}

function decodedSegment(segment: string): string | null {
  try {
    const decoded = decodeURIComponent(segment);
    const compatible = decoded.normalize("NFKC"); // as file systems and servers fold full-width signs
    const isClear = !/[/\\%\p{Cc}]/u.test(compatible) && !/^[.\s]*(?:;|$)/u.test(compatible);
    return isClear ? decoded : null;
  } catch {
    return null; // not UTF-8
  }
}

function withoutHash({ href }: URL): string | undefined {
  return href.split("#", 1)[0];
}
