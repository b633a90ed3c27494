/** Whether a port is free: it listens there for an instant. */
import { createServer } from "node:net";

/** Returns the code of Node.js that says why nothing can listen at a port, such as `EADDRINUSE`; null if it is free. */
export function bindError(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
