/** The HTTP responses of MCP endpoints. */
import type { Schemas } from "../../../generated/models.d.ts";
import { Verbatim } from "../../../generated/routes.ts";
import type { Reply } from "./messages.ts";

/** Converts the reply to a message. */
export function toResponse(reply: Reply) {
  if (reply.status === 202) return reply;
  if (reply.status === 200)
    return {
      status: 200,
      body: new Verbatim<Schemas["McpAnswer"] | Schemas["McpAnswers"]>(reply.text),
    } as const;
  const rejection = { body: new Verbatim<Schemas["McpRejection"]>(reply.text) };
  return reply.status === 400
    ? { status: 400 as const, ...rejection }
    : { status: 404 as const, ...rejection };
}
