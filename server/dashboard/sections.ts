/** The views of an account besides the overview, in a separate bundle, so that the first page is there sooner. */
import { AccountView } from "./account/account-view.tsx";
import { AgentView } from "./agents/agent-view.tsx";
import { EditView } from "./agents/edit.tsx";
import { AgentsView } from "./agents/list.tsx";
import { RegisterView } from "./agents/register.tsx";
import { DomainsView } from "./domains/list.tsx";
import { EventsView } from "./events/live-view.tsx";
import { KeysView } from "./keys/list.tsx";
import { OffersView } from "./offers/list.tsx";
import type { Parts } from "./view-props.ts";
import { CreateWebhookView } from "./webhooks/create-webhook.tsx";
import { WebhooksView } from "./webhooks/list.tsx";
import { WebhookView } from "./webhooks/webhook-view.tsx";

export const keys: Parts = { show: KeysView };
export const webhooks: Parts = { show: WebhooksView, one: WebhookView, make: CreateWebhookView };
export const agents: Parts = { show: AgentsView, one: AgentView, make: RegisterView, edit: EditView };
export const domains: Parts = { show: DomainsView };
export const offers: Parts = { show: OffersView };
export const events: Parts = { show: EventsView };
export const account: Parts = { show: AccountView };
