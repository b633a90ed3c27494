/** The views of the dashboard: their labels, roles and components. */
import type { Account } from "../../client/index.ts";
import { OverviewView } from "./overview.tsx";
import type { Route } from "./router.ts";
import type { Parts } from "./view-props.ts";

/** A view. */
export interface View {
  label: string;
  /** The role that it requires: `owner`, or `issuer` for the owner and issuers. Absent: none. */
  only?: "owner" | "issuer";
  /** Its components, or a function that loads them: those of the overview come with the page, all others on demand. */
  parts?: Parts;
  load?: () => Promise<Parts>;
}

const sections = () => import("./sections.ts");
const owner = () => import("./owner/views.ts");

/** All views in the order of the navigation, by the first segment of their routes. */
export const views: Readonly<Record<string, View>> = {
  "": { label: "Overview", parts: { show: OverviewView } },
  keys: { label: "API keys", load: async () => (await sections()).keys },
  webhooks: { label: "Webhooks", load: async () => (await sections()).webhooks },
  agents: { label: "Agents", load: async () => (await sections()).agents },
  domains: { label: "Domains", load: async () => (await sections()).domains },
  offers: { label: "Offers", load: async () => (await sections()).offers },
  events: { label: "Live events", load: async () => (await sections()).events },
  account: { label: "Account", load: async () => (await sections()).account },
  accounts: { label: "Accounts", only: "owner", load: async () => (await owner()).accounts },
  "all-agents": { label: "All agents", only: "owner", load: async () => (await owner()).allAgents },
  "all-webhooks": { label: "All webhooks", only: "owner", load: async () => (await owner()).allWebhooks },
  peers: { label: "Peers", only: "owner", load: async () => (await owner()).peers },
  certifications: {
    label: "Certifications",
    only: "issuer",
    load: async () => (await owner()).certifications,
  },
  violations: { label: "Violations", only: "owner", load: async () => (await owner()).violations },
  erasures: { label: "Erasures", only: "owner", load: async () => (await owner()).erasures },
  "security-log": { label: "Security log", only: "owner", load: async () => (await owner()).securityLog },
  node: { label: "Node", only: "owner", load: async () => (await owner()).node },
};

/** The components that are loaded. */
const loaded = new Map<View, Parts>();

/** The components of a view, if they are there already. */
export function partsOf(view: View): Parts | undefined {
  return view.parts ?? loaded.get(view);
}

/** Loads the components of a view. */
export async function loadParts(view: View): Promise<Parts | undefined> {
  const parts = partsOf(view) ?? (await view.load?.());
  if (parts) loaded.set(view, parts);
  return parts;
}

/** Begins to load the components of a view that will probably be shown next. */
export function preload(name: string): void {
  const view = Object.hasOwn(views, name) ? views[name] : undefined;
  if (view) loadParts(view).catch(() => undefined); // its view loads again, and shows the error
}

/** The view of a route for an account; undefined if there is none. */
export function viewOf({ view }: Route, account: Account): View | undefined {
  const found = Object.hasOwn(views, view) ? views[view] : undefined;
  return found && isFor(found, account) ? found : undefined;
}

/** Whether an account may see a view. */
export function isFor({ only }: View, { role, issuer }: Account): boolean {
  return only === undefined || role === "owner" || (only === "issuer" && issuer);
}
