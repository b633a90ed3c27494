/** Operations that take an `Idempotency-Key`, sent twice: the second response is the first, and changes nothing. */
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createApp } from "../../server/core/http/app.ts";
import { Idempotency } from "../../server/core/idempotency/idempotency.ts";
import { SecretEncryption } from "../../server/core/secrets/secret-encryption.ts";
import type { Handlers } from "../../server/feature.ts";
import { engines } from "../engines.ts";
import { type Exchange, holdAgainstContract } from "../exchange.ts";
import { openToAll } from "../open-app.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { keyedRequest, played, successes } from "./all.ts";
import { requestOf, rowOf } from "./outcomes.ts";

/** Its scenario plays in a world of its own. */
const elsewhere = "federation_add";
/** The first success of each operation that is repeated; 202 promises a response that is not there yet. */
const repeated = successes.filter(
  ({ id, status }, index) =>
    rowOf(id).idempotent && status !== 202 && successes.findIndex((each) => each.id === id) === index,
);

describe.each(engines)("on %s", (engine) => {
  test.each(repeated.filter(({ id }) => id !== elsewhere))(
    "$id is replayed for its Idempotency-Key",
    async ({ id, status, play }) => {
      await using world = await createWorld(engine);
      const { method, url, headers, body } = await keyedRequest(id, play, world);
      const first = world.exchanges.findLast(({ request }) => request.headers === headers);
      const seq = await journalOf(world);
      const again = await world.send(method, url, { headers, ...(body !== undefined && { body }) });
      expect({ status: again.status, replayed: again.headers.get("idempotency-replayed") }).toEqual({
        status,
        replayed: "true",
      });
      expect(await again.text()).toBe(first?.response.body);
      expect(again.headers.get("location")).toBe(first?.response.headers.location ?? null);
      expect(await journalOf(world)).toBe(seq);
    },
  );

  /** One that takes a body, and one that does not. */
  const kinds = [...Map.groupBy(repeated, ({ id }) => rowOf(id).body).values()].flatMap(
    ([first]) => first ?? [],
  );

  test.each(kinds)(
    "$id responds with 409 and 422 to its Idempotency-Key in use and reused",
    async ({ id, play }) => {
      await using world = await createWorld(engine);
      await played(play, world);
      const request = requestOf(id, world);
      const ended = Promise.withResolvers<object>();
      const entered = Promise.withResolvers<void>();
      const app = stubApp(world, () => {
        entered.resolve();
        return ended.promise;
      });
      const headers = { ...request.headers, "idempotency-key": "one" };
      const method = request.method as "POST"; // as it was sent before
      const inject = (url: string, body: string | undefined) =>
        app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
      const send = async (url: string, body: string | undefined) => {
        const response = await inject(url, body);
        const { statusCode: status, body: text } = response;
        holdAgainstContract({
          request: { ...request, headers },
          response: { status, headers: response.headers, body: text },
        });
        return { status, code: JSON.parse(text).code, retryAfter: response.headers["retry-after"] };
      };
      const first = inject(request.url, request.body);
      await entered.promise;
      const inUse = { status: 409, code: "idempotency_key_in_use", retryAfter: "1" };
      const reused = { status: 422, code: "idempotency_key_reused", retryAfter: undefined };
      const [otherUrl, otherBody] = otherRequest(request);
      expect(await send(request.url, request.body)).toEqual(inUse);
      expect(await send(otherUrl, otherBody)).toEqual(reused);
      ended.resolve({ status: 200, body: {} });
      expect((await first).statusCode).toBe(200);
      expect(await send(otherUrl, otherBody)).toEqual(reused);
    },
  );
});

/** An app that lets everybody in, and all of whose handlers respond alike; keys are kept in the world's database. */
function stubApp({ node }: TestWorld, handle: () => Promise<object>) {
  const nodeKey = Buffer.alloc(32, 7);
  const idempotency = new Idempotency({
    encryption: new SecretEncryption(nodeKey, "stored responses", randomBytes),
    nodeKey,
    clock: () => new Date(),
    warn: () => undefined,
  });
  return createApp<undefined>(
    new Proxy({}, { get: () => new Proxy({}, { get: () => handle }) }) as Handlers as never, // any operation responds alike
    {
      ...openToAll,
      runOnce: (request, context, handler) =>
        idempotency.run(node.database, { ...request, account: "acc_1", network: "" }, () => handler(context)),
    },
  );
}

/** Another request to the same operation. */
function otherRequest({ url, body }: Exchange["request"]): [url: string, body: string | undefined] {
  if (body === undefined) return [url.replace(/[^/]+(?=\/[^/]*$)/, "dlv_1_999"), body];
  return [url, body.includes('"email"') ? body.replace('"email":"', '"email":"other-') : `${body} `];
}

/** The number of the last change. */
async function journalOf({ node }: TestWorld): Promise<number | undefined> {
  return (await node.database.get<{ seq: number }>("select seq from journal where id = 1"))?.seq;
}
