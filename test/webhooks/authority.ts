/** A certificate authority for tests, created with the first certificate. */
import { createSecureContext, type SecureContext } from "node:tls";
import { type CertificateExtension, generate } from "selfsigned";

/** A key and its certificate, as PEM. */
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

/** Options of a node that trusts only this authority: reading those of Node.js is slow. */
export function trustInAuthority(): Promise<SecureContext> {
  trusted ??= authority().then(({ cert }) => createSecureContext({ ca: cert }));
  return trusted;
}

/** Another authority, which is not trusted. */
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
 * Creates a certificate for a host.
 * @param by the issuer; null for a self-signed certificate.
 * @param days its validity, in days from now.
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
