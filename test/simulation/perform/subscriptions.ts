/** Performs subscriptions and what is done with them. */
import type { Registry } from "../../../client/index.ts";
import { type ChangeSubscription, eventChoices, type Subscribe } from "../actions.ts";
import { time } from "../virtual-time.ts";
import { type Hook, pick, type Stage } from "./stage.ts";

export async function subscribe(stage: Stage, action: Subscribe): Promise<void> {
  const site = stage.site(action.site);
  const receiver = pick(stage.scene.receivers, action.receiver);
  if (!receiver) return;
  const { source, by } = action;
  const path = `/hook-${stage.made.hooks.length}`;
  const events = eventChoices[action.events] ?? [];
  const hook: Hook = { site, by, path, events, source, id: null, secrets: [] };
  stage.made.hooks.push(hook);
  const client = stage.client(site, { kind: "subscribe", by, path, events, source }, action);
  const callbackUrl = `https://${receiver.host}${path}`;
  const made = await client.webhooks.create({ callbackUrl, events: [...events], source });
  hook.id = made.id;
  hook.secrets.push({ text: made.secret, atMs: time.now });
}

export async function changeSubscription(stage: Stage, action: ChangeSubscription): Promise<void> {
  const hook = pick(stage.made.hooks, action.hook);
  if (!hook?.id) return;
  const { id, path, source } = hook;
  const by = action.act.startsWith("operator") ? "owner" : hook.by;
  const events = eventChoices[action.events] ?? [];
  const details = action.act === "choose" ? { events, source } : {};
  const { webhooks } = stage.client(hook.site, { kind: action.act, by, path, ...details }, action);
  switch (action.act) {
    case "pause":
      await webhooks.update(id, { status: "paused" });
      return;
    case "resume":
      await webhooks.update(id, { status: "active" });
      return;
    case "choose":
      await webhooks.update(id, { events: [...events] });
      return;
    case "remove":
      await webhooks.remove(id);
      return;
    case "operator pauses":
      await webhooks.pause(id);
      return;
    case "operator disables":
      await webhooks.disable(id, { reason: "A complaint." });
      return;
    case "operator resumes":
      await webhooks.resume(id);
      return;
    case "replay":
      await webhooks.replay(id, { status: action.replayed ?? "skipped" });
      return;
    case "rotate":
      hook.secrets.push({ text: (await webhooks.rotateSecret(id, {})).secret, atMs: time.now });
      return;
    case "redeliver":
      return redeliver(webhooks, id);
  }
}

async function redeliver(webhooks: Registry["webhooks"], id: string): Promise<void> {
  for await (const { id: delivery } of webhooks.deliveries(id, { limit: 1 })) {
    await webhooks.redeliver(id, delivery);
    return;
  }
}
