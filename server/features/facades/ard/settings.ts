/** Reads what the ARD facade shows. */
import { oneOf, optional, text } from "../../../core/settings/forms.ts";
import type { Read } from "../../../core/settings/setting.ts";

const domain = optional(text("a domain, such as example.com", /^([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]*$/i));

/** Reads the settings of ARD. */
export const readArd = (read: Read) => ({
  /** Null for the host of the public URL. */
  ardPublisherDomain: read("ARD_PUBLISHER_DOMAIN", "", domain, {
    says: "The domain in the names of ARD entries.",
    defaultText: "host of `PUBLIC_URL`",
  }),
  ardManifest: read("ARD_MANIFEST", "all", oneOf("all", "node"), {
    says: "Whether `/.well-known/ard.json` lists agents (`all`), or the node alone (`node`).",
  }),
});
