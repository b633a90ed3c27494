/** Reads who may use the node, and the keys of the node. */
import { isCommonPassword } from "../secrets/common-passwords.ts";
import { readKey } from "../secrets/node-key.ts";
import { passwordWeakness } from "../secrets/password-rules.ts";
import { emailFault, normalEmail } from "../values/email.ts";
import { beside, choice, optional, text } from "./forms.ts";
import type { Form, Read } from "./setting.ts";

const key = optional({ is: "32 bytes in base64, as from: openssl rand -base64 32", parse: readKey });
const fingerprint = optional(text("the fingerprint that the failed start named", /^[\w-]{1,64}$/));
const emailAddress = optional(text("an e-mail address", isEmail));
const issuerUrl = optional(text("an https URL (http on this machine alone)", isIssuer));
const date = optional({
  is: "a date (2027-01-01) or an instant of RFC 3339 (2027-01-01T00:00:00Z)",
  parse: toDate,
});

/** Reads the settings of accounts and keys. */
export function readAccounts(read: Read) {
  return {
    singleOperator: read("NODE_MODE", "open", choice({ open: false, "single-operator": true }), {
      says: "`single-operator`: not yet open to the public. Sign-up is closed, only the owner may write, reads stay open.",
    }),
    owner: readOwner(read),
    keysRequiredFrom: readKeysRequiredFrom(read),
    oidc: readOidc(read),
    /** 32 bytes; null to use a key file beside the database. */
    nodeKey: read("NODE_KEY", "", key, {
      says: "32 bytes in base64. The file is `node.key` beside `registry.sqlite`, `west.sqlite.key` beside a file `west.sqlite`, and `data/node.key` with PostgreSQL. It signs cursors, and the `node_id` by which peers recognize the node is derived from it. Several processes on PostgreSQL need the same key. The database stores its fingerprint: the node does not start with another key, or without it.",
      defaultText: "a file beside the database",
      secret: true,
    }),
    lostKey: read("NODE_KEY_LOST", "", fingerprint, {
      says: "Accepts the loss of the key with this fingerprint once (the failed start prints it). You must then rotate the secrets of webhooks.",
    }),
  };
}

/** The owner of the node; null to set it up by the link that is printed at the start. */
function readOwner(read: Read): { email: string; password: string } | null {
  const email = read("OWNER_EMAIL", "", emailAddress, {
    says: "The e-mail address of the owner account, which is created at the first start. Without it the start prints a one-time link to create the account.",
  });
  const password = read("OWNER_PASSWORD", "", beside("OWNER_EMAIL", email, passwordFor(email)), {
    says: "The password of the owner account. `npm run owner:reset` replaces a lost one, while the node runs or not: it asks for a new one, or reads `OWNER_NEW_PASSWORD`.",
    secret: true,
    keepsBlanks: true,
  });
  return email && password ? { email, password } : null;
}

/** The time from which writes require a credential: null for never, the epoch for always. */
function readKeysRequiredFrom(read: Read): Date | null {
  const always = read("API_KEY_MODE", "optional", choice({ optional: null, required: new Date(0) }), {
    says: "`required`: writes need a key or a session.",
  });
  const announced = read("API_KEY_REQUIRED_FROM", "", date, {
    says: "A date, for example `2027-01-01`: until then responses to writes without a key announce it (`Sunset`), from then on such writes are rejected.",
  });
  return always ?? announced;
}

/** The OpenID Connect provider; null for none. */
function readOidc(read: Read): { issuer: string; clientId: string; clientSecret: string } | null {
  const issuer = read("OIDC_ISSUER", "", issuerUrl, {
    says: "An OpenID Connect provider to sign in with: its issuer, or the URL of its metadata. Its redirect URI is `$PUBLIC_URL/api/auth/oidc/callback`.",
  });
  const form = beside("OIDC_ISSUER", issuer, text("set", /./));
  const clientId = read("OIDC_CLIENT_ID", "", form, {
    says: "The id that the provider has given to the node.",
  });
  const clientSecret = read("OIDC_CLIENT_SECRET", "", form, { says: "The secret of that id.", secret: true });
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

/** Whether a text is an e-mail address of an account. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailFault(normalEmail(text)) === null;
}

/** The contract's rule for a new password. */
function passwordFor(email: string | null): Form<string> {
  const owner = email ? normalEmail(email) : null;
  return text("12 to 256 characters that are not easy to guess", (text) => {
    const { length } = [...text];
    return length >= 12 && length <= 256 && passwordWeakness(text, owner, isCommonPassword) === null;
  });
}

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return (
    url.protocol === "https:" ||
    (url.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname))
  );
}

function toDate(text: string): Date | undefined {
  const form = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;
  const date = new Date(text);
  const real = form.test(text) && !Number.isNaN(date.getTime());
  return real && new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10))
    ? date
    : undefined;
}
