/** The control: a server that only responds, in a process of its own. What it takes longer is the machine's doing. */
import { createServer } from "node:http";

const server = createServer((_request, response) => response.end('{"status":"ok"}'));
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.once("disconnect", () => process.exit());
