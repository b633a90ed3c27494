/** Performs transfers: an account offers an agent, and what follows is answered by several at the same time, or one after another. */
import type { Transfer } from "../actions.ts";
import type { Scene } from "../scene.ts";
import { ignoreRejection, pick, race, type Stage } from "./stage.ts";

export async function transfer(stage: Stage, action: Transfer): Promise<void> {
  const { to, answers, inTurn = false } = action;
  const registered = pick(registrationsOf(stage.scene), action.registration);
  const agent = registered?.intent.agent;
  if (!registered || typeof agent !== "string") return;
  const { by } = registered.intent;
  const site = stage.site(registered.site);
  const { accounts } = stage.scene.prologue;
  const sender = stage.client(site, { kind: "offer", by, agent, to }, action);
  const { id, from_account } = await sender.agents.transfer(agent, { to: accounts[to] });
  const { offers } = await stage.client(site, { kind: "offers", by: to }).offers.list().page();
  if (!offers.some((each) => each.id === id)) return; // its answer was late: ended offers are deleted after 30 days
  const respond = async (index: number) => {
    const sending = { ...action, process: action.process + index };
    const answer = answers[index] ?? "accept";
    if (answer === "remove") {
      const remover = stage.client(site, { kind: "remove", by, agent, ifMatch: null }, sending);
      await remover.agents.remove(agent);
      return;
    }
    const details = { agent, offer: id, from: from_account, to: accounts[to] };
    const intent = { kind: `${answer} offer`, by: answer === "cancel" ? by : to, ...details };
    await stage.client(site, intent, sending).offers[answer](id);
  };
  if (!inTurn) return race(answers.length, respond);
  for (const index of answers.keys()) await respond(index).catch(ignoreRejection);
}

/** The registrations by accounts that succeeded. */
function registrationsOf({ attempts }: Scene) {
  return attempts.filter(
    ({ intent, status }) =>
      intent.kind === "register" && intent.by !== "anyone" && status !== null && status < 300,
  );
}
