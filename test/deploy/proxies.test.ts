/** The configurations of deploy/proxies.md, each played by its proxy in front of a node. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { Agent, fetch } from "undici";
import { describe, expect, it, vi } from "vitest";
import { type NodeProcess, start } from "../faults/process.ts";
import { surroundings } from "../faults/surroundings.ts";
import { freePort } from "../free-port.ts";
import { hang } from "../hang.ts";

const guide = readFileSync(join(import.meta.dirname, "..", "..", "deploy", "proxies.md"), "utf8");

/** The configuration of a language in the guide. */
function snippet(language: string): string {
  const [, text] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "ms").exec(guide) ?? [];
  if (text === undefined) throw new Error(`The guide has no ${language}`);
  return text;
}

/** Where a proxy runs. */
interface Place {
  folder: string;
  /** Its port. */
  port: number;
}

interface Proxy {
  /** Its configuration in the guide. */
  language: string;
  program: string;
  /** What surrounds the configuration of the guide. */
  complete?: (text: string, place: Place) => string;
  args: (file: string, place: Place) => string[];
  /** Whether it ends TLS and knows nothing of HTTP. */
  isBelowHttp?: boolean;
  /** What it does with a body that is too large, if it is not the node's problem. */
  largeBody?: number;
}

const modules = ["mpm_event", "authz_core", "proxy", "proxy_http"];
const apacheHead = ({ folder }: Place) =>
  modules.map((each) => `LoadModule ${each}_module /usr/lib/apache2/modules/mod_${each}.so`).join("\n") +
  `\nServerRoot ${folder}\nPidFile ${folder}/pid\nErrorLog /dev/null\nMutex pthread\n`;

