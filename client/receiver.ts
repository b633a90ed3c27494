/** Functions to receive webhooks. This module has no dependencies and does not call a node. */
export type { EventOf, EventType, RegistryEvent } from "./models.ts";
export {
  createReceiver,
  type DeliveryInfo,
  type Handler,
  type ReceivedRequest,
  type ReceiverOptions,
} from "./webhooks/receiver.ts";
export type { Seen } from "./webhooks/seen.ts";
export { type SignedDelivery, type SignOptions, signDelivery } from "./webhooks/sign.ts";
export {
  type GivenHeaders,
  type VerificationFault,
  type VerifyOptions,
  verifyDelivery,
  WebhookVerificationError,
} from "./webhooks/verify.ts";
