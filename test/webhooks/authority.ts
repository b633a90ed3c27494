/** A certificate authority for tests, made when the first certificate is needed. */
import { createSecureContext, type SecureContext } from "node:tls";
import { type CertificateExtension, generate } from "selfsigned";

/** A key with its certificate, as PEM. */
export interface Identity {
  key: string;
  cert: string;
}

const day = 86_400_000;
const keys = { keyType: "ec", curve: "P-256", algorithm: "sha256" } as const;

let made: Promise<Identity> | undefined;

/** The authority that test nodes trust; one for all tests of a file. */
export function authority(): Promise<Identity> {
  made ??= newAuthority("Registry Node tests");
  return made;
}

let trusted: Promise<SecureContext> | undefined;

/** What a node is given that trusts the authority, and no other: reading those of Node.js takes a while. */
export function trustInAuthority(): Promise<SecureContext> {
  trusted ??= authority().then(({ cert }) => createSecureContext({ ca: cert }));
  return trusted;
}

/** Another authority, which nobody trusts. */
export async function newAuthority(name: string): Promise<Identity> {
  const { private: key, cert } = await generate([{ name: "commonName", value: name }], {
    ...keys,
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { key, cert };
}

/**
 * A certificate for a host.
 * @param by who signs it; null for itself.
 * @param days from when to when it is good, in days from now.
 */
export async function identityOf(
  host: string,
  by: Identity | null,
  [from, to]: [number, number] = [-1, 30],
): Promise<Identity> {
  const extensions: CertificateExtension[] = [
    { name: "basicConstraints", cA: false },
    { name: "subjectAltName", altNames: [{ type: 2, value: host }] },
  ];
  const { private: key, cert } = await generate([{ name: "commonName", value: host }], {
    ...keys,
    extensions,
    notBeforeDate: new Date(Date.now() + from * day),
    notAfterDate: new Date(Date.now() + to * day),
    ...(by && { ca: by }),
  });
  return { key, cert };
}
