/** Holds the responses of this version of the node against the contract: what it sends, the document must name. */
import { readContract } from "../conformance/contract/exchange.ts";

export { document } from "../conformance/contract/document.ts";
export type { Exchange } from "../conformance/contract/exchange.ts";

const contract = readContract({ closed: true });

/** Whether a value is an event that the contract declares, without further members. */
export const isDeclaredEvent = contract.isDeclaredEvent.bind(contract);

/** The operation that a request reaches; undefined if none. */
export const operationOf = contract.operationOf.bind(contract);

/** Throws when a response is not one that the contract declares, or has more than it declares. */
export const holdAgainstContract = contract.hold.bind(contract);
