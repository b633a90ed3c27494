/** Requests about one offer at once: exactly one of those that exclude each other succeeds. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { all } from "../webhooks/scene.ts";
import { agent, complete, day, later, offerAgent, offerScene, outgoing, ownAgents, party } from "./scene.ts";

const week = 7 * day;

describe.each(engines)("on %s", (engine) => {
  test("of acceptances at once, one succeeds, and there is one transfer", async () => {
    await using scene = await offerScene(engine);
    const { taker } = scene;
    const { id } = await offerAgent(scene);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => outcomeOf(taker.registry.offers.accept(id))),
    );
    expect(outcomes.toSorted()).toEqual([...Array(7).fill("offer_not_open"), "served"]);
    const events = await all(taker.registry.events.list());
    expect(events.filter(({ payload }) => "transfer" in payload)).toHaveLength(1);
    expect(await ownAgents(taker)).toEqual(["a"]);
  });

  test("of an acceptance, a refusal and a cancellation at once, one succeeds", async () => {
    for (let round = 0; round < 5; round++) {
      await using scene = await offerScene(engine);
      const { giver, taker } = scene;
      const { id } = await offerAgent(scene);
      const requests = [
        () => taker.registry.offers.accept(id),
        () => taker.registry.offers.decline(id),
        () => giver.registry.offers.cancel(id),
      ];
      const rotated = [...requests.slice(round % 3), ...requests.slice(0, round % 3)];
      const outcomes = await Promise.all(rotated.map((request) => outcomeOf(request())));
      expect(outcomes.toSorted()).toEqual(["offer_not_open", "offer_not_open", "served"]);
      const state = (await outgoing(giver))?.state;
      expect(["effective", "declined", "cancelled"]).toContain(state);
      expect(await ownAgents(state === "effective" ? taker : giver)).toEqual(["a"]);
    }
  });

  test("of offers at once, one is made", async () => {
    await using scene = await offerScene(engine);
    const { giver, taker } = scene;
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        outcomeOf(giver.registry.agents.transfer("a", { to: index % 2 ? taker.id : taker.email })),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array(7).fill("offer_exists"), "served"]);
    expect((await all(taker.registry.offers.list())).length).toBe(1);
  });

  test("an acceptance and a deletion at once leave one owner of one agent or tombstone", async () => {
    for (const first of ["accept", "remove"] as const) {
      await using scene = await offerScene(engine);
      const { giver, taker } = scene;
      const { id } = await offerAgent(scene);
      const requests = {
        accept: () => outcomeOf(taker.registry.offers.accept(id)),
        remove: () => outcomeOf(giver.registry.agents.remove("a")),
      };
      const order = first === "accept" ? (["accept", "remove"] as const) : (["remove", "accept"] as const);
      const outcomes = await Promise.all(order.map((name) => requests[name]()));
      const allowed = [
        ["served", "not_agent_owner"],
        ["offer_not_open", "served"],
      ];
      const [accepted, removed] = first === "accept" ? outcomes : outcomes.toReversed();
      expect(allowed).toContainEqual([accepted, removed]);
      expect(await ownAgents(taker)).toEqual(accepted === "served" ? ["a"] : []);
    }
  });

  test("a cancellation at the time of the transfer undoes it or comes too late", async () => {
    await using scene = await offerScene(engine, week);
    const { world, giver, taker } = scene;
    const { id } = await offerAgent(scene);
    await taker.registry.offers.accept(id);
    world.pass(day);
    const [outcome] = await Promise.all([
      outcomeOf(giver.registry.offers.cancel(id)),
      complete(world, later).catch(() => undefined),
    ]);
    const isUndone = outcome === "served";
    expect((await outgoing(giver))?.state).toBe(isUndone ? "cancelled" : "effective");
    expect(await outcomeOf(giver.registry.agents.register(agent))).toBe(
      isUndone ? "served" : "not_agent_owner",
    );
  });

  test("many processes that complete at once transfer each agent once", async () => {
    await using scene = await offerScene(engine, week);
    const { world, giver, taker } = scene;
    const third = await party(world);
    await taker.registry.offers.accept((await offerAgent(scene)).id);
    await giver.registry.agents.register({ ...agent, agent_id: "b" });
    await third.registry.offers.accept((await giver.registry.agents.transfer("b", { to: third.id })).id);
    world.pass(day);
    await Promise.all(Array.from({ length: 4 }, () => complete(world, later)));
    const events = await all(taker.registry.events.list());
    expect(events.filter(({ payload }) => "transfer" in payload)).toHaveLength(2);
  });
});
