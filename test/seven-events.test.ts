/** All that can happen, by the actions that mean it, to one subscriber. */
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { parsePins } from "../server/core/egress/pins.ts";
import { engines } from "./engines.ts";
import { document } from "./exchange.ts";
import { fakePeer, numbering } from "./federation/fake-peer.ts";
import { testSyncTimes } from "./federation/scene.ts";
import { agent_id, oneReporter, reports, withAgent } from "./trust/people.ts";
import { reaching, receiver } from "./webhooks/receiver.ts";
import { all, testDeliveryTimes } from "./webhooks/scene.ts";
import { createWorld } from "./world.ts";

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema(document, "contract");

describe.each(engines)("on %s", (engine) => {
  test("a subscriber to all seven types is sent each once for each change, with the payload of the contract", async () => {
    await using hook = await receiver();
    await using peer = await fakePeer(numbering([]));
    const [settings, surroundings] = await reaching(hook);
    const egressPins = parsePins(`${hook.pin},${peer.pin}`) ?? new Map();
    const given = { ...surroundings, deliveryTimes: testDeliveryTimes(), syncTimes: testSyncTimes() };
    await using world = await createWorld(engine, { ...settings, egressPins }, given);
    const operator = await world.owner();
    await operator.webhooks.create({ callbackUrl: hook.url() });

    const owner = await withAgent(world);
    const { id } = await operator.certifications.issue({ agent_id, level: "basic" });
    await operator.certifications.revoke(id, { reason: "superseded" });
    await operator.compliance.report({ agent_id, rule: "https", severity: "low", detail: "in the clear" });
    await reports(world, await oneReporter(world), Array(10).fill("success"));
    await operator.federation.add({ base_url: peer.baseUrl });
    await owner.agents.remove(agent_id);

    const sent = hook.requests.map(({ body }) => JSON.parse(body.toString()));
    expect(sent.map(({ event }) => event)).toEqual([
      "agent.registered",
      "cert.issued",
      "cert.revoked",
      "compliance.violation",
      "reputation.updated",
      "federation.peer_added",
      "agent.deprecated",
    ]);
    expect(sent).toEqual(await all(world.registry.events.list()));
    for (const event of sent) {
      const fits = ajv.compile({
        $ref: `contract#/webhooks/${event.event}/post/requestBody/content/application~1json/schema`,
      });
      expect(fits(event), JSON.stringify(fits.errors)).toBe(true);
    }
    expect(new Set(sent.map(({ idempotency_key }) => idempotency_key)).size).toBe(7);
  });
});
