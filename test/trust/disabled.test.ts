/** What does not count: disabled accounts, owners' own agents, and issuer names of the node. */
import { describe, expect, it, vi } from "vitest";
import { evidenceDigest, recomputeReputation } from "../../client/evidence.ts";
import { continueTrustUpdate } from "../../server/features/reputation/disabled-accounts.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { outcomeOf } from "../responses.ts";
import { type Browser, createWorld, password, publicUrl, type TestWorld } from "../world.ts";
import {
  agent_id,
  eventsOf,
  issuer,
  oneReporter,
  reporters,
  reports,
  thought,
  weather,
  withAgent,
} from "./people.ts";

const never = { jobIntervals: { expiryMs: 86_400_000, agingMs: 86_400_000 } };

async function disable(world: TestWorld, { accounts }: Browser, disabled = true): Promise<string> {
  const { account } = await accounts.session();
  await (await world.owner()).accounts.update(account.id, { disabled });
  return account.id;
}

describe.each(engines)("on %s, a disabled account", (engine) => {
  it("is excluded with its reports and certifications, and included when it is enabled again", async () => {
    await using world = await createWorld(engine, {}, never);
    await withAgent(world);
    const auditor = await issuer(world);
    const [bad, good] = (await reporters(world, 2)) as [Browser, Browser];
    await reports(world, bad, Array(12).fill("failure"));
    await reports(world, good, Array(12).fill("success"));
    await auditor.certifications.issue({ agent_id, level: "audited" });
    const before = await thought(world);
    expect(before.inputs).toMatchObject({
      successes: 12,
      failures: 12,
      reporters: 2,
      certifications: ["audited"],
    });

    const badId = await disable(world, bad);
    const auditorId = await disable(world, auditor);
    const now = await thought(world);
    expect(now.inputs).toMatchObject({ successes: 12, failures: 0, reporters: 1, certifications: [] });
    const { score, grade, confidence, components, method, inputs, evidence_digest } = now;
    expect(recomputeReputation(inputs)).toEqual({ score, grade, confidence, components, method });
    expect(await evidenceDigest(inputs)).toBe(evidence_digest);
    expect((await eventsOf(world, "reputation.updated")).at(-1)?.payload).toMatchObject({
      current: { score, grade },
    });

    const { accounts } = await world.owner();
    await accounts.update(badId, { disabled: true }); // again: nothing changes
    expect(await thought(world)).toMatchObject({ inputs: now.inputs });
    await accounts.update(badId, { disabled: false });
    await accounts.update(auditorId, { disabled: false });
    expect((await thought(world)).inputs).toEqual(before.inputs);
    await bad.accounts.signIn({ email: bad.email, password });
    world.pass(60_000);
    await reports(world, bad, ["failure"]);
    expect((await thought(world)).inputs).toMatchObject({ failures: 13, reporters: 2 });
  });

  it("is excluded with a certification until the operator renews it", async () => {
    await using world = await createWorld(engine, {}, never);
    await withAgent(world);
    const auditor = await issuer(world);
    const issued = await auditor.certifications.issue({ agent_id, level: "audited" });
    await disable(world, auditor);
    expect((await thought(world)).inputs.certifications).toEqual([]);
    const certified = world.registry.agents.list({ certification: ["audited"] });
    expect((await certified.page()).agents).toEqual([]);
    const { certifications } = await world.owner();
    const renewed = await certifications.issue({ agent_id, level: "audited", issuer: issued.issuer });
    expect(renewed.id).toBe(issued.id);
    expect((await thought(world)).inputs.certifications).toEqual(["audited"]);
  });

  it("is excluded from many agents in batches, and from none twice if it is enabled in between", async () => {
    await using world = await createWorld(engine, {}, never);
    const owner = await world.keyed(await world.developer("enterprise"));
    const ids = Array.from({ length: 23 }, (_, n) => `agent-${n}`);
    for (const id of ids) await owner.agents.register({ ...weather, agent_id: id });
    const reporter = await oneReporter(world);
    for (const id of ids) await reporter.reputation.report({ agent_id: id, outcome: "failure" });
    const counting = async () =>
      (await world.registry.reputation.get({ agent_id: ids })).reputations.filter(
        ({ inputs }) => inputs.reporters === 1 && inputs.failures === 1,
      ).length;
    const id = await disable(world, reporter);
    expect(await counting()).toBe(13);
    await continueTrustUpdate(world.node.database);
    expect(await counting()).toBe(3);
    await (await world.owner()).accounts.update(id, { disabled: false });
    let slices = 0;
    while ((await continueTrustUpdate(world.node.database)) === 0) slices++;
    expect(slices).toBeLessThanOrEqual(3);
    expect(await counting()).toBe(23);
  });

  it("is excluded from remaining agents by the job", async () => {
    await using world = await createWorld(
      engine,
      {},
      { jobIntervals: { expiryMs: 20, agingMs: 86_400_000 } },
    );
    const owner = await world.keyed(await world.developer("enterprise"));
    const ids = Array.from({ length: 12 }, (_, n) => `agent-${n}`);
    for (const id of ids) await owner.agents.register({ ...weather, agent_id: id });
    const reporter = await oneReporter(world);
    for (const id of ids) await reporter.reputation.report({ agent_id: id, outcome: "failure" });
    await disable(world, reporter);
    await vi.waitUntil(async () => {
      const { reputations } = await world.registry.reputation.get({ agent_id: ids });
      return reputations.every(({ inputs }) => inputs.reporters === 0 && inputs.failures === 0);
    }, hang);
  });
});

