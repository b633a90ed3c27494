/** Names the browser of a session, so that its owner recognizes it. */

/** Products by their names in `User-Agent`, the most specific first: most browsers also name those that they resemble. */
const products: readonly [token: RegExp, name: string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/\S+ (Mobile\/\S+ )?Safari\//, "Safari"],
  [/^curl\//, "curl"],
];

/** Systems, the most specific first: those of phones also name the system that they are made of. */
const systems: readonly [token: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/**
 * Names a browser: `Firefox on Linux`.
 * @param userAgent null if it did not name itself. Programs that are no known browser keep the name that they sent.
 */
export function browserName(userAgent: string | null): string {
  if (userAgent === null) return "Unknown browser";
  const product = nameIn(userAgent, products);
  const system = nameIn(userAgent, systems);
  if (product === undefined) return system === undefined ? userAgent : `Browser on ${system}`;
  return system === undefined ? product : `${product} on ${system}`;
}

function nameIn(userAgent: string, names: readonly [token: RegExp, name: string][]): string | undefined {
  return names.find(([token]) => token.test(userAgent))?.[1];
}
