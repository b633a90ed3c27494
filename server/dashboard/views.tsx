/** The views of the dashboard: their labels, roles and components. */
import type { ComponentType } from "preact";
import type { Account } from "../../client/index.ts";
import { AccountView } from "./account-view.tsx";
import { AgentView } from "./agents/agent-view.tsx";
import { EditView } from "./agents/edit.tsx";
import { AgentsView } from "./agents/list.tsx";
import { RegisterView } from "./agents/register.tsx";
import { EventsView } from "./events/live-view.tsx";
import { KeysView } from "./keys/list.tsx";
import { OverviewView } from "./overview.tsx";
import type { Route } from "./router.ts";
import { CreateWebhookView } from "./webhooks/create-webhook.tsx";
import { WebhooksView } from "./webhooks/list.tsx";
import { WebhookView } from "./webhooks/webhook-view.tsx";

/** The properties of every view. */
export interface ViewProps {
  account: Account;
  /** The id of the item, in views of one. */
  id: string;
}

/** A view. */
export interface View {
  label: string;
  /** The role that it requires: `owner`, or `issuer` for the owner and issuers. Absent: none. */
  only?: "owner" | "issuer";
  /** Its component, or a function that loads it: views that few users need are loaded on demand. */
  show?: ComponentType<ViewProps>;
  load?: () => Promise<ComponentType<ViewProps>>;
  /** The component for one item. */
  one?: ComponentType<ViewProps>;
  /** The component that creates an item: `#/webhooks/new`. */
  make?: ComponentType<ViewProps>;
  /** The component that edits an item: `#/agents/weather/edit`. */
  edit?: ComponentType<ViewProps>;
}

/** All views in the order of the navigation, by the first segment of their routes. */
export const views: Readonly<Record<string, View>> = {
  "": { label: "Overview", show: OverviewView },
  keys: { label: "API keys", show: KeysView },
  webhooks: { label: "Webhooks", show: WebhooksView, one: WebhookView, make: CreateWebhookView },
  agents: { label: "Agents", show: AgentsView, one: AgentView, make: RegisterView, edit: EditView },
  events: { label: "Live events", show: EventsView },
  account: { label: "Account", show: AccountView },
  accounts: { label: "Accounts", only: "owner", load: async () => (await owner()).AccountsView },
  "all-agents": { label: "All agents", only: "owner", load: async () => (await owner()).AllAgentsView },
  "all-webhooks": {
    label: "All webhooks",
    only: "owner",
    load: async () => (await owner()).AllWebhooksView,
  },
  peers: { label: "Peers", only: "owner", load: async () => (await owner()).PeersView },
  certifications: {
    label: "Certifications",
    only: "issuer",
    load: async () => (await owner()).CertificationsView,
  },
  violations: { label: "Violations", only: "owner", load: async () => (await owner()).ViolationsView },
  node: { label: "Node", only: "owner", load: async () => (await owner()).NodeView },
};

const owner = () => import("./owner/views.ts");

/** The view of a route for an account; undefined if there is none. */
export function viewOf({ view }: Route, account: Account): View | undefined {
  const found = Object.hasOwn(views, view) ? views[view] : undefined;
  return found && isFor(found, account) ? found : undefined;
}

/** Whether an account may see a view. */
export function isFor({ only }: View, { role, issuer }: Account): boolean {
  return only === undefined || role === "owner" || (only === "issuer" && issuer);
}
