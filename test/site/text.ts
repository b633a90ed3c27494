/** What a reader of a page reads and copies. */
import { execFileSync } from "node:child_process";

/** The text of the main part of a page, without markup. */
export function textOf(page: string): string {
  return page
    .replace(/^[\s\S]*?<main/, "<main")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

/** The samples of a page as plain text. */
export function samplesOf(page: string): string[] {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", "#34": '"', "#39": "'" };
  return [...page.matchAll(/<pre[^>]*><code>(.*?)<\/code><\/pre>/gs)].map(([, markup = ""]) =>
    markup.replace(/&(amp|lt|gt|#34|#39);/g, (_, name: string) => named[name] ?? ""),
  );
}

/** The arguments that a shell passes to curl. */
export function argumentsOf(command: string): string[] {
  const script = command.replace(/^curl /, "printf '%s\\0' ");
  return execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
}
