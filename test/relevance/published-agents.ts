/**
 * Agents as their publishers describe them: the files of published agent cards, which are beside the project on some machines
 * and are no part of it. What the needs of `published-needs.ts` are searched among, together with the agents of `agents.ts`.
 */
import { existsSync, readFileSync } from "node:fs";

const folder = new URL("../../../shared/data/agent-cards/", import.meta.url);

/** Whether the cards are there. */
export const hasPublishedCards = existsSync(folder);

/** The files of the cards, by the ids that the agents get. */
export const publishedAgents = {
  seamless: "0spoon__seamless.json",
  "cloud-consultant": "Azhy34__azhyshchev.de.json",
  "office-automation-de": "Azhy34__azhyshchev.de__2.json",
  "alex-familiar": "ClumsyWizardHands__adaptive-bridge-builder__2.json",
  "cogni-node": "Cogni-DAO__cogni.json",
  "alchemy-coral": "CuriQusEth__Alchemy.json",
  "draw-io": "DayuanJiang__next-ai-draw-io.json",
  "geo-audit": "DelovoyMotiv__anteroslogos.json",
  "pulse-network": "GTCC777__mcp-pulsenetwork.json",
  vivioo: "GirlLove2Code__vivioo-mcp__2.json",
  "agent-team": "Hwani-Net__a2a-agent-system.json",
  "laisky-tools": "Laisky__laisky-blog-graphql.json",
  "statista-research": "Langdock__langdock-adk-a2a-agent.json",
  "savta-recipes": "MoLow__SavtasRecipes.json",
  agora: "N3mes1s__agora.json",
  "agent-bounties": "NSPG13__agent-bounties.json",
  "devops-agent": "Nasiko-Labs__nasiko.json",
  "daily-wordle": "PubNubCareers__daily-wordle-agent.json",
  tensorfeed: "RipperMercs__tensorfeed.json",
  "dad-jokes": "Roelzz__dad-joke-a2a-agent.json",
  abund: "abund-ai__abund.ai.json",
  "structured-review": "agntcy__dir.json",
  "nanda-guide": "ankurshnde__nandabasesite.json",
  claimidx: "claimidx__claimidx.json",
  "cardiology-referrals": "durvester__Cardio-assistant.json",
  "call-insurance": "hshadab__x402insurance.json",
  "static-card": "inference-gateway__adk.json",
  "party-store": "jswortz__party-store-ge-a2ui.json",
  "document-generator": "kimdonghwi94__agent-document-generator.json",
  settlegrid: "lexwhiting__settlegrid.json",
  "yield-vault": "publu__goldbotsachs.json",
  "motorbike-rental": "rey-workbench__landing-rosantibikemotorent.json",
  "agent-hub": "spiceoogway__hub.json",
  testmesh: "test-mesh__testmesh.json",
} as const;

/** Reads the cards, by the ids that the agents get. */
export function readPublishedCards(): [id: string, card: Record<string, unknown>][] {
  return Object.entries(publishedAgents).map(([id, file]) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    return [id, JSON.parse(text) as Record<string, unknown>]; // each is a card, and so an object
  });
}
