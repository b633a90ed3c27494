/** Parity of the fake registry with a node: the same requests get the same responses. */
import { expect, test } from "vitest";
import { type Exchange, operationOf } from "../exchange.ts";
import type { ScenarioWorld } from "../scenario.ts";
import { createWorld } from "../world.ts";
import { walk } from "./walk.ts";
import { createFakeWorld } from "./world.ts";

test("the fake registry responds like a node", async () => {
  await using node = await createWorld("sqlite");
  await walk(node);
  await using fake = createFakeWorld();
  await walk(fake);
  expect(fake.exchanges.map(comparable)).toEqual(node.exchanges.map(comparable));
  expect(await happened(fake)).toEqual(await happened(node));
});

/** The events of the journal, without random ids and times. */
async function happened({ registry }: ScenarioWorld) {
  const { events } = await registry.events.list({ limit: 100 }).page();
  return events.map(({ event, payload }) => {
    const { change, seq } = payload;
    const more = "agent_id" in payload ? [payload.agent_id, payload.name] : [];
    const changed = "changed" in payload ? payload.changed : [];
    const current = "current" in payload ? payload.current : null;
    return { event, change, seq, more, changed, current };
  });
}

/** An exchange without variable parts: the types of values, but the complete problems. */
function comparable({ request, response }: Exchange) {
  const { method, url } = request;
  const { status, headers, body } = response;
  const json: unknown =
    body === "" || !/json/.test(String(headers["content-type"])) ? null : JSON.parse(body);
  return {
    asked: `${method} ${operationOf(method, url) ?? url}`,
    status,
    headers: Object.keys(headers)
      .filter((name) => !transport.includes(name))
      .sort(),
    media: headers["content-type"],
    body: status >= 400 ? problemOf(json) : shapeOf(json),
  };
}

/** Headers that a server adds by itself. */
const transport = ["connection", "content-length", "date", "transfer-encoding", "keep-alive"];

function problemOf(json: unknown) {
  const { code, title, errors = [], ...more } = json as Record<string, unknown> & { errors?: object[] }; // any problem
  return {
    code,
    title,
    errors: errors.map((each) => JSON.stringify(each)).sort(),
    members: Object.keys(more).sort(),
  };
}

/** Fields that may be null by chance: measurements of a node, its test transport, delayed writes. */
const chance = ["dns_ms", "user_agent", "last_used_at"];

/** The shape of a value: the fields of objects, the types of values, and of lists the shapes of their entries. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = value.map((each) => JSON.stringify(shapeOf(each)));
    return [...new Set(shapes)].sort();
  }
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    members.map(([name, each]) => [name, chance.includes(name) ? "any" : shapeOf(each)]),
  );
}
