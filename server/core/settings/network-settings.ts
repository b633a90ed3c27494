/** Reads where the node listens, how others reach it, and what it reaches. */
import { isIP } from "node:net";
import { operations } from "../../../generated/operations.ts";
import { checkCallbackUrl } from "../egress/callback-url.ts";
import { type Pins, parsePins } from "../egress/pins.ts";
import { choice, text, whole } from "./forms.ts";
import type { Form, Read } from "./setting.ts";

/** Reads the settings of the network. */
export function readNetwork(read: Read) {
  const port = read("PORT", "3000", whole("a port", 0, 65_535), {
    says: "The port to listen on. `0`: a free one.",
  });
  const host = read("HOST", "127.0.0.1", text("a host name or address, without a port", isHost), {
    says: "The address to listen on.",
  });
  /** Without a slash at its end. */
  const publicUrl = read("PUBLIC_URL", `http://localhost:${port ?? 3000}`, publicUrlForm, {
    says: "The URL under which people open the node. The guides, the reference and the OpenAPI document name it. It may have a path, see [below](README.md#below-a-path).",
    defaultText: "`http://localhost:$PORT`",
  });
  const ownUrl = `${publicUrl}/health/live`;
  return {
    port,
    host,
    publicUrl,
    /** The number of proxies; false for none. */
    trustProxy: read("TRUST_PROXY", "false", proxies, {
      says: "`true` behind a proxy that adds to `X-Forwarded-For`; behind several, their number.",
    }),
    shutdownDelaySeconds: read("SHUTDOWN_DELAY_SECONDS", "0", whole("seconds,", 0, 300), {
      says: "For how long the node still serves after a signal to stop, while `/health/ready` responds with 503. Behind a load balancer, longer than its health checks need to notice: see [the guide](proxies.md#restart-without-a-loss). `0`: it stops at once.",
    }),
    connectivityCheckUrl: read("CONNECTIVITY_CHECK_URL", isPublicUrl(ownUrl) ? ownUrl : "off", checkUrl, {
      says: "The node asks this https URL once an hour, and when a delivery gets no response. If the URL does not respond either, the node's own network is at fault, and the failure does not count towards disabling the subscription. This holds for 24 hours after the last response of the URL on this machine: a URL that cannot be reached from inside protects nobody. If the node reaches its own URL without leaving its machine, name another host. `off`: no check.",
      defaultText: "`$PUBLIC_URL/health/live`, if that is https and public",
    }),
    egressPins: read("EGRESS_PINS", "", pins, {
      says: "For development and tests: hosts of webhooks, peers, cards and logos with addresses that are not public, for example `hook.example.test:9443=127.0.0.1`, separated by commas. Peers, cards and logos may use plain http there.",
    }),
  };
}

function isHost(text: string): boolean {
  return (text.length <= 253 && /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i.test(text)) || isIP(text) > 0;
}

function isPublicUrl(text: string): boolean {
  return "url" in checkCallbackUrl(text);
}

const pins: Form<Pins> = {
  is: "host:port=address, several separated by commas, each host a name that callback URLs may have",
  parse: parsePins,
};

const checkUrl: Form<string | null> = {
  is: "an https URL on a public host, or off",
  parse: (text) => (text === "off" ? null : isPublicUrl(text) ? text : undefined),
};

const proxies: Form<false | number> = {
  is: "true or false, or the number of proxies in front, from 1 to 9",
  parse: (text) =>
    choice({ false: false, true: 1 }).parse(text) ?? (/^[1-9]$/.test(text) ? Number(text) : undefined),
};

/** The first segments of the paths that the node serves: below a path that begins so, requests would be ambiguous. */
const ownSegments = new Set(
  Object.values(operations)
    .flatMap((feature) => Object.values(feature))
    .map(({ path }) => path.split("/")[1]),
);

const publicUrlForm: Form<string> = {
  is: "an http or https URL without query and credentials. Its path has letters, digits, `-`, `.`, `_` and `~`, and does not begin with a path of the node, such as /docs",
  parse: (text) => {
    const url = URL.parse(text);
    const plain =
      url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
    if (!plain || !/^(\/[\w.~-]+)*\/?$/.test(url.pathname)) return undefined;
    const [, first = ""] = url.pathname.split("/");
    return first === "" || !ownSegments.has(first) ? url.href.replace(/\/$/, "") : undefined;
  },
};
