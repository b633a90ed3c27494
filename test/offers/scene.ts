/** Two accounts of a node, one of which has an agent, for tests of transfers. Their clients have keys: sessions end with time. */
import type { Offer, OfferMade, Registry } from "../../client/index.ts";
import { completeOffers } from "../../server/features/offers/completion.ts";
import type { EngineName } from "../engines.ts";
import { type Browser, createWorld, type TestWorld, withoutExpiry } from "../world.ts";

export const hour = 3_600_000;
export const day = 24 * hour;

/** The agent of the scene. */
export const agent = { agent_id: "a", agent_url: "https://a.example.com/a2a" };

/** An account: its client, its id and its address. */
export interface Party {
  registry: Registry;
  browser: Browser;
  id: string;
  email: string;
}

export interface Scene extends AsyncDisposable {
  world: TestWorld;
  giver: Party;
  taker: Party;
}

/** Creates an account with a key. */
export async function party(world: TestWorld): Promise<Party> {
  const browser = await world.developer();
  const { account } = await browser.accounts.session();
  return { browser, registry: await world.keyed(browser), id: account.id, email: account.email ?? "" };
}

/** Creates the scene. @param age that of the agent. */
export async function offerScene(
  engine: EngineName,
  age = 0,
  settings: Parameters<typeof createWorld>[1] = {},
): Promise<Scene> {
  const world = await createWorld(engine, settings, withoutExpiry);
  const giver = await party(world);
  await giver.registry.agents.register(agent);
  world.pass(age);
  const taker = await party(world);
  return { world, giver, taker, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

/** Offers the agent to the other account. */
export function offerAgent({ giver, taker }: Pick<Scene, "giver" | "taker">): Promise<Offer> {
  return giver.registry.agents.transfer(agent.agent_id, { to: taker.id });
}

/** The token of the link to an offer. */
export function tokenOf({ claim_url }: Pick<OfferMade, "claim_url">): string {
  const token = new URL(claim_url ?? "").hash.split("token=")[1];
  if (token === undefined) throw new Error("The offer has no link");
  return token;
}

/** Transfers the agent, which is young. */
export async function handOver(scene: Pick<Scene, "giver" | "taker">): Promise<void> {
  const { id } = await offerAgent(scene);
  await scene.taker.registry.offers.accept(id);
}

/** Runs the job until nothing is due now, as its processes do. @returns the number of its runs that found work. */
export async function complete({ node }: TestWorld, clock: () => Date): Promise<number> {
  for (let runs = 0; runs < 100; runs++) if ((await completeOffers(node.database, clock)) !== 0) return runs;
  throw new Error("The job does not end");
}

/** A time at which all is due: its transaction decides by the clock of the node. */
export const later = (): Date => new Date("2100-01-01");

/** Runs the job once, at the time of the node. */
export async function completeNow(world: TestWorld): Promise<void> {
  const { timestamp } = await world.registry.node.health();
  await complete(world, () => new Date(timestamp));
}

/** The only outgoing offer of an account. */
export async function outgoing({ registry }: Party): Promise<Offer | undefined> {
  return (await registry.offers.list({ direction: "outgoing" }).page()).offers[0];
}

/** The ids of the accounts' own agents. */
export async function ownAgents({ browser }: Party): Promise<string[]> {
  return (await browser.agents.mine().page()).agents.map(({ agent_id }) => agent_id);
}
