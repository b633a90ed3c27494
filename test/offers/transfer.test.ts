/** Transfers of agents: who may do what, what a transfer changes, and what undoes an offer. */
import { describe, expect, test } from "vitest";
import { putOffersAway } from "../../server/features/offers/completion.ts";
import { engines } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { all } from "../webhooks/scene.ts";
import { password } from "../world.ts";
import {
  agent,
  complete,
  completeNow,
  day,
  handOver,
  hour,
  later,
  offerAgent,
  offerScene,
  outgoing,
  ownAgents,
  type Party,
  party,
  tokenOf,
} from "./scene.ts";

const week = 7 * day;

/** The codes of changes of the agent by an account. */
async function access({ registry: { agents, facts } }: Party): Promise<string[]> {
  return [
    await outcomeOf(agents.register({ ...agent, description: "Changed" })),
    await outcomeOf(agents.setStatus("a", { status: "deprecated" })),
    await outcomeOf(facts.put("a", {})),
    await outcomeOf(agents.rename("a", { agent_id: "a" })),
  ];
}
const none = Array(4).fill("not_agent_owner");
const full = Array(4).fill("served");

describe.each(engines)("on %s", (engine) => {
  test("a young agent belongs to the other account in the next request, and the giver's keys change nothing of it", async () => {
    await using scene = await offerScene(engine);
    const { giver, taker } = scene;
    const offer = await offerAgent(scene);
    expect(offer).toMatchObject({ state: "offered", from_account: giver.id, to_account: taker.id });
    expect([await access(giver), await access(taker)]).toEqual([full, none]);
    const accepted = await taker.registry.offers.accept(offer.id);
    expect(accepted).toMatchObject({ id: offer.id, state: "effective", agent_id: "a" });
    expect(accepted.effective_at).toBe(accepted.accepted_at);
    expect(await access(giver)).toEqual(none);
    expect(await outcomeOf(giver.registry.agents.remove("a"))).toBe("not_agent_owner");
    expect(await outcomeOf(giver.registry.agents.transfer("a", { to: giver.id }))).toBe("not_agent_owner");
    expect(await access(taker)).toEqual(full);
    expect([await ownAgents(giver), await ownAgents(taker)]).toEqual([[], ["a"]]);
  });

  test("an older agent stays with its giver for 24 hours, then the job transfers it", async () => {
    await using scene = await offerScene(engine, week);
    const { world, giver, taker } = scene;
    const { id } = await offerAgent(scene);
    const accepted = await taker.registry.offers.accept(id);
    expect(accepted.state).toBe("accepted");
    const { accepted_at, effective_at } = accepted;
    expect(Date.parse(effective_at ?? "") - Date.parse(accepted_at ?? "")).toBe(day);
    world.stand(new Date(Date.parse(effective_at ?? "") - 1).toISOString());
    expect(await complete(world, () => new Date(Date.parse(effective_at ?? "") - 1))).toBe(0);
    expect(await access(giver)).toEqual(full);
    world.stand(effective_at ?? "");
    expect(await complete(world, () => new Date(effective_at ?? ""))).toBe(1);
    expect(await access(giver)).toEqual(none);
    expect(await outgoing(giver)).toMatchObject({ state: "effective", ended_at: effective_at });
  });

  test("a node that was down for days transfers at its start, and one whose clock was set back waits", async () => {
    await using scene = await offerScene(engine, week);
    const { world, giver, taker } = scene;
    await taker.registry.offers.accept((await offerAgent(scene)).id);
    world.pass(-2 * day);
    await complete(world, later).catch(() => undefined); // its own clock thinks that it is due, the transaction's does not
    expect((await outgoing(giver))?.state).toBe("accepted");
    world.pass(10 * day);
    await completeNow(world);
    expect((await outgoing(giver))?.state).toBe("effective");
    expect(await access(taker)).toEqual(full);
  });

  test("the job of the node transfers by itself", async () => {
    await using scene = await offerScene(engine, week);
    const { giver, taker } = scene;
    await using world = await scene.world.elsewhere({}, { jobIntervals: { expiryMs: 20, agingMs: 20 } });
    const own = { ...scene, world, giver: await party(world), taker: await party(world) };
    await own.giver.registry.agents.register(agent);
    world.pass(week);
    await own.taker.registry.offers.accept((await offerAgent(own)).id);
    world.pass(day);
    await expect.poll(async () => (await outgoing(own.giver))?.state).toBe("effective");
    expect(giver.id).not.toBe(taker.id);
  });

  test("both accounts can cancel an accepted offer until it takes effect", async () => {
    await using scene = await offerScene(engine, week);
    const { world, giver, taker } = scene;
    for (const { registry } of [giver, taker]) {
      const { id } = await offerAgent(scene);
      await taker.registry.offers.accept(id);
      expect(await registry.offers.cancel(id)).toMatchObject({ state: "cancelled" });
      world.pass(2 * day);
      await completeNow(world);
      expect(await access(giver)).toEqual(full);
      expect(await outcomeOf(taker.registry.offers.accept(id))).toBe("offer_not_open");
    }
  });

  test("a transfer is one event, which names no account and says what is verified before and after", async () => {
    await using scene = await offerScene(engine);
    const { giver, taker } = scene;
    await handOver(scene);
    const { events } = await giver.registry.events.list().page();
    const unverified = { level: "none", domain: null, method: null, verified_at: null };
    expect(events.slice(1)).toEqual([
      expect.objectContaining({
        event: "agent.registered",
        payload: {
          agent_id: "a",
          name: "a",
          change: "updated",
          seq: 2,
          agent_url: agent.agent_url,
          source: "local",
          changed: ["owner"],
          transfer: { verification_before: unverified, verification_after: unverified },
        },
      }),
    ]);
    const text = JSON.stringify([events, await taker.registry.agents.lookup("a")]);
    for (const { id, email } of [giver, taker]) for (const it of [id, email]) expect(text).not.toContain(it);
  });

  test("all certifications are revoked, of any issuer, and those that ended stay as they are", async () => {
    await using scene = await offerScene(engine);
    const { world, giver, taker } = scene;
    const operator = await world.owner();
    await operator.accounts.update(taker.id, { issuer: true });
    await operator.certifications.issue({ agent_id: "a", level: "audited" });
    await taker.registry.certifications.issue({ agent_id: "a", level: "basic" });
    const ended = await operator.certifications.issue({ agent_id: "a", level: "verified" });
    await operator.certifications.revoke(ended.id, { reason: "superseded" });
    await handOver(scene);
    const found = await all(giver.registry.certifications.list({ agent_id: "a" }));
    expect(found.map(({ level, status, reason }) => [level, status, reason])).toEqual([
      ["verified", "revoked", "superseded"],
      ["basic", "revoked", "affiliation_changed"],
      ["audited", "revoked", "affiliation_changed"],
    ]);
    expect((await world.registry.node.stats()).certifications).toMatchObject({ active: 0 });
  });

  test("subscriptions stay with their accounts", async () => {
    await using scene = await offerScene(engine);
    const { giver, taker } = scene;
    const { id: subscription } = await giver.registry.webhooks.create({
      callbackUrl: "https://hooks.example.com/a",
    });
    await handOver(scene);
    expect((await giver.registry.webhooks.list().page()).webhooks.map(({ id }) => id)).toEqual([
      subscription,
    ]);
    expect((await taker.registry.webhooks.list().page()).webhooks).toEqual([]);
  });

  test("an offer to an address looks the same whether an account has it or not", async () => {
    await using scene = await offerScene(engine);
    const { world, giver, taker } = scene;
    const shape = async (to: string) => {
      const made = await giver.registry.agents.transfer("a", { to });
      const { id, created_at, expires_at, to_email, claim_url, ...rest } = made;
      expect(to_email).toBe(to);
      expect(claim_url).toContain("#/offers?token=");
      const [headers, listed] = [world.exchanges.at(-1)?.response.headers ?? {}, await outgoing(giver)];
      expect(listed).toEqual({ id, created_at, expires_at, to_email, ...rest });
      await giver.registry.offers.cancel(id);
      const length = Number(headers["content-length"]) - to.length;
      return { rest, names: Object.keys(headers).toSorted(), length, idLength: id.length };
    };
    const known = await shape(taker.email);
    expect(await shape("nobody@example.com")).toEqual(known);
    expect(known.rest.to_account).toBeNull();
  });

  test("an offer to an address runs the same statements whether an account has it or not", async () => {
    await using scene = await offerScene(engine);
    const { world, giver, taker } = scene;
    const entries = async () =>
      (await world.node.database.all("select action from security_event where action = 'transfer_offered'"))
        .length;
    const written: number[] = [];
    for (const to of [taker.email, "nobody@example.com"]) {
      const before = await entries();
      const { id } = await giver.registry.agents.transfer("a", { to });
      written.push((await entries()) - before);
      await giver.registry.offers.cancel(id);
    }
    expect(written).toEqual([2, 2]);
  });

  test("the giver learns which account has the address when it accepts, and others never see the offer", async () => {
    await using scene = await offerScene(engine, week);
    const { world, giver, taker } = scene;
    const stranger = await party(world);
    const { id } = await giver.registry.agents.transfer("a", {
      to: taker.email.toUpperCase(),
      message: "Yours?",
    });
    const [incoming] = (await taker.registry.offers.list().page()).offers;
    expect(incoming).toMatchObject({ id, message: "Yours?", to_account: taker.id, from_account: giver.id });
    expect((await outgoing(giver))?.to_account).toBeNull();
    await taker.registry.offers.accept(id);
    expect((await outgoing(giver))?.to_account).toBe(taker.id);
    expect((await giver.registry.offers.list().page()).offers).toEqual([]);
    const operator = await world.keyed(await world.owner());
    for (const { offers } of [stranger.registry, operator]) {
      expect((await offers.list().page()).offers).toEqual([]);
      expect((await offers.list({ direction: "outgoing" }).page()).offers).toEqual([]);
      for (const act of [offers.accept, offers.decline, offers.cancel])
        expect(await outcomeOf(act(id))).toBe("offer_not_found");
    }
  });

  test("an offer to an address is for the account that had it, also after that changes its address", async () => {
    await using scene = await offerScene(engine);
    const { world, giver, taker } = scene;
    const { id } = await giver.registry.agents.transfer("a", { to: taker.email });
    await taker.browser.accounts.changeEmail({ email: "moved@example.com", current_password: password });
    const squatter = world.browser();
    await squatter.accounts.signUp({ email: taker.email, password });
    expect(await outcomeOf(squatter.offers.accept(id))).toBe("offer_not_found");
    expect((await taker.registry.offers.accept(id)).state).toBe("effective");
  });

  test("an account that gets the address after the offer has no right to it, however it gets it", async () => {
    await using scene = await offerScene(engine);
    const { world, giver } = scene;
    const to = "grace@example.com";
    const { id } = await giver.registry.agents.transfer("a", { to });
    const changing = await party(world);
    await changing.browser.accounts.changeEmail({ email: to, current_password: password });
    const expectNothing = async ({ offers }: Party["registry"]) => {
      expect(await all(offers.list())).toEqual([]);
      for (const act of [offers.accept, offers.decline, offers.cancel])
        expect(await outcomeOf(act(id))).toBe("offer_not_found");
    };
    await expectNothing(changing.browser);
    await changing.browser.accounts.changeEmail({ email: changing.email, current_password: password });
    const signingUp = world.browser();
    await signingUp.accounts.signUp({ email: to, password });
    await expectNothing(signingUp);
  });

  test("the link of an offer gives it to one account, whether another has the address or not", async () => {
    await using scene = await offerScene(engine);
    const { world, giver, taker } = scene;
    const rows = () => world.node.database.all<{ claim_hash: string | null }>("select claim_hash from offer");
    for (const to of [taker.email, "grace@example.com"]) {
      const made = await giver.registry.agents.transfer("a", { to });
      const token = tokenOf(made);
      expect(JSON.stringify(await rows())).not.toContain(token);
      const [one, other] = [await party(world), await party(world)];
      const outcomes = await Promise.all(
        [one, other].map(({ registry }) => outcomeOf(registry.offers.claim({ token }))),
      );
      expect(outcomes.toSorted()).toEqual(["offer_not_found", "served"]);
      const [holder, late] = outcomes[0] === "served" ? [one, other] : [other, one];
      expect((await rows()).every(({ claim_hash }) => claim_hash === null)).toBe(true);
      expect((await outgoing(giver))?.to_account).toBeNull();
      for (const { registry } of [late, taker])
        expect(await outcomeOf(registry.offers.accept(made.id))).toBe("offer_not_found");
      expect((await holder.registry.offers.accept(made.id)).to_account).toBe(holder.id);
      const back = await holder.registry.agents.transfer("a", { to: giver.id });
      expect(back.claim_url).toBeNull();
      await giver.registry.offers.accept(back.id);
    }
  });

  test("the link of an offer ends with it", async () => {
    await using scene = await offerScene(engine);
    const { world, giver, taker } = scene;
    const token = tokenOf(await giver.registry.agents.transfer("a", { to: "grace@example.com" }));
    world.pass(14 * day);
    expect(await outcomeOf(taker.registry.offers.claim({ token }))).toBe("offer_not_open");
  });

  test.each([
    ["deleted", ({ giver }) => giver.registry.agents.remove("a")],
    ["suspended", async ({ world }) => (await world.owner()).agents.setStatus("a", { status: "suspended" })],
    [
      "the giver disabled",
      async ({ world, giver }) => (await world.owner()).accounts.update(giver.id, { disabled: true }),
    ],
    [
      "the giver closed",
      ({ giver }) => giver.browser.accounts.close({ current_password: password, agents: "tombstone" }),
    ],
  ] satisfies [string, (scene: Awaited<ReturnType<typeof offerScene>>) => Promise<unknown>][])(
    "an open offer is cancelled, accepted or not: %s",
    async (_, happen) => {
      for (const isAccepted of [false, true]) {
        await using scene = await offerScene(engine, week);
        const { world, taker } = scene;
        await scene.giver.browser.accounts.signIn({ email: scene.giver.email, password });
        const { id } = await offerAgent(scene);
        if (isAccepted) await taker.registry.offers.accept(id);
        await happen(scene);
        const [offer] = (await taker.registry.offers.list().page()).offers;
        expect(offer).toMatchObject({ id, state: "cancelled" });
        expect(offer?.ended_at).not.toBeNull();
        await expect(taker.registry.offers.accept(id)).rejects.toMatchObject({
          code: "offer_not_open",
          problem: { state: "cancelled" },
        });
        world.pass(2 * day);
        await completeNow(world);
        expect(await ownAgents({ ...taker, browser: await signedIn(taker) })).toEqual([]);
      }
    },
  );

  async function signedIn(one: Party) {
    await one.browser.accounts.signIn({ email: one.email, password });
    return one.browser;
  }

  test("an accepted offer is cancelled when its recipient is disabled, one that is not answered is not", async () => {
    await using scene = await offerScene(engine, week);
    const { world, giver, taker } = scene;
    const operator = await world.owner();
    const { id } = await offerAgent(scene);
    await operator.accounts.update(taker.id, { disabled: true });
    expect((await outgoing(giver))?.state).toBe("offered"); // the giver does not learn that there is an account
    expect(await outcomeOf(taker.registry.offers.accept(id))).toBe("account_disabled");
    await operator.accounts.update(taker.id, { disabled: false });
    await taker.registry.offers.accept(id);
    await operator.accounts.update(taker.id, { disabled: true });
    expect((await outgoing(giver))?.state).toBe("cancelled");
  });

  test.each([
    ["has another owner", "update agent set owner_id = 'acc_other'"],
    ["is suspended", "update agent set status = 'suspended'"],
    ["is a peer's", `update agent set origin = '{"peer":"peer_x","base_url":"https://x.example"}'`],
    [
      "is of a disabled account",
      "update account set disabled_at = '2026-11-20T00:00:00.000Z' where id = 'GIVER'",
    ],
  ])("an offer cannot be accepted if the agent %s, and is cancelled by that", async (_, change) => {
    await using scene = await offerScene(engine);
    const { world, giver, taker } = scene;
    const { id } = await offerAgent(scene);
    await world.sql(change.replace("GIVER", giver.id));
    await expect(taker.registry.offers.accept(id)).rejects.toMatchObject({
      code: "offer_not_open",
      problem: { state: "cancelled" },
    });
    const [row] = await world.node.database.all<{ owner_id: string }>("select owner_id from agent");
    expect(row?.owner_id).not.toBe(taker.id);
    const [offer] = (await taker.registry.offers.list().page()).offers;
    expect(offer?.state).toBe("cancelled");
  });

  test("pages of the agent say that it was transferred, and not to whom", async () => {
    await using scene = await offerScene(engine);
    await handOver(scene);
    const page = await (
      await scene.world.send("GET", "/agents/a/view", { headers: { accept: "text/html" } })
    ).text();
    expect(page).toContain("Transferred");
    expect(page).toContain("to another account");
    for (const { id, email } of [scene.giver, scene.taker])
      for (const it of [id, email]) expect(page).not.toContain(it);
  });

  test.each([
    ["has another owner", "update agent set owner_id = 'acc_other'"],
    ["is suspended", "update agent set status = 'suspended'"],
    ["is a peer's", `update agent set origin = '{"peer":"peer_x","base_url":"https://x.example"}'`],
    [
      "is of a disabled account",
      "update account set disabled_at = '2026-11-20T00:00:00.000Z' where id = 'GIVER'",
    ],
    [
      "goes to a disabled account",
      "update account set disabled_at = '2026-11-20T00:00:00.000Z' where id = 'TAKER'",
    ],
  ])("an accepted offer does not take effect if the agent %s", async (_, change) => {
    await using scene = await offerScene(engine, week);
    const { world, giver, taker } = scene;
    const { id } = await offerAgent(scene);
    await taker.registry.offers.accept(id);
    const statement = change.replace("GIVER", giver.id).replace("TAKER", taker.id);
    await world.sql(statement);
    world.pass(2 * day);
    await completeNow(world);
    const rows = await world.node.database.all<{ state: string }>("select state from offer");
    expect(rows).toEqual([{ state: "cancelled" }]);
  });

  test("a renamed agent is offered under its new id", async () => {
    await using scene = await offerScene(engine);
    const { giver, taker } = scene;
    const { id } = await offerAgent(scene);
    await giver.registry.agents.rename("a", { agent_id: "b" });
    expect((await taker.registry.offers.list().page()).offers).toMatchObject([{ id, agent_id: "b" }]);
    expect(await taker.registry.offers.accept(id)).toMatchObject({ agent_id: "b", state: "effective" });
    expect(await outcomeOf(giver.registry.agents.rename("b", { agent_id: "a" }))).toBe("not_agent_owner");
    expect(await outcomeOf(taker.registry.agents.rename("b", { agent_id: "a" }))).toBe("served");
  });

  test("a deprecated agent can be transferred, and an expired offer makes room for another", async () => {
    await using scene = await offerScene(engine);
    const { world, giver, taker } = scene;
    await giver.registry.agents.setStatus("a", { status: "deprecated" });
    const first = await offerAgent(scene);
    world.pass(14 * day);
    expect(await outgoing(giver)).toMatchObject({ state: "expired", ended_at: first.expires_at });
    for (const act of [
      taker.registry.offers.accept,
      taker.registry.offers.decline,
      giver.registry.offers.cancel,
    ])
      expect(await outcomeOf(act(first.id))).toBe("offer_not_open");
    const second = await offerAgent(scene);
    expect((await taker.registry.offers.accept(second.id)).state).toBe("accepted");
    expect(
      (await all(giver.registry.offers.list({ direction: "outgoing" }))).map(({ state }) => state),
    ).toEqual(["accepted", "expired"]);
  });

  test("the job writes expiries, and deletes offers 30 days after their end", async () => {
    await using scene = await offerScene(engine);
    const { world, giver } = scene;
    const { expires_at } = await offerAgent(scene);
    const at = (milliseconds: number) => () => new Date(Date.parse(expires_at) + milliseconds);
    const states = () => world.node.database.all<{ state: string }>("select state from offer");
    await putOffersAway(world.node.database, at(-1));
    expect(await states()).toEqual([{ state: "offered" }]);
    await putOffersAway(world.node.database, at(0));
    expect(await states()).toEqual([{ state: "expired" }]);
    expect(await outgoing(giver)).toMatchObject({ state: "expired", ended_at: expires_at });
    await putOffersAway(world.node.database, at(30 * day));
    expect(await states()).toHaveLength(1);
    await putOffersAway(world.node.database, at(30 * day + 1));
    expect(await states()).toEqual([]);
  });

  test("a transferred agent counts as a new id of its recipient, and a rejected acceptance changes nothing", async () => {
    await using scene = await offerScene(engine, 0, { newAgentsPerDay: { free: 1, pro: 1, enterprise: 1 } });
    const { giver, taker } = scene;
    await taker.registry.agents.register({ ...agent, agent_id: "own" });
    const { id } = await offerAgent(scene);
    await expect(taker.registry.offers.accept(id)).rejects.toMatchObject({
      code: "new_agent_limit_reached",
      problem: { limit: 1 },
    });
    expect((await outgoing(giver))?.state).toBe("offered");
    scene.world.pass(day);
    expect((await taker.registry.offers.accept(id)).state).toBe("effective");
  });

  test("the security log of both accounts has each step, and of the other account neither key nor address", async () => {
    await using scene = await offerScene(engine, 8 * day);
    const { world, giver, taker } = scene;
    const declined = await offerAgent(scene);
    await taker.registry.offers.decline(declined.id);
    const cancelled = await offerAgent(scene);
    await giver.registry.offers.cancel(cancelled.id);
    const { id } = await offerAgent(scene);
    await taker.registry.offers.accept(id);
    world.pass(day + hour);
    await completeNow(world);
    for (const one of [giver, taker]) {
      const log = await all((await signedIn(one)).audit.list());
      const steps = log.filter(({ action }) => action.includes("transfer")).reverse();
      expect(steps.map(({ action }) => action)).toEqual([
        "transfer_offered",
        "transfer_declined",
        "transfer_offered",
        "transfer_cancelled",
        "transfer_offered",
        "transfer_accepted",
        "agent_transferred",
      ]);
      for (const { account_id, subject_id, actor_id, key_id, address } of steps) {
        expect([account_id, subject_id]).toEqual([one.id, "a"]);
        if (actor_id !== one.id) expect([key_id, address]).toEqual([null, null]);
      }
    }
  });
});
