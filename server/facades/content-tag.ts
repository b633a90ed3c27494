/** Validators of responses that are made of several rows. */
import { createHash } from "node:crypto";
import { etagOf } from "../responses.ts";

/** An ETag of the content that it is the validator of. */
export function contentTag(text: string): string {
  return etagOf(createHash("sha256").update(text).digest("base64url").slice(0, 22));
}
