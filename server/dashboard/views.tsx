/** The views: what each is called, who has it, and what shows it. */
import type { ComponentType } from "preact";
import type { Account } from "../../client/index.ts";
import { AccountView } from "./account.tsx";
import { AgentView } from "./agents/agent.tsx";
import { AgentsView } from "./agents/list.tsx";
import { RegisterView } from "./agents/register.tsx";
import { EventsView } from "./events/live.tsx";
import { KeysView } from "./keys/list.tsx";
import { OverviewView } from "./overview.tsx";
import type { Route } from "./router.ts";
import { CreateWebhookView } from "./webhooks/create.tsx";
import { WebhooksView } from "./webhooks/list.tsx";
import { WebhookView } from "./webhooks/webhook.tsx";

/** What every view is given. */
export interface ViewProps {
  account: Account;
  /** What it is about, in views of one thing. */
  id: string;
}

/** A view. */
export interface View {
  label: string;
  /** Whether it is for the owner of the node alone, or for the owner and issuers; for everybody if absent. */
  only?: "owner" | "issuer";
  /** Shows it, or brings what shows it: what few need is loaded when it is first looked at. */
  show?: ComponentType<ViewProps>;
  load?: () => Promise<ComponentType<ViewProps>>;
  /** Shows one of what it lists. */
  one?: ComponentType<ViewProps>;
  /** Makes a new one: `#/webhooks/new`. */
  make?: ComponentType<ViewProps>;
}

/** All views, in the order of the navigation, by the first word of their addresses. */
export const views: Readonly<Record<string, View>> = {
  "": { label: "Overview", show: OverviewView },
  keys: { label: "API keys", show: KeysView },
  webhooks: { label: "Webhooks", show: WebhooksView, one: WebhookView, make: CreateWebhookView },
  agents: { label: "Agents", show: AgentsView, one: AgentView, make: RegisterView },
  events: { label: "Live events", show: EventsView },
  account: { label: "Account", show: AccountView },
  accounts: { label: "Accounts", only: "owner", load: async () => (await owner()).AccountsView },
  peers: { label: "Peers", only: "owner", load: async () => (await owner()).PeersView },
  certifications: {
    ...{ label: "Certifications", only: "issuer" },
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

/** Whether an account has a view. */
export function isFor({ only }: View, { role, issuer }: Account): boolean {
  return only === undefined || role === "owner" || (only === "issuer" && issuer);
}
