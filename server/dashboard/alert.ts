/** An alert on the overview. */

/** Something to look at. */
export interface Alert {
  /** `bad` if something does not work now. */
  tone: "warn" | "bad";
  /** The name of the thing, if the alert is about one. Others may have chosen it. */
  name?: string;
  text: string;
  /** Where it can be looked at. */
  href: string;
  /** What many alerts of its kind are called together, and where: "webhooks fail". */
  together?: readonly [words: string, href: string];
}
