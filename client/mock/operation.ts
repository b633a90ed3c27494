/** An operation of a mock registry: its calls, and what it responds with. */
import type { Bodies, Responses } from "../../generated/models.d.ts";
import type { Registry } from "../index.ts";
import { type Failure, type FailureOptions, failWith } from "./failure.ts";
import type { Reply } from "./response.ts";

/** The name of an operation, as in the client: `agents.register`. The event stream is `events.list` too. */
export type OperationName = Exclude<MethodName, "events.stream" | "reputation.list">;

/** The names of the client's methods: one for each operation, and two that are variants of others. */
type MethodName = {
  [Feature in keyof Registry & string]: `${Feature}.${keyof Registry[Feature] & string}`;
}[keyof Registry & string];

type Id<Name extends string> = Name extends `${infer Feature}.${infer Method}`
  ? `${Feature}_${Method}`
  : never;

/** The JSON body of an operation's request; undefined if it has none. */
export type RequestBody<Name extends OperationName> =
  Id<Name> extends keyof Bodies ? Bodies[Id<Name>] : undefined;

/** The body of an operation's successful response: JSON, a text, or undefined if it has none. */
export type ResponseBody<Name extends OperationName> =
  Id<Name> extends keyof Responses ? Responses[Id<Name>] : string | undefined;

/** A request that a mock received. */
export interface MockCall<Name extends OperationName = OperationName> {
  /** The operation. */
  readonly operation: Name;
  /** The HTTP method. */
  readonly method: string;
  /** The path and query. */
  readonly url: string;
  /** The path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** The query parameters as sent: several values are separated by commas. */
  readonly query: Readonly<Record<string, string>>;
  /** The headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body. */
  readonly body: RequestBody<Name>;
}

/** A received request of any operation: `operation` decides the type of `body`. */
export type AnyMockCall = { [Name in OperationName]: MockCall<Name> }[OperationName];

/** The options of a response. */
export interface ReturnOptions {
  /** How many requests get it. Default: all from now on. */
  times?: number;
  /** The status. Default: that of the contract. */
  status?: number;
  /** Additional headers, such as `ETag`. */
  headers?: Record<string, string>;
}

/** An operation of a mock registry. */
export interface MockOperation<Name extends OperationName> {
  /** The received requests, oldest first. */
  readonly calls: readonly MockCall<Name>[];
  /** The example of the contract, to build responses from. */
  readonly example: ResponseBody<Name>;
  /**
   * Sets the response.
   * @param body the body, or a function of the request, which may be async and may throw. An object may be incomplete: it gets
   *   the other fields of the example.
   */
  returns(
    body:
      | Partial<ResponseBody<Name>>
      | ((call: MockCall<Name>) => Partial<ResponseBody<Name>> | Promise<Partial<ResponseBody<Name>>>),
    options?: ReturnOptions,
  ): void;
  /** Makes requests fail. */
  fails(failure: Failure, options?: FailureOptions): void;
}

/** Responds to a request. The promise may stay pending, as without a response. */
export type Responder = (call: AnyMockCall) => Reply | Promise<Reply>;

/** The responses that a test has set. */
export class SetResponses {
  #first: { respond: Responder; left: number }[] = [];
  #always: Responder | undefined;

  /** Adds a response: for the next requests, or for all after them. */
  add(respond: Responder, times: number | undefined): void {
    if (times === undefined) this.#always = respond;
    else this.#first.push({ respond, left: times });
  }

  /** Takes the response for a request; undefined if none is set. */
  take(): Responder | undefined {
    const [first] = this.#first;
    if (!first) return this.#always;
    first.left -= 1;
    if (first.left <= 0) this.#first.shift();
    return first.respond;
  }

  /** Removes all. */
  clear(): void {
    this.#first = [];
    this.#always = undefined;
  }
}

/** Creates an operation. @param calls the received requests of all operations. */
export function operationOf<Name extends OperationName>(
  name: Name,
  example: ResponseBody<Name>,
  calls: readonly AnyMockCall[],
  set: SetResponses,
): MockOperation<Name> {
  return {
    get calls() {
      return calls.filter(({ operation }) => operation === name) as unknown as MockCall<Name>[]; // those with this name
    },
    get example() {
      return structuredClone(example);
    },
    returns(body, { times, ...options } = {}) {
      const respond: Responder = async (call) => {
        // Only the requests of this operation get here.
        const given = typeof body === "function" ? await body(call as unknown as MockCall<Name>) : body;
        return { ...options, body: merged(example, given) };
      };
      set.add(respond, times);
    },
    fails: (failure, options = {}) => set.add(failWith(failure, options), options.times),
  };
}

/** An object with the missing fields of the example. */
function merged(example: unknown, given: unknown): unknown {
  return typeof given === "object" && typeof example === "object" ? { ...example, ...given } : given;
}
