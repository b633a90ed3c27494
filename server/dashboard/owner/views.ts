/** The views of the operator, in a separate bundle, because few users need them. */
import type { Parts } from "../view-props.ts";
import { AccountsView } from "./accounts.tsx";
import { AllAgentsView } from "./agents.tsx";
import { CertificationsView } from "./certifications.tsx";
import { ErasuresView } from "./erasures.tsx";
import { NodeView } from "./node.tsx";
import { PeersView } from "./peers.tsx";
import { SecurityLogView } from "./security-log.tsx";
import { ViolationsView } from "./violations.tsx";
import { AllWebhooksView } from "./webhooks.tsx";

export { nodeAlertsOf } from "./node-alerts.ts";

export const accounts: Parts = { show: AccountsView };
export const allAgents: Parts = { show: AllAgentsView };
export const certifications: Parts = { show: CertificationsView };
export const erasures: Parts = { show: ErasuresView };
export const node: Parts = { show: NodeView };
export const peers: Parts = { show: PeersView };
export const securityLog: Parts = { show: SecurityLogView };
export const violations: Parts = { show: ViolationsView };
export const allWebhooks: Parts = { show: AllWebhooksView };
