/**
 * What was typed into forms when the session ended. It is kept until the same account signs in again: in memory, and in the
 * storage of the tab while the user is away at the identity provider. Passwords are not kept.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { announce } from "./elements/announcements.tsx";
import { navigations } from "./router.ts";

/** What the user changed in a form: texts and marks of inputs, by their names. */
type Draft = Record<string, string | boolean>;

/** The drafts of a view. */
interface Drafts {
  /** The id of the account that typed them. */
  account: string;
  /** The fragment of the view. */
  view: string;
  /** By the identity of their forms. */
  forms: Record<string, Draft>;
}

/** The key in the storage of the tab. */
const storageKey = "drafts";

let drafts = takeStored();

/** Whether nobody is signed in: forms that disappear are kept. */
let isKeeping = drafts !== null;

/** The number of navigations when the account signed in again: drafts are for the first view. */
let resumedAt = 0;

addEventListener("pagehide", () => {
  if (isKeeping && drafts && Object.keys(drafts.forms).length > 0)
    sessionStorage.setItem(storageKey, JSON.stringify(drafts));
});

/** Begins to keep the forms of the view, because the session of an account has ended. */
export function keepDrafts(account: string): void {
  drafts = { account, view: location.hash, forms: {} };
  isKeeping = true;
}

/**
 * Lets forms take their drafts, if the account that signed in is the one that typed them. Otherwise they are gone.
 * @returns the fragment of their view; null if there are none.
 */
export function resumeDrafts(account: string): string | null {
  isKeeping = false;
  resumedAt = navigations;
  if (drafts?.account !== account || Object.keys(drafts.forms).length === 0) drafts = null;
  return drafts?.view ?? null;
}

/** Keeps what is typed into a form if the session ends, and brings it back. Returns whether it did. */
export function useDraft(form: RefObject<HTMLFormElement | null>): boolean {
  const [isRestored, setRestored] = useState(false);
  useLayoutEffect(() => {
    const { current } = form;
    if (current === null) return;
    const draft = takeDraft(identityOf(current));
    if (draft) {
      restore(current, draft);
      setRestored(true);
      announce(restoredWords);
    }
    return () => {
      const typed = draftOf(current);
      if (isKeeping && drafts && Object.keys(typed).length > 0) drafts.forms[identityOf(current)] = typed;
    };
  }, []);
  return isRestored;
}

/** What a form with a draft says. */
export const restoredWords = "What you typed before your session ended is here again.";

function takeDraft(identity: string): Draft | undefined {
  if (isKeeping || !drafts) return undefined;
  if (navigations > resumedAt + 1) drafts = null;
  const found = drafts?.forms[identity];
  if (drafts) delete drafts.forms[identity];
  return found;
}

/** The drafts that this tab stored before it left the page. They are removed, so that nothing stays there. */
function takeStored(): Drafts | null {
  const text = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return text === null ? null : (JSON.parse(text) as Drafts); // as this file wrote it
}

/** Identifies a form of a view by the names of its inputs, and in a dialog by what that says of its subject. */
function identityOf(form: HTMLFormElement): string {
  const names = inputsOf(form).map(nameOf);
  const words = [...(form.closest("dialog")?.querySelectorAll("h2, form > p:not(.notice)") ?? [])];
  return JSON.stringify([location.hash, ...words.map(({ textContent }) => textContent), ...names]);
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function inputsOf(form: HTMLFormElement): Input[] {
  const all = [...form.querySelectorAll<Input>("input, textarea, select")];
  // A password may be shown as text.
  return all.filter(({ name, autocomplete }) => name !== "" && !autocomplete.includes("password"));
}

/** The name of an input; those of checkboxes and radio buttons include their values. */
function nameOf(input: Input): string {
  return isMark(input) ? `${input.name}=${input.value}` : input.name;
}

function isMark(input: Input): input is HTMLInputElement {
  return input.type === "checkbox" || input.type === "radio";
}

/** What differs from the initial values: all others may have changed when the form comes back. */
function draftOf(form: HTMLFormElement): Draft {
  const changed = inputsOf(form).filter(isChanged);
  return Object.fromEntries(changed.map((each) => [nameOf(each), isMark(each) ? each.checked : each.value]));
}

function isChanged(input: Input): boolean {
  if (isMark(input)) return input.checked !== input.defaultChecked;
  return input instanceof HTMLSelectElement || input.value !== input.defaultValue;
}

function restore(form: HTMLFormElement, draft: Draft): void {
  for (const input of inputsOf(form)) {
    const typed = draft[nameOf(input)];
    if (typeof typed === "boolean" && isMark(input)) input.checked = typed;
    else if (typeof typed === "string") input.value = typed;
    else continue;
    for (let part = input.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
      part.open = true;
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
