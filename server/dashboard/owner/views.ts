/** The views of the operator, in a separate bundle, because few users need them. */
export { AccountsView } from "./accounts.tsx";
export { AllAgentsView } from "./agents.tsx";
export { CertificationsView } from "./certifications.tsx";
export { ErasuresView } from "./erasures.tsx";
export { NodeView } from "./node.tsx";
export { PeersView } from "./peers.tsx";
export { SecurityLogView } from "./security-log.tsx";
export { ViolationsView } from "./violations.tsx";
export { AllWebhooksView } from "./webhooks.tsx";
