/** The smoke in a worker: `?node=<address of a node>`. */
import { smoke } from "./smoke.ts";

export default {
  async fetch(request: Request): Promise<Response> {
    const node = new URL(request.url).searchParams.get("node") ?? "";
    return Response.json(await smoke(node).catch((error: unknown) => String(error)));
  },
};
