/** Checks the public URL: that it leads to this node, by a valid certificate, and through the proxies that are configured. */

import type { Config } from "../../assembly/config.ts";
import type { Egress } from "../../core/egress/egress.ts";
import { checkFetchUrl } from "../../core/egress/fetch-url.ts";
import { isLoopback } from "../../core/http/host.ts";
import { nodeIdOf } from "../../core/secrets/node-key.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { type Answer, askHealth } from "./running-node.ts";

const { ok, warning, failure, notChecked } = findingsOf("Public URL");
const certificate = findingsOf("Certificate");

/** A certificate that expires sooner was not renewed in time. */
const renewalDays = 14;

/** What the check has to know. */
export interface PublicUrlOptions {
  egress: Egress;
  /** The key of the node; null if it is not known. */
  key: Buffer | null;
  /** Whether the node runs on this machine; null if that is not known. */
  runs: boolean | null;
  clock: () => Date;
}

/** The findings, and the answer if the node itself responded. */
export interface PublicUrlState {
  findings: Finding[];
  answer: Extract<Answer, { kind: "node" }> | null;
}

/** Requests `/health` through the public URL. */
export async function checkPublicUrl(config: Config, options: PublicUrlOptions): Promise<PublicUrlState> {
  const { publicUrl, host } = config;
  const { hostname } = new URL(publicUrl);
  if (isLoopback(hostname) || hostname.endsWith(".localhost")) {
    const message = `PUBLIC_URL is ${publicUrl}: only people on this machine can open the node`;
    const finding = isLoopback(host)
      ? ok(message)
      : warning(`${message}, and it listens on ${host}. Set PUBLIC_URL to the address that others open`);
    return { findings: [finding], answer: null };
  }
  const checked = checkFetchUrl(publicUrl, config.egressPins);
  if ("reason" in checked) return { findings: [refused(publicUrl, checked.reason)], answer: null };
  if (options.runs === false)
    return {
      findings: [notChecked(`Whether ${publicUrl} leads to this node: it does not run`)],
      answer: null,
    };
  const answer = await askHealth(options.egress, publicUrl);
  const found = judge(answer, config, options.key);
  return { findings: [found], answer: answer.kind === "node" && found.status === "ok" ? answer : null };
}

/** The guard has the same rules here as for everybody's URLs. */
function refused(url: string, reason: string): Finding {
  const { protocol } = new URL(url);
  if (protocol === "http:")
    return warning(
      `PUBLIC_URL is ${url}, without TLS: others on the network path can read passwords, sessions and keys. Put https in front. It was not requested: the node sends nothing by plain http`,
    );
  return warning(
    `${url} was not requested: ${reason} If that is intended, check it with EGRESS_PINS=<host>:<port>=<address> for this command alone, or open ${url}/health in a browser`,
  );
}

function judge(answer: Answer, { publicUrl, host, port }: Config, key: Buffer | null): Finding {
  const url = `${publicUrl}/health`;
  if (answer.kind === "none") {
    if (answer.error === "egress_blocked") return refused(publicUrl, answer.detail);
    const remedies: Record<string, string> = {
      dns_error: "Make a DNS record for its host, or correct PUBLIC_URL",
      tls_error: "Install a certificate that browsers trust, with its chain",
      connection_refused: "Start the proxy in front, or correct PUBLIC_URL",
    };
    const remedy = remedies[answer.error] ?? "Check the proxy in front, the firewall, and PUBLIC_URL";
    return failure(`${url} does not respond: ${answer.detail} ${remedy}`);
  }
  if (answer.kind === "node") {
    const { nodeId } = answer.health;
    if (key && nodeId !== nodeIdOf(key))
      return failure(
        `${url} is another node (${nodeId}): let the proxy in front lead to this one, or correct PUBLIC_URL`,
      );
    if (!key) return ok(`${url} is a node (${nodeId}); whether it is this one is not known without the key`);
    return ok(`${url} is this node (${nodeId})`);
  }
  const { status, headers } = answer;
  if (status >= 300 && status < 400)
    return failure(
      `${url} redirects to ${headers.location ?? "another URL"}: set PUBLIC_URL to where people end, or remove the redirect`,
    );
  if (status === 421)
    return failure(
      `${url} responds with 421: let the proxy pass the header Host on (nginx: proxy_set_header Host $host), or correct PUBLIC_URL`,
    );
  if (status >= 500)
    return failure(
      `${url} responds with ${status}: the proxy in front does not reach the node. Let it lead to ${host}:${port}`,
    );
  return failure(
    `${url} responds with ${status}, but it is no node: correct PUBLIC_URL with its path, or the proxy in front`,
  );
}

/** When the certificate of the public URL expires. */
export async function checkCertificate(
  { publicUrl, egressPins }: Config,
  egress: Egress,
  clock: () => Date,
): Promise<Finding[]> {
  const url = new URL(publicUrl);
  if (url.protocol !== "https:") return [];
  if (!("url" in checkFetchUrl(publicUrl, egressPins)))
    return [certificate.notChecked("The public URL is not one that the node connects to")];
  const found = await egress.certificateExpiry(url);
  if (!found.ok) {
    if (found.error === "tls_error")
      return [certificate.failure(`${url.host}: ${found.detail} Renew it, and restart the proxy in front`)];
    return [certificate.notChecked(`${url.host} was not reached: ${found.detail}`)];
  }
  if (!found.expiresAt) return [certificate.notChecked(`${url.host} does not say when it expires`)];
  const days = Math.floor((found.expiresAt.getTime() - clock().getTime()) / 86_400_000);
  const day = found.expiresAt.toISOString().slice(0, 10);
  if (days >= renewalDays)
    return [certificate.ok(`That of ${url.host} is valid until ${day} (${days} days)`)];
  return [
    certificate.warning(
      `That of ${url.host} expires on ${day} (in ${Math.max(days, 0)} days): renew it, and find out why it was not renewed by itself`,
    ),
  ];
}
