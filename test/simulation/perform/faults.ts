/** Performs what goes wrong. */
import type { Fail, Kill } from "../actions.ts";
import type { Machine } from "../machine.ts";
import { type Site, type Slot, untilJobs } from "../scene.ts";
import { time } from "../virtual-time.ts";
import { pick, type Stage } from "./stage.ts";

/** It begins before what happens then. */
const shortMs = 0.5;

/** How long a process that is to be killed may go on without reaching its moment. */
const patienceMs = 60_000;

export async function fail(stage: Stage, action: Fail): Promise<void> {
  const { scene } = stage;
  if (action.do === "receiver") {
    const receiver = pick(scene.receivers, action.receiver);
    if (receiver) receiver.manner = action.manner;
    scene.note(`${receiver?.host} becomes ${action.manner}`);
    return;
  }
  if (action.do === "provider") {
    if (action.manner === "new keys") scene.provider.rotateKeys();
    else scene.provider.manner = action.manner;
    scene.note(`the identity provider: ${action.manner}`);
    return;
  }
  if (action.do === "publish") {
    const host = pick(scene.cardHosts, action.host);
    host?.publish(action.manner);
    scene.note(`${host?.host} publishes new cards: ${action.manner}`);
    return;
  }
  if (action.do === "weather") {
    const servers = scene.sites.flatMap(({ server }) => (server ? [server.name] : []));
    const actors = [...scene.sites, ...scene.receivers, ...scene.cardHosts, scene.provider];
    const host = pick([...actors.map((each) => each.host), ...servers], action.host) ?? "";
    scene.network.setWeather(host, action.weather);
    scene.note(`the network to ${host}: ${action.weather}`);
    await time.sleep(action.forMs);
    scene.network.setWeather(host, "fair");
    return;
  }
  const site = stage.site(action.site);
  if (action.do === "server") {
    if (!site.server) return;
    scene.note(`the database server of ${site.host} restarts`);
    site.server.host.restart();
    return;
  }
  const slot = pick(site.slots, action.process);
  if (!slot) return;
  if ("withJobs" in action && action.withJobs) await time.sleep(untilJobs() - shortMs);
  if (action.do === "clock") {
    slot.clock.jump(action.byMs);
    scene.note(`the clock of ${slot.name} jumps by ${action.byMs / 1_000} s`);
  } else if (action.do === "drift") {
    const { percent, forMs } = action;
    scene.note(`the clock of ${slot.name} runs at ${100 + percent} % for ${forMs / 1_000} s`);
    slot.clock.drift(percent);
    await time.sleep(forMs);
    slot.clock.drift(0);
  } else if (action.do === "database") {
    const { fault, forMs, after, writes } = action;
    slot.machine?.failDatabase(fault, action);
    scene.note(
      `the database of ${slot.name} fails: ${fault}, ${writes} writes after ${after}, within ${forMs / 1_000} s`,
    );
  } else if (action.do === "stop") {
    await scene.stop(slot);
    await time.sleep(action.downMs);
    await scene.start(site, slot);
  } else {
    await killAndRestart(stage, site, slot, action);
  }
}

async function killAndRestart(
  { scene }: Stage,
  site: Site,
  slot: Slot,
  { moment, after, downMs }: Kill,
): Promise<void> {
  const { machine } = slot;
  if (!machine?.isAlive) return;
  if (moment === "now") scene.kill(slot);
  else {
    scene.note(`${slot.name} will be killed: ${moment}, after ${after}`);
    machine.killAt(moment, after);
    await died(machine);
    if (machine.isAlive) return;
    scene.note(`${slot.name} was killed: ${moment}`);
  }
  await time.sleep(downMs);
  await scene.start(site, slot);
}

/** Waits for the end of a process. */
async function died(machine: Machine): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  machine.onDeath.push(resolve);
  await Promise.race([promise, time.sleep(patienceMs)]);
}
