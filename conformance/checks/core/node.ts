/** Checks of the node's own figures and document. */

import { ensure, equal } from "../../assertions.ts";
import { checksOf } from "../../check.ts";
import { remove } from "./agents.ts";

interface Figures {
  total_agents: number;
  events: { last_seq: number };
}

export const nodeChecks = [
  ...checksOf("core", "node_health", {
    "a running node is ok, and says its version and time": async (scene) => {
      scene.operation("node_health");
      const answer = (await scene.get("/health")).expect(200);
      const { status, version, timestamp } = answer.json<{
        status: string;
        version: string;
        timestamp: string;
      }>();
      equal(status, "ok", "`status`", answer.exchange);
      equal(version, answer.header("api-version"), "`version`", answer.exchange);
      const apart = Math.abs(Date.parse(timestamp) - Date.parse(answer.header("date") ?? timestamp));
      ensure(apart < 60_000, "`timestamp` and Date are more than a minute apart", answer.exchange);
    },
  }),
  ...checksOf("core", "node_stats", {
    "the figures count a registration and a deletion": async (scene) => {
      scene.operation("node_stats");
      const read = async () => (await scene.get("/stats")).expect(200).json<Figures>();
      const before = await read();
      const { agent_id, seq } = await scene.register();
      const after = await read();
      ensure(after.total_agents >= before.total_agents + 1, "`total_agents` does not count a new agent");
      ensure(after.events.last_seq >= seq, "`events.last_seq` is before the last change");
      await remove(scene, agent_id);
    },
  }),
  ...checksOf("core", "node_openapiJson", {
    "the node serves an OpenAPI document of its operations": async (scene) => {
      scene.operation("node_openapiJson");
      const answer = (await scene.get("/openapi.json")).expect(200);
      const { openapi, info } = answer.json<{ openapi: string; info: { version: string } }>();
      ensure(openapi.startsWith("3.1"), `\`openapi\` is ${openapi}`, answer.exchange);
      equal(info.version, answer.header("api-version"), "the version of the document", answer.exchange);
    },
  }),
];
