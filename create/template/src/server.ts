/** The server: the handlers, and whom it lets in. It does not listen. */
import { timingSafeEqual } from "node:crypto";
import { type Account, createApp } from "@registry-node/contract/fastify";
import { routes } from "./routes.ts";

export interface ServerOptions {
  /** The address that clients use, without a trailing slash. */
  publicUrl: string;
  /** The key of the owner. */
  ownerKey: string;
  /** Aborted when the server stops. */
  stopping?: AbortSignal;
}

export function createServer({ publicUrl, ownerKey, stopping }: ServerOptions) {
  const owner: Account = { id: "acc_owner", isOwner: true };
  // One account, of the owner. Look up your own accounts here; store hashes of their keys.
  const accountOf = async (secret: string) => (isEqual(secret, ownerKey) ? owner : null);
  return createApp(routes, {
    publicUrl,
    accounts: { ofKey: accountOf, ofSession: accountOf },
    ...(stopping && { stopping }),
  });
}

function isEqual(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
