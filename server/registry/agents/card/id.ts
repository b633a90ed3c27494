import { crc32 } from "node:zlib";
import anyAscii from "any-ascii";

const LONGEST_SLUG = 80;
const LONGEST_ID = 255;

/** Latin letters without a decomposition (Unicode Standard Annex 15), in lower case. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŋ: "n",
  þ: "th",
};

/** The ids that the node derives for an agent without one. */
export interface DerivedIds {
  /** For example `recipe-agent@example.com`. */
  id: string;
  /** Ids that earlier versions of the node derived, if they differ. */
  earlier: readonly string[];
  /** An id of this name that another agent hardly has, for example `recipe-agent-1a2b3c4d@example.com`. */
  distinct: string;
}

/**
 * Derives the ids of an agent from its name and the host of its URL. They are always valid (1 to 255 of
 * `A-Z a-z 0-9 . _ : @ ~ -`). A name with letters that an id cannot have is transliterated (`診断` is `zhen-duan`), and gets a
 * digest of the name, because several names have the same transliteration.
 */
export function derivedIds(name: string, agentUrl: string): DerivedIds {
  const host = hostOf(agentUrl);
  const latin = inLatin(name);
  const spelled = withSigns(latin);
  const whole = isWhole(spelled) ? slugOf(spelled) : "";
  const slug = whole || slugOf(withSigns(transliterated(latin)));
  const id = atHost(whole || withDigest(slug, name), host);
  const earlier = atHost(slugOf(withoutAccents(name)) || withDigest("", name), host);
  return {
    id,
    earlier: earlier === id ? [] : [earlier],
    distinct: atHost(withDigest(slug, `${name} ${agentUrl}`), host),
  };
}

function withoutAccents(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function inLatin(name: string): string {
  return withoutAccents(name).replace(/[^\p{ASCII}]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** Each Chinese character is a word of its own, and a run of kana is one, because there are no spaces between words. */
const unspacedWord = /\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Writes letters of other scripts and pictographs in ASCII. */
function transliterated(name: string): string {
  return anyAscii(name.replace(unspacedWord, (word) => ` ${word} `)).toLowerCase();
}

/** Spells the signs of names like `C++` and `F#`; before a word they are punctuation. */
function withSigns(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])\++/g, (signs) => `${" plus".repeat(signs.length)} `)
    .replace(/(?<=[a-z0-9])#/g, " sharp ");
}

/** Whether a slug has all letters and digits of a name. */
function isWhole(name: string): boolean {
  return !/(?!\p{ASCII})[\p{L}\p{N}]/u.test(name);
}

/** Returns the ASCII letters and digits of a name in lower case; a name in another script may have none. */
function slugOf(name: string): string {
  const slug = name.replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  return cutSlug(slug, LONGEST_SLUG);
}

function cutSlug(slug: string, limit: number): string {
  return slug.slice(0, limit).replace(/-$/, "");
}

function withDigest(slug: string, text: string): string {
  const digest = digestOf(text);
  return `${cutSlug(slug, LONGEST_SLUG - digest.length - 1) || "agent"}-${digest}`;
}

function atHost(slug: string, host: string): string {
  const id = host === "" ? slug : `${slug}@${host}`;
  if (id.length <= LONGEST_ID) return id;
  const end = `-${digestOf(host)}`;
  return id.slice(0, LONGEST_ID - end.length) + end;
}

/** Returns the host and port as the URL standard serializes them. IPv6 addresses have no brackets, which are invalid in ids. */
function hostOf(agentUrl: string): string {
  return (URL.canParse(agentUrl) ? new URL(agentUrl).host : "")
    .replace(/[[\]]/g, "")
    .replace(/[^a-z0-9.:_-]+/gi, "-")
    .toLowerCase();
}

function digestOf(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}
