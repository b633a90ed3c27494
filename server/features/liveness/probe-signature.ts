/**
 * Signs the requests of probes, so that a host can tell them from others that send the same `User-Agent`: HTTP message signatures
 * (RFC 9421) by the profile Web Bot Auth (https://datatracker.ietf.org/doc/draft-ietf-webbotauth-httpsig-protocol/).
 */
import { createHash, createPublicKey, type KeyObject, sign } from "node:crypto";
import type { components } from "../../../generated/openapi.d.ts";
import { derivedSeed, privateKeyOf } from "../../core/secrets/derived-key.ts";

export type ProbeKeys = components["schemas"]["ProbeKeys"];

/** Signs probes with the key of the node. */
export interface ProbeSigner {
  /** The headers that sign a request. */
  headersFor(method: string, url: string, now: Date): Record<string, string>;
  /** The keys that verify the signatures, and the headers that sign them. */
  directory(now: Date): { keys: ProbeKeys; signature: string; signatureInput: string };
}

/** For how long the signature of a request is valid. A host can reject an older one as a repetition. */
const requestSeconds = 60;

/** And that of the directory: longer than caches keep it. */
const directorySeconds = 86_400;

/** Whether hosts find the key of a node: they look for it at the root of an https origin. */
export function canBeVerified(publicUrl: string): boolean {
  const { protocol, pathname } = new URL(publicUrl);
  return protocol === "https:" && pathname === "/";
}

/** Creates the signer of a node. Its key is derived from the node key, for this use alone. */
export function probeSignerOf(nodeKey: Buffer, publicUrl: string): ProbeSigner {
  const { origin, host } = new URL(publicUrl);
  const key = privateKeyOf(derivedSeed(nodeKey, "registry node: probe signatures"));
  const { x } = createPublicKey(key).export({ format: "jwk" });
  if (x === undefined) throw new Error("An Ed25519 key has no public part");
  const keyid = thumbprintOf(x);
  const parameters = (now: Date, seconds: number, tag: string) => {
    const created = Math.floor(now.getTime() / 1_000);
    return `;created=${created};expires=${created + seconds};keyid="${keyid}";alg="ed25519";tag="${tag}"`;
  };
  return {
    headersFor(method, url, now) {
      const target = new URL(url);
      const agent = `"${origin}"`;
      const { signature, signatureInput } = signed(
        key,
        [
          ['"@authority"', target.host],
          ['"@method"', method],
          ['"@path"', target.pathname],
          ['"signature-agent";key="sig1"', agent],
        ],
        parameters(now, requestSeconds, "web-bot-auth"),
      );
      return {
        "signature-agent": `sig1=${agent}`,
        "signature-input": signatureInput,
        signature,
      };
    },
    directory(now) {
      const tag = "http-message-signatures-directory";
      const lines: [string, string][] = [['"@authority";req', host]];
      const keys = { keys: [{ kty: "OKP", crv: "Ed25519", x, kid: keyid, use: "sig" } as const] };
      return { keys, ...signed(key, lines, parameters(now, directorySeconds, tag)) };
    },
  };
}

/** Signs the components of a message (RFC 9421 section 2.5). */
function signed(key: KeyObject, components: [name: string, value: string][], parameters: string) {
  const input = `(${components.map(([name]) => name).join(" ")})${parameters}`;
  const lines = [...components, ['"@signature-params"', input]].map(([name, value]) => `${name}: ${value}`);
  const signature = sign(null, Buffer.from(lines.join("\n")), key).toString("base64");
  return { signature: `sig1=:${signature}:`, signatureInput: `sig1=${input}` };
}

/** The name of an Ed25519 key: the digest of its members in this order (RFC 7638, RFC 8037 appendix A.3). */
function thumbprintOf(x: string): string {
  const text = JSON.stringify({ crv: "Ed25519", kty: "OKP", x });
  return createHash("sha256").update(text).digest("base64url");
}
