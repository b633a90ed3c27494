/** The class of all responses of a server, also of those that Node.js sends without a route. */
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders } from "node:http";
import { ServerResponse } from "./node-http.ts";
import type { UnsentBytes } from "./unsent-bytes.ts";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Makes the class of responses that end their connection if their request has not arrived whole, and whose bytes are counted. */
export function responseClass(unsent: UnsentBytes): typeof ServerResponse {
  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    /** Called for every response: where nobody calls it, Node.js does. */
    override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
      // RFC 9112 section 9.3: what follows is the rest of the body. A proxy would send another client's request there.
      if (!hasArrived(this.req)) this.shouldKeepAlive = false;
      const set = typeof reason === "object" && !Array.isArray(reason) ? reason : {};
      if (status === 304) delete set["content-length"]; // it would be that of the 200 (RFC 9110 section 8.6)
      return super.writeHead(status, reason as string, headers); // it takes both, but not in one signature
    }

    override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this {
      super.end(chunk, encoding as BufferEncoding, callback); // likewise
      unsent.add(this);
      return this;
    }
  };
}

/** Whether nothing of a request is missing. One without a body may get its response while its headers are being read. */
function hasArrived({ complete, headers }: IncomingMessage): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return complete || !hasBody;
}
