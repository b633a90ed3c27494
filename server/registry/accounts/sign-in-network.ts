/** The entity of a network from which an account has signed in: see throttle.ts. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

export const SignInNetwork = defineEntity({
  name: "SignInNetwork",
  tableName: "sign_in_network",
  properties: {
    account_id: p.text().primary(),
    /** The hash of the client network. */
    network: p.text().primary(),
  },
});

export type SignInNetwork = InferEntity<typeof SignInNetwork>;
