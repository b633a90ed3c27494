/** Outcomes written by several processes concurrently. */
import { describe, expect, test } from "vitest";
import type { ClaimedDelivery } from "../../server/registry/webhooks/claims.ts";
import { type FinishedAttempt, type Outcome, Outcomes } from "../../server/registry/webhooks/outcomes.ts";
import { noResponse } from "../../server/registry/webhooks/received-response.ts";
import { engines } from "../engines.ts";
import { callbackUrl, subscriber } from "./subscriber.ts";

const timings = { dns_ms: null, connect_ms: null, tls_ms: null, first_byte_ms: null, total_ms: 1 };
const reached: Outcome = {
  response_status: 204,
  error: null,
  detail: "The receiver responded with 204.",
  timings,
  ...noResponse,
};
const missed: Outcome = {
  response_status: 500,
  error: "http_status",
  detail: "It responded with 500.",
  timings,
  ...noResponse,
};

describe.each(engines)("on %s", (engine) => {
  test("writes all outcomes of the same subscriptions, in any order", async () => {
    await using at = await subscriber(engine);
    const { database } = at.world.node;
    const keys: number[] = [];
    for (let n = 0; n < 4; n++) await at.owner.webhooks.create({ callbackUrl });
    for (const { key } of await database.all<{ key: number }>("select key from webhook order by key"))
      keys.push(key);
    const rounds = 30;
    await at.world.sql(`insert into delivery (id, webhook_key, seq, type, status, cause, attempts, lease, created_at)
      with recursive number (n) as (select 0 union all select n + 1 from number where n < ${2 * rounds - 1})
      select 'dlv_' || n || '_' || w.key, w.key, n, 'cert.issued', 'pending', 'event', 1, 'ours',
        '2026-11-20T16:15:00.000Z' from number cross join webhook w`);
    /** The attempts of a process in a round: one half of the subscriptions fails, the other succeeds. */
    const seen = (round: number, good: number[]): FinishedAttempt[] =>
      keys.map((webhookKey) => ({
        claimed: claimed(`dlv_${round}_${webhookKey}`, webhookKey),
        startedAt: "2026-11-20T16:15:01.000Z",
        outcome: good.includes(webhookKey) ? reached : missed,
        nodeAtFault: false,
        unresponsive: false,
      }));
    const processes = [new Outcomes(database, () => new Date()), new Outcomes(database, () => new Date())];
    const halves = [keys.slice(0, 2), keys.slice(2)];
    for (let round = 0; round < rounds; round++) {
      const writing = processes.flatMap((outcomes, index) => {
        const all = seen(2 * round + index, halves[index] ?? []);
        return (index === 0 ? all : all.toReversed()).map((ended) => outcomes.add(ended));
      });
      await Promise.all(writing);
    }
    expect(await at.count("delivery where status = 'pending'")).toBe(0);
    expect(await at.count("delivery_attempt")).toBe(2 * rounds * keys.length);
  });

  test("charges and credits nothing of an earlier URL to a subscription", async () => {
    await using at = await subscriber(engine);
    const { database } = at.world.node;
    await at.owner.webhooks.create({ callbackUrl });
    const [{ key = 0 } = {}] = await database.all<{ key: number }>("select key from webhook");
    const outcomes = new Outcomes(database, () => new Date("2026-11-20T16:16:00.000Z"));
    const former = "https://former.example.com/registry";
    const ends = async (id: string, outcome: Outcome, { unresponsive = false, sentTo = former } = {}) => {
      await at.world.sql(`insert into delivery (id, webhook_key, seq, type, status, cause, attempts, lease, created_at)
        values ('${id}', ${key}, 1, 'cert.issued', 'pending', 'event', 1, 'ours', '2026-11-20T16:15:00.000Z')`);
      const sent = { ...claimed(id, key), callbackUrl: sentTo };
      const startedAt = "2026-11-20T16:15:01.000Z";
      await outcomes.add({ claimed: sent, startedAt, outcome, nodeAtFault: false, unresponsive });
      const columns = "status, consecutive_failures, unresponsive_at, last_delivered_at";
      return database.get(`select ${columns} from webhook`);
    };
    await at.world.sql("update webhook set consecutive_failures = 9");
    const state = {
      status: "active",
      consecutive_failures: 9,
      unresponsive_at: null,
      last_delivered_at: null,
    };
    expect(
      await ends("dlv_hung", { ...missed, response_status: null, error: "timeout" }, { unresponsive: true }),
    ).toEqual(state);
    const unresponsive_at = "2026-11-20T16:00:00.000Z";
    await at.world.sql(`update webhook set unresponsive_at = '${unresponsive_at}'`);
    expect(await ends("dlv_missed", missed)).toEqual({ ...state, unresponsive_at });
    const last_delivered_at = "2026-11-20T16:16:00.000Z"; // the subscriber got the event
    expect(await ends("dlv_reached", reached)).toEqual({ ...state, unresponsive_at, last_delivered_at });
    expect(await ends("dlv_current", reached, { sentTo: callbackUrl })).toEqual({
      ...state,
      consecutive_failures: 0,
      last_delivered_at,
    });
  });
});

function claimed(deliveryId: string, webhookKey: number): ClaimedDelivery {
  return {
    deliveryId,
    webhookKey,
    webhookId: "whk_a",
    lease: "ours",
    attempt: 1,
    cause: "event",
    callbackUrl,
    secret: "",
    previousSecret: null,
    event: { id: "evt_a", type: "cert.issued", body: Buffer.from("{}") },
  };
}
