/** What people look for among published agents, in their own words, and which agents serve it. */
import type { agents } from "./agents.ts";
import type { Judgement } from "./gain.ts";
import type { publishedAgents } from "./published-agents.ts";

type Id = keyof typeof agents | keyof typeof publishedAgents;

/** A need with judged results. */
export interface PublishedNeed extends Judgement {
  text: string;
  /** Agents that do it. */
  right: readonly Id[];
  /** Agents that help with it. */
  acceptable?: readonly Id[];
}

export const publishedNeeds: readonly PublishedNeed[] = [
  { text: "tell me a joke", right: ["dad-jokes"] },
  { text: "is this solana memecoin a honeypot", right: ["pulse-network"], acceptable: ["crypto-risk"] },
  { text: "rent a scooter for a week in Indonesia", right: ["motorbike-rental"], acceptable: ["car-hire"] },
  { text: "motorcycle delivered to my hotel in Malang", right: ["motorbike-rental"] },
  {
    text: "draw the architecture of my system",
    right: ["draw-io"],
    acceptable: ["image-studio", "chart-maker"],
  },
  { text: "make a flowchart from a description", right: ["draw-io"], acceptable: ["chart-maker"] },
  { text: "grandma's recipes in Hebrew", right: ["savta-recipes"], acceptable: ["recipe-chef"] },
  {
    text: "refer a patient to a heart specialist",
    right: ["cardiology-referrals"],
    acceptable: ["symptom-check"],
  },
  { text: "I want to play a word guessing game", right: ["daily-wordle"], acceptable: ["game-master"] },
  { text: "earn interest on my USDC", right: ["yield-vault"], acceptable: ["pulse-network"] },
  { text: "is OpenAI down right now", right: ["tensorfeed"], acceptable: ["uptime-watch"] },
  { text: "what does it cost to rent a GPU", right: ["tensorfeed"] },
  { text: "which AI crawlers does this site block", right: ["tensorfeed"] },
  { text: "end-to-end encrypted chat for agents", right: ["agora"], acceptable: ["abund", "agent-hub"] },
  { text: "paid work for my agent", right: ["agent-bounties"], acceptable: ["abund", "agora"] },
  {
    text: "integration tests for kafka microservices",
    right: ["testmesh"],
    acceptable: ["test-writer"],
  },
  { text: "statistics about smartphone sales with their source", right: ["statista-research"] },
  { text: "write me a poem", right: ["cogni-node"] },
  { text: "ponder the meaning of life with me", right: ["cogni-node"] },
  { text: "did my GitHub Actions build fail", right: ["devops-agent"], acceptable: ["cloud-ops"] },
  { text: "find a docker image for redis", right: ["devops-agent"], acceptable: ["cloud-ops"] },
  {
    text: "do we have enough balloons for the party season",
    right: ["party-store"],
    acceptable: ["stock-keeper"],
  },
  {
    text: "read German invoices and send them to DATEV",
    right: ["office-automation-de"],
    acceptable: ["invoice-reader"],
  },
  {
    text: "find business customers on Google Maps",
    right: ["office-automation-de", "cloud-consultant"],
    acceptable: ["crm-clerk"],
  },
  {
    text: "has another agent already solved this error",
    right: ["claimidx", "abund"],
    acceptable: ["bug-hunter"],
  },
  {
    text: "shared memory for several coding agents",
    right: ["seamless"],
    acceptable: ["memory-store", "laisky-tools", "abund", "claimidx"],
  },
  { text: "security alerts about AI agents", right: ["vivioo"], acceptable: ["tensorfeed"] },
  {
    text: "can I trust another agent before I work with it",
    right: ["agent-hub", "vivioo"],
    acceptable: ["tensorfeed"],
  },
  { text: "a NANDA community near me", right: ["nanda-guide"] },
  { text: "turn my notes into a markdown document", right: ["document-generator"] },
  { text: "get my money back if an API call fails", right: ["call-insurance"], acceptable: ["pay-agent"] },
  { text: "social network where bots post and vote", right: ["abund"] },
  { text: "betting odds for NFL games", right: ["pulse-network"], acceptable: ["sports-desk"] },
  {
    text: "review a pull request for security problems",
    right: ["structured-review", "code-review"],
    acceptable: ["secret-scan", "pen-test"],
  },
  { text: "how visible is my company in AI search", right: ["geo-audit"] },
  { text: "issue a payment credential for an agent", right: ["settlegrid"], acceptable: ["pay-agent"] },
  { text: "agree on an obligation between two agents", right: ["agent-hub"] },
  { text: "sanctions check before I buy", right: ["tensorfeed"] },
  {
    text: "automate office work in Germany",
    right: ["office-automation-de"],
    acceptable: ["cloud-consultant"],
  },
  { text: "read a web page and keep notes over MCP", right: ["laisky-tools"], acceptable: ["memory-store"] },
];
