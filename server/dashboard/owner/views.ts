/** The views of whoever operates the node, in a part of their own: few need them. */
export { AccountsView } from "./accounts.tsx";
export { CertificationsView } from "./certifications.tsx";
export { NodeView } from "./node.tsx";
export { PeersView } from "./peers.tsx";
export { ViolationsView } from "./violations.tsx";
