/** The entity of failed sign-ins: see throttle.ts. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

export const SignInFailure = defineEntity({
  name: "SignInFailure",
  tableName: "sign_in_failure",
  properties: {
    /** The hash of an account, of a network, or of both. */
    scope: p.text().primary(),
    count: p.integer(),
    last_at: p.text(),
  },
  indexes: [{ name: "sign_in_failure_by_age", properties: ["last_at"] }],
});

export type SignInFailure = InferEntity<typeof SignInFailure>;
