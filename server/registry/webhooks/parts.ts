/** What the handlers of webhooks get beside what all handlers have. */
import type { Routes } from "../../../generated/routes.ts";
import type { SecretEncryption } from "../../core/secrets/secret-encryption.ts";
import type { Context as SharedContext } from "../../feature.ts";
import type { Attempts } from "./attempts.ts";
import type { RequestedDeliveryLimits } from "./requested-delivery-limits.ts";

export interface Parts {
  /** Makes delivery attempts; handlers use it for test deliveries. */
  attempts: Attempts;
  /** Limits deliveries that callers request by hand. */
  requestedDeliveryLimits: RequestedDeliveryLimits;
  /** Encrypts and decrypts secrets of subscriptions. */
  secretEncryption: SecretEncryption;
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
