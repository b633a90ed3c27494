/** Holds the responses of this version of the node against the contract: what it sends, the document must name. */
import { type Exchange, readContract } from "../conformance/contract/exchange.ts";

export { document } from "../conformance/contract/document.ts";
export type { Exchange } from "../conformance/contract/exchange.ts";

const contract = readContract({ closed: true });

/** Whether a value is an event that the contract declares, without further members. */
export const isDeclaredEvent = contract.isDeclaredEvent.bind(contract);

/** The operation that a request reaches; undefined if none. */
export const operationOf = contract.operationOf.bind(contract);

/** The exchanges that were held, and whose responses are declared. */
const held = new WeakSet<Exchange>();

/** Throws when a response is not one that the contract declares, or has more than it declares. Each exchange is held once. */
export function holdAgainstContract(exchange: Exchange): void {
  if (held.has(exchange)) return;
  contract.hold(exchange);
  held.add(exchange);
}
