/** A card that is enough to register an agent, and what the record then says. */
export interface RegisteringCard {
  file: string;
  registers: true;
  agent_id: string;
  name: string;
  agent_url: string;
  version: string | null;
  provider: { name: string; url: string | null } | null;
  documentation_url: string | null;
  icon_url: string | null;
  protocols: string[];
  capabilities: string[];
  tags: string[];
  skills: string[];
}

/** A card that is not enough alone: the members at fault (pointers from the card's root), and what mends it. */
export interface RefusedCard {
  file: string;
  registers: false;
  pointers: string[];
  /** Sent beside the card, these make it register. */
  needs: { agent_url?: string; name?: string };
}

export type ExpectedCard = RegisteringCard | RefusedCard;

/** Every card in this folder. All are made up for the purpose; the faults in them are those of published cards. */
export const expectedCards: readonly ExpectedCard[] = [
  {
    file: "v1-full.json",
    registers: true,
    agent_id: "tide-table-agent@api.tides.example",
    name: "Tide Table Agent",
    agent_url: "https://api.tides.example/a2a/v1",
    version: "2.3.1",
    provider: { name: "Tides Institute", url: "https://tides.example" },
    documentation_url: "https://tides.example/docs",
    icon_url: "https://tides.example/icon.svg",
    protocols: ["a2a"],
    capabilities: ["streaming", "push-notifications"],
    tags: ["tides", "forecast", "charts"],
    skills: ["predict-tide", "chart-tide"],
  },
  {
    file: "v03-full.json",
    registers: true,
    agent_id: "invoice-reader@agents.example.com",
    name: "Invoice Reader",
    agent_url: "https://agents.example.com/invoices/a2a",
    version: "1.0.0",
    provider: { name: "Ledger & Sons", url: "https://ledger.example.com/" },
    documentation_url: "https://ledger.example.com/invoices",
    icon_url: "https://ledger.example.com/invoices.png",
    protocols: ["a2a"],
    capabilities: ["push-notifications", "state-transition-history"],
    tags: ["invoices", "ocr"],
    skills: ["read_invoice"],
  },
  {
    file: "both-disagree.json",
    registers: true,
    agent_id: "museum-guide@agent.museum.example",
    name: "Museum Guide",
    agent_url: "https://agent.museum.example/a2a",
    version: "0.9",
    provider: null,
    documentation_url: null,
    icon_url: null,
    protocols: ["a2a", "mcp"],
    capabilities: ["streaming"],
    tags: ["museum"],
    skills: ["guide"],
  },
  {
    file: "both-disagree-v03.json",
    registers: true,
    agent_id: "museum-guide@museum.example",
    name: "Museum Guide",
    agent_url: "https://museum.example/a2a",
    version: "0.8",
    provider: null,
    documentation_url: null,
    icon_url: null,
    protocols: ["a2a"],
    capabilities: [],
    tags: [],
    skills: [],
  },
  {
    file: "snake-case.json",
    registers: true,
    agent_id: "bakery-orders@bakery.example.com",
    name: "Bakery Orders",
    agent_url: "https://bakery.example.com/a2a",
    version: "1.4.0",
    provider: { name: "The Bakery", url: "https://bakery.example.com" },
    documentation_url: "https://bakery.example.com/agent",
    icon_url: "https://bakery.example.com/loaf.svg",
    protocols: ["a2a"],
    capabilities: ["streaming", "push-notifications"],
    tags: ["bread", "orders"],
    skills: ["order_bread"],
  },
  {
    file: "agent-wrapper.json",
    registers: true,
    agent_id: "night-porter@hotel.example",
    name: "Night Porter",
    agent_url: "https://hotel.example/agents/porter",
    version: "3",
    provider: { name: "Hotel Example", url: "https://hotel.example" },
    documentation_url: null,
    icon_url: null,
    protocols: ["a2a"],
    capabilities: [],
    tags: ["hospitality", "doors"],
    skills: ["open-door"],
  },
  {
    file: "identity-wrapper.json",
    registers: true,
    agent_id: "crossword-setter@puzzles.example.com",
    name: "Crossword Setter",
    agent_url: "https://puzzles.example.com/setter",
    version: "1.0.1",
    provider: { name: "Puzzle Desk", url: null },
    documentation_url: null,
    icon_url: null,
    protocols: ["a2a"],
    capabilities: ["text-generation"],
    tags: ["puzzles", "words"],
    skills: ["set-crossword"],
  },
  {
    file: "mcp-only.json",
    registers: true,
    agent_id: "seed-catalogue@seeds.example",
    name: "Seed Catalogue",
    agent_url: "https://seeds.example/mcp",
    version: "1.0.0",
    provider: null,
    documentation_url: null,
    icon_url: null,
    protocols: ["mcp"],
    capabilities: ["tools"],
    tags: [],
    skills: ["search-seeds"],
  },
  {
    file: "relative-url.json",
    registers: false,
    pointers: ["/url"],
    needs: { agent_url: "https://verse.example/api/v1/poems/a2a" },
  },
  {
    file: "template-url.json",
    registers: false,
    pointers: ["/supportedInterfaces/0/url"],
    needs: { agent_url: "https://vane.example/a2a" },
  },
  {
    file: "no-name.json",
    registers: false,
    pointers: ["/name"],
    needs: { name: "Echo" },
  },
  {
    file: "on-chain.json",
    registers: false,
    pointers: ["/url"],
    needs: { agent_url: "https://vault.example/a2a" },
  },
  {
    file: "no-address-no-name.json",
    registers: false,
    pointers: ["/name", "/url"],
    needs: { name: "Short Keys", agent_url: "https://short.example/a2a" },
  },
  {
    file: "words-as-lists.json",
    registers: true,
    agent_id: "settlement-desk@api.pay.example",
    name: "Settlement Desk",
    agent_url: "https://api.pay.example/a2a",
    version: null,
    provider: null,
    documentation_url: null,
    icon_url: null,
    protocols: ["http", "a2a", "other"],
    capabilities: ["guide-search", "security-alerts", "geo.audit.request"],
    tags: [],
    skills: ["list_payment_methods", "process_payment"],
  },
  {
    file: "other-script.json",
    registers: true,
    agent_id: "agent-4b299f57@xn--rss235b.example",
    name: "天气助手",
    agent_url: "https://xn--rss235b.example/%E5%8A%A9%E6%89%8B",
    version: "1.0",
    provider: { name: "天气工作室", url: null },
    documentation_url: null,
    icon_url: null,
    protocols: ["a2a"],
    capabilities: [],
    tags: ["天气", "wetter", "καιρος"],
    skills: ["查询-天气"],
  },
  {
    file: "loopback-url.json",
    registers: true,
    agent_id: "home-lights@lights.example",
    name: "Home Lights",
    agent_url: "https://lights.example/a2a",
    version: "0.4.11",
    provider: null,
    documentation_url: null,
    icon_url: null,
    protocols: ["a2a"],
    capabilities: ["streaming"],
    tags: ["home"],
    skills: ["switch"],
  },
  {
    file: "deep-and-wide.json",
    registers: true,
    agent_id: "ore-assayer@assay.example:8443",
    name: "Ore Assayer",
    agent_url: "https://assay.example:8443/agents/ore?tenant=mine#a2a",
    version: "20250618",
    provider: { name: "Assay Office", url: "https://assay.example:8443" },
    documentation_url: null,
    icon_url: null,
    protocols: ["a2a"],
    capabilities: ["streaming", "multi-turn", "x402"],
    tags: ["ore", "chemistry"],
    skills: ["assay", "weigh-sort", "calibrate"],
  },
];
