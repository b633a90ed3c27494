/** The hostile client: sends requests from addresses of its own, over connections that it does not keep. */
import { request } from "node:http";

/** A request, and what is hostile about it. */
export interface HostileRequest {
  what: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** How many client networks it has. */
const networks = Number(process.env.NETWORKS ?? 20);

let sent = 0;

/** Sends a request. @returns the status of the response; 0 for none. */
export function send(port: number, { method, path, headers = {}, body }: HostileRequest): Promise<number> {
  const localAddress = `127.0.1.${1 + (sent++ % networks)}`;
  const ofBody =
    body === undefined
      ? {}
      : { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const options = { port, host: "127.0.0.1", localAddress, method, path, agent: false as const };
    const out = request({ ...options, headers: { ...ofBody, ...headers } }, (response) => {
      response
        .resume()
        .on("end", () => resolve(response.statusCode ?? 0))
        .on("error", () => resolve(0));
    });
    out.on("error", () => resolve(0));
    out.end(body);
  });
}