const proxies: Proxy[] = [
  { language: "haproxy", program: "/usr/sbin/haproxy", args: (file) => ["-db", "-q", "-f", file] },
  {
    language: "apache",
    program: "/usr/sbin/apache2",
    complete: (text, place) => apacheHead(place) + text,
    args: (file) => ["-X", "-f", file],
  },
  {
    language: "caddyfile",
    program: "/usr/bin/caddy",
    complete: (text, { port }) => `{\nadmin off\n}\n${text.replace(/^\S*example\.com/m, `http://:${port}`)}`,
    args: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
  { language: "lighttpd", program: "/usr/sbin/lighttpd", args: (file) => ["-D", "-f", file] },
  { language: "nghttpx", program: "/usr/sbin/nghttpx", args: (file) => [`--conf=${file}`] },
  {
    language: "vcl",
    program: "/usr/sbin/varnishd",
    args: (file, { folder, port }) => ["-F", "-n", folder, "-a", `127.0.0.1:${port}`, "-f", file],
  },
  {
    language: "stunnel",
    program: "/usr/bin/stunnel4",
    complete: (text, { folder }) => `foreground = yes\npid = ${folder}/pid\n${text}`,
    args: (file) => [file],
    isBelowHttp: true,
  },
  {
    language: "hitch",
    program: "/usr/sbin/hitch",
    args: (file) => ["--user=nobody", `--config=${file}`],
    isBelowHttp: true,
  },
];

/** The ports of the nodes that a proxy of the guide has. */
const [firstPort, secondPort] = [3000, 3001];

/** Starts a proxy in front of nodes. */
async function startProxy(proxy: Proxy, folder: string, [first, second = first]: string[]) {
  const port = await freePort();
  const place = { folder, port };
  await chmod(folder, 0o755); // some proxies leave the user that starts them
  const { cert, private: key } = await generate([{ name: "commonName", value: "registry.example.com" }]);
  await writeFile(join(folder, "all.pem"), key + cert);
  const text = snippet(proxy.language)
    .replaceAll("/etc/ssl/registry.example.com", folder)
    .replaceAll(String(firstPort), new URL(first ?? "").port)
    .replaceAll(String(secondPort), new URL(second ?? "").port)
    .replace(
      /^(\s*bind 0\.0\.0\.0:|Listen |server\.port = |frontend=0\.0\.0\.0,|accept = 0\.0\.0\.0:|frontend = "\[\*\]:)(80|443)/m,
      `$1${port}`,
    )
    .replace("*:80>", `*:${port}>`);
  const file = join(folder, proxy.language);
  await writeFile(file, proxy.complete?.(text, place) ?? text);
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(proxy.program, proxy.args(file, place), { stdio: "ignore", env, cwd: folder });
  const url = `${proxy.isBelowHttp ? "https" : "http"}://127.0.0.1:${port}`;
  return { url, [Symbol.asyncDispose]: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  const killing = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await once(child, "exit");
  clearTimeout(killing);
}

/** Clients have an address of their own, so that it is not that of the proxy. */
const client = () => new Agent({ localAddress: "127.0.0.2", connect: { rejectUnauthorized: false } });

async function isReady(url: string, dispatcher: Agent): Promise<void> {
  await vi.waitFor(
    async () => expect((await fetch(`${url}/health/ready`, { dispatcher })).status).toBe(200),
    hang,
  );
}

/** Reads an event stream until it has an agent that is registered meanwhile. */
async function streamOf(url: string, dispatcher: Agent): Promise<string> {
  const stream = await fetch(`${url}/events?after=0`, {
    dispatcher,
    headers: { Accept: "text/event-stream" },
  });
  const body = JSON.stringify({ agent_id: "weather", agent_url: "https://weather.example.com/a2a" });
  const headers = { "Content-Type": "application/json" };
  await fetch(`${url}/register`, { dispatcher, method: "POST", headers, body });
  let received = "";
  for await (const part of stream.body ?? []) {
    received += new TextDecoder().decode(part as Uint8Array); // a body of fetch has bytes
    if (received.includes("agent.registered")) break;
  }
  return received;
}

const settings = { TRUST_PROXY: "true", LOG_LEVEL: "info" };

/** Starts a node again where it was. */
async function restarted(node: NodeProcess, path: string, env: Record<string, string>): Promise<NodeProcess> {
  const { port } = new URL(node.url);
  node.send("SIGTERM");
  await node.ended;
  return start(path, { ...env, PORT: port });
}

describe.each(proxies)("a node behind $language", (proxy) => {
  it.runIf(existsSync(proxy.program))(`is served as without it (needs ${proxy.program})`, async () => {
    await using place = await surroundings("sqlite");
    await using stack = new AsyncDisposableStack();
    const env = { ...place.env, ...settings, ...(proxy.isBelowHttp && { TRUST_PROXY: "false" }) };
    const node = stack.use(await start(place.path, env));
    const folder = await mkdtemp(join(tmpdir(), "registry-proxy-"));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    const { url } = stack.use(await startProxy(proxy, folder, [node.url]));
    const dispatcher = client();
    stack.defer(() => dispatcher.destroy());
    await isReady(url, dispatcher);

    const name = "/v0.1/servers/io.github.ada%2Fweather/versions";
    const named = await fetch(url + name, { dispatcher });
    expect(await named.json()).toEqual({ error: "Server not found" });
    await node.said(new RegExp(`"path":"${name}".*"address":"127.0.0.${proxy.isBelowHttp ? 1 : 2}"`));

    expect(await streamOf(url, dispatcher)).toContain("weather");

    const headers = { "Content-Type": "application/json" };
    const large = { dispatcher, method: "POST", headers, body: "x".repeat(1_100_000) };
    const rejected = await fetch(`${url}/register`, large);
    expect([rejected.status, rejected.headers.get("content-type")]).toEqual([
      413,
      expect.stringContaining("problem+json"),
    ]);

    stack.use(await restarted(node, place.path, env));
    await isReady(url, dispatcher); // its connections to the former node are not used again
    for (let n = 0; n < 20; n++) expect((await fetch(`${url}/stats`, { dispatcher })).status).toBe(200);
  });
});

describe.each(proxies.filter(({ language }) => /haproxy|caddyfile/.test(language)))(
  "two nodes behind $language",
  (proxy) => {
    it.runIf(existsSync(proxy.program))(
      `lose no read while one restarts (needs ${proxy.program})`,
      async () => {
        await using place = await surroundings("sqlite");
        await using stack = new AsyncDisposableStack();
        const env = { ...place.env, TRUST_PROXY: "true", SHUTDOWN_DELAY_SECONDS: "4" };
        const first = stack.use(await start(place.path, env));
        const second = stack.use(await start(place.path, env));
        const folder = await mkdtemp(join(tmpdir(), "registry-proxy-"));
        stack.defer(() => rm(folder, { recursive: true, force: true }));
        const { url } = stack.use(await startProxy(proxy, folder, [first.url, second.url]));
        const dispatcher = client();
        stack.defer(() => dispatcher.destroy());
        await isReady(url, dispatcher);
        let isOver = false;
        const statuses = new Map<number, number>();
        const load = async () => {
          while (!isOver) {
            const { status } = await fetch(`${url}/lookup/nobody`, { dispatcher }).then(async (each) => {
              await each.text();
              return each;
            });
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }
        };
        const loads = Array.from({ length: 8 }, load);
        stack.use(await restarted(first, place.path, env));
        isOver = true;
        await Promise.all(loads);
        expect([...statuses.keys()]).toEqual([404]);
      },
    );
  },
);

const caddy = proxies.find(({ language }) => language === "caddyfile");

it.runIf(caddy && existsSync(caddy.program))(
  "Caddy serves a node below a path, also at the path itself",
  async () => {
    if (!caddy) return;
    await using place = await surroundings("sqlite");
    await using stack = new AsyncDisposableStack();
    const env = { ...place.env, TRUST_PROXY: "true", PUBLIC_URL: "https://example.com/registry" };
    const node = stack.use(await start(place.path, env));
    const { url } = stack.use(
      await startProxy({ ...caddy, language: "caddyfile-path" }, place.path, [node.url]),
    );
    const dispatcher = client();
    stack.defer(() => dispatcher.destroy());
    await isReady(`${url}/registry`, dispatcher);
    for (const path of ["/registry", "/registry/", "/registry/stats"]) {
      const found = await fetch(url + path, { dispatcher, headers: { Host: "example.com" } });
      expect([path, found.status, (await found.text()).length > 0]).toEqual([path, 200, true]);
    }
  },
);
