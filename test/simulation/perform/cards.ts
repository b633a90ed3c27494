/** Performs registrations by the URLs of agent cards. */
import type { CardAddress, RegisterCard } from "../actions.ts";
import { pick, race, type Stage } from "./stage.ts";

/** Sends a registration, or several at the same time, and reads the card that is served after it. */
export async function registerCard(stage: Stage, action: RegisterCard): Promise<void> {
  const site = stage.site(action.site);
  const host = pick(stage.scene.cardHosts, action.host);
  if (!host) return;
  const { by, address } = action;
  const agent = `card-${action.agent}-${site.index}`;
  const url = urlOf(address, host.host, stage.scene.intranet.host, agent);
  await race(action.racers, async (racer) => {
    const sending = { ...action, process: action.process + racer };
    const client = stage.client(site, { kind: "card", by, agent, address, url }, sending);
    await client.agents.register({ agent_id: agent, card_url: url });
    const reader = stage.client(
      site,
      { kind: "read card", by: "anyone", agent },
      { process: sending.process },
    );
    await reader.agents.card(agent);
  });
}

/** The paths of URLs that must not be fetched are others than those of URLs that may. */
function urlOf(address: CardAddress, host: string, intranet: string, agent: string): string {
  switch (address) {
    case "public":
      return `https://${host}/${agent}.json`;
    case "not public":
      return `https://${intranet}/${agent}.json`;
    case "not https":
      return `http://${host}/plain/${agent}.json`;
    case "with password":
      return `https://ann:secret@${host}/password/${agent}.json`;
    case "unknown host":
      return `https://nowhere.${host}/${agent}.json`;
  }
}
