/** How a check ends if the node does not behave as its sentence says, and functions that find out whether it does. */
import type { Exchange } from "./contract/exchange.ts";

/** The node does not behave as the contract says. */
export class CheckFailure extends Error {
  override readonly name = "CheckFailure";
  /** The exchange that shows it; undefined for the last one. */
  readonly exchange: Exchange | undefined;

  constructor(message: string, exchange?: Exchange) {
    super(message);
    this.exchange = exchange;
  }
}

/** The check cannot be made of this node, or with these credentials. */
export class NotApplicable extends Error {
  override readonly name = "NotApplicable";
}

/** Throws a failure if two values differ as JSON. */
export function equal(actual: unknown, expected: unknown, what: string, exchange?: Exchange): void {
  const [found, wanted] = [textOf(actual), textOf(expected)];
  if (found !== wanted) throw new CheckFailure(`${what} is ${cut(found)}, expected ${cut(wanted)}`, exchange);
}

/** Throws a failure with a sentence if something does not hold. */
export function ensure(holds: boolean, message: string, exchange?: Exchange): asserts holds {
  if (!holds) throw new CheckFailure(message, exchange);
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function cut(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
