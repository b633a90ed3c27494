/** Reads what the pages of the node name. */
import { isEmail } from "../../core/settings/account-settings.ts";
import { optional } from "../../core/settings/forms.ts";
import type { Read } from "../../core/settings/setting.ts";

/** As a URI (RFC 9116 section 2.5.3). */
const contact = optional({
  is: "an e-mail address, or an https URL",
  parse: (text) => {
    if (isEmail(text)) return `mailto:${text}`;
    return /^https:\/\/[!-~]+$/.test(text) && URL.canParse(text) ? text : undefined;
  },
});

/** Reads the settings of the pages. */
export const readSite = (read: Read) => ({
  securityContact: read("SECURITY_CONTACT", "", contact, {
    says: "Where to report vulnerabilities of the node, for `/.well-known/security.txt`: an e-mail address, or an https URL.",
  }),
});
