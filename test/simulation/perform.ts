/** Performs the steps of a history. Requests are sent, and not waited for. */
import { RegistryError } from "../../client/index.ts";
import type { Action, ChangePeer, History } from "./actions.ts";
import { Follower } from "./followers.ts";
import { Monitor } from "./monitors.ts";
import { agentOf, changeAgent, read, registerMany } from "./perform/agents.ts";
import { registerCard } from "./perform/cards.ts";
import { disableAccount, makeCredential, useCredential } from "./perform/credentials.ts";
import { fail } from "./perform/faults.ts";
import { signInElsewhere } from "./perform/identities.ts";
import { pick, type Stage } from "./perform/stage.ts";
import { changeSubscription, subscribe } from "./perform/subscriptions.ts";
import { transfer } from "./perform/transfers.ts";
import { judge } from "./perform/trust.ts";

/** Performs a history. @returns what waits until all that was started has ended. */
export async function perform(stage: Stage, { steps }: History): Promise<() => Promise<void>> {
  const underWay = new Set<Promise<unknown>>();
  for (const { afterMs, ...action } of steps) {
    if (afterMs > 0) await stage.scene.rest(afterMs);
    const started = act(stage, action as Action).catch((error: unknown) => {
      if (!(error instanceof RegistryError))
        stage.scene.faults.push(`A step failed: ${(error as Error).stack}`);
    });
    underWay.add(started);
    void started.then(() => underWay.delete(started));
  }
  return async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
}

function act(stage: Stage, action: Action): Promise<void> {
  switch (action.do) {
    case "register":
    case "status":
    case "facts":
    case "remove":
      return changeAgent(stage, action);
    case "register many":
      return registerMany(stage, action);
    case "card":
      return registerCard(stage, action);
    case "transfer":
      return transfer(stage, action);
    case "lookup":
    case "list":
    case "search":
    case "stats":
    case "certification":
      return read(stage, action);
    case "subscribe":
      return subscribe(stage, action);
    case "subscription":
      return changeSubscription(stage, action);
    case "create key":
    case "sign in":
    case "sign up":
      return makeCredential(stage, action);
    case "oidc":
      return signInElsewhere(stage, action);
    case "key":
    case "session":
      return useCredential(stage, action);
    case "account":
      return disableAccount(stage, action);
    case "certify":
    case "revoke certification":
    case "report":
    case "violation":
    case "decide":
      return judge(stage, action);
    case "peer":
      return changePeer(stage, action);
    case "follow": {
      const site = stage.site(action.site);
      const agent = action.agent === undefined ? null : agentOf(site, action.agent);
      const follower = new Follower(stage.scene, site, action.by, agent);
      stage.made.followers.push(follower);
      follower.start();
      return Promise.resolve();
    }
    case "monitor": {
      const monitor = new Monitor(stage.scene, stage.site(action.site), action.everyMs);
      stage.made.monitors.push(monitor);
      monitor.start();
      return Promise.resolve();
    }
    default:
      return fail(stage, action);
  }
}

async function changePeer(stage: Stage, action: ChangePeer): Promise<void> {
  const site = stage.site(action.site);
  const other = pick(
    stage.scene.sites.filter((each) => each !== site),
    action.of,
  );
  if (!other) return;
  const client = stage.client(site, { kind: `${action.act} peer`, by: "owner", of: other.index });
  if (action.act === "add") {
    await client.federation.add({ base_url: other.url });
    return;
  }
  const found = (await client.federation.list()).peers.find(({ base_url }) => base_url === other.url);
  if (!found) return;
  if (action.act === "sync") await client.federation.sync(found.id);
  else await client.federation.remove(found.id);
}