describe.each(engines)("on %s, an adopted agent", (engine) => {
  it.each([
    ["a registration", (one: Browser) => one.agents.register({ ...weather, description: "Mine." })],
    ["its facts", (one: Browser) => one.facts.put(agent_id, { label: "Mine" })],
    ["its status", (one: Browser) => one.agents.setStatus(agent_id, { status: "deprecated" })],
  ])("loses what its new owner reported and certified, adopted by %s", async (_how, adopt) => {
    await using world = await createWorld(engine);
    await world.registry.agents.register(weather);
    const one = await issuer(world);
    const other = await issuer(world);
    world.pass(86_400_000);
    await reports(world, one, ["success", "success"]);
    await reports(world, other, ["failure"]);
    const { id } = await one.certifications.issue({ agent_id, level: "audited" });
    const attested = await one.certifications.issue({ agent_id, level: "self_attested" });
    const others = await other.certifications.issue({ agent_id, level: "basic" });
    expect((await thought(world)).inputs).toMatchObject({ successes: 2, failures: 1, reporters: 2 });

    await adopt(one);
    expect((await thought(world)).inputs).toMatchObject({
      successes: 0,
      failures: 1,
      reporters: 1,
      certifications: ["basic", "self_attested"],
    });
    const { certifications } = world.registry;
    expect(await certifications.get(id)).toMatchObject({ status: "revoked", reason: "affiliation_changed" });
    expect(await certifications.get(attested.id)).toMatchObject({ status: "active" });
    expect(await certifications.get(others.id)).toMatchObject({ status: "active" });
    expect(await eventsOf(world, "cert.revoked")).toHaveLength(1);
  });
});

describe.each(engines)("on %s, the name of an issuer", (engine) => {
  const level = "basic" as const;

  /** An issuer of a name. */
  async function named(world: TestWorld, name: string): Promise<Browser> {
    const browser = world.browser();
    const email = `${Math.abs(Buffer.from(name).reduce((sum, byte) => sum * 31 + byte, 7)) % 1e9}@example.com`;
    const { account } = await browser.accounts.signUp({ email, password, name });
    await (await world.owner()).accounts.update(account.id, { issuer: true });
    return { ...browser, email };
  }

  it("is that of its account, whatever the request says", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const audits = await named(world, "Example Audits");
    for (const asked of [publicUrl, "Another Auditor", "example audits"]) {
      const tried = audits.certifications.issue({ agent_id, level, issuer: asked });
      expect(await outcomeOf(tried)).toBe("issuer_name_not_own");
    }
    const issued = await audits.certifications.issue({ agent_id, level, issuer: " Example Audits " });
    expect(issued.issuer).toBe("Example Audits");
    const owner = await world.owner();
    const byOperator = await owner.certifications.issue({
      agent_id,
      level: "audited",
      issuer: "Another Auditor",
    });
    expect(byOperator.issuer).toBe("Another Auditor");
  });

  it.each([
    publicUrl,
    "registry.test",
    "REGISTRY.TEST",
    "registry\u200B.test",
    "ｒｅｇｉｓｔｒｙ．ｔｅｓｔ",
    "Registry  Node",
  ])("is never the node's: %j issues by its account's id", async (name) => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const one = await named(world, name);
    const { account } = await one.accounts.session();
    const { issuer } = await one.certifications.issue({ agent_id, level });
    expect(issuer).toBe(account.id);
  });
});
