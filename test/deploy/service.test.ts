/** The systemd unit and the examples of proxies, checked by the programs that read them. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { Agent, fetch } from "undici";
import { expect, test, vi } from "vitest";
import { createNode } from "../../server/node.ts";
import { realWorld } from "../../server/world.ts";
import { scratch } from "../engines.ts";
import { freePort } from "../free-port.ts";
import { hang } from "../hang.ts";
import { configOf } from "../world.ts";

const deploy = join(import.meta.dirname, "..", "..", "deploy");
const unit = join(deploy, "systemd", "registry-node.service");
const nginx = "/usr/sbin/nginx";
const has = (program: string) => spawnSync(program, ["--version"]).error === undefined;

test.runIf(has("systemd-analyze"))("systemd accepts the unit (needs systemd-analyze)", () => {
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
  expect({ status, about: stderr.split("\n").filter((line) => line.includes("registry-node")) }).toEqual({
    status: 0,
    about: [],
  });
});

test.runIf(has("caddy"))("Caddy accepts the Caddyfile (needs caddy)", () => {
  const options = ["validate", "--adapter", "caddyfile", "--config", join(deploy, "proxy", "Caddyfile")];
  expect(spawnSync("caddy", options, { encoding: "utf8" })).toMatchObject({ status: 0 });
});

/** nginx opens its log files, which only root may where Debian puts them. */
const canRun = existsSync(nginx) && process.getuid?.() === 0;

test.runIf(canRun)(
  "nginx serves a node by TLS, without buffering of event streams (needs nginx in /usr/sbin, and root)",
  async () => {
    await using own = await scratch("sqlite");
    await using node = await createNode({ ...configOf(own.database), trustProxy: 1 }, realWorld);
    const address = await node.app.listen({ port: 0, host: "127.0.0.1" });
    const folder = await mkdtemp(join(tmpdir(), "registry-nginx-"));
    const { cert, private: key } = await generate([{ name: "commonName", value: "registry.example.com" }]);
    await writeFile(join(folder, "fullchain.pem"), cert);
    await writeFile(join(folder, "privkey.pem"), key);
    const [plain, secure] = [await freePort(), await freePort()];
    const site = readFileSync(join(deploy, "proxy", "nginx.conf"), "utf8")
      .replaceAll("/etc/ssl/registry.example.com", folder)
      .replace("listen 80;", `listen 127.0.0.1:${plain};`)
      .replace("listen 443", `listen 127.0.0.1:${secure}`)
      .replace("http://127.0.0.1:3000", address);
    const config = `daemon off; user root; pid ${folder}/pid; events {} http { ${site} }`;
    await writeFile(join(folder, "nginx.conf"), config);
    const proxy = spawn(nginx, ["-e", "stderr", "-c", join(folder, "nginx.conf")], { stdio: "inherit" });
    const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
    const url = `https://127.0.0.1:${secure}`;
    try {
      await vi.waitFor(
        async () => expect((await fetch(`${url}/health/ready`, { dispatcher })).status).toBe(200),
        hang,
      );
      const redirected = await fetch(`http://127.0.0.1:${plain}/list?a=b`, { redirect: "manual" });
      expect([redirected.status, redirected.headers.get("location")]).toEqual([
        301,
        "https://127.0.0.1/list?a=b",
      ]);

      // The stream stays open, so its first event only arrives if the proxy does not wait for the end of the response.
      const stream = await fetch(`${url}/events?after=0`, {
        dispatcher,
        headers: { Accept: "text/event-stream" },
      });
      expect(stream.headers.get("content-type")).toMatch(/^text\/event-stream/);
      const body = JSON.stringify({
        agent_id: "weather-agent",
        agent_url: "https://weather.example.com/a2a",
      });
      const headers = { "Content-Type": "application/json", Prefer: "respond-async" };
      const registered = await fetch(`${url}/register`, { dispatcher, method: "POST", headers, body });
      expect(registered.ok, await registered.text()).toBe(true);
      let received = "";
      for await (const part of stream.body ?? []) {
        received += new TextDecoder().decode(part as Uint8Array); // a body of fetch has bytes
        if (received.includes("weather-agent")) break;
      }
      expect(received).toContain("weather-agent");

      const large = await fetch(`${url}/register`, {
        dispatcher,
        method: "POST",
        headers,
        body: "x".repeat(1_100_000),
      });
      expect([large.status, large.headers.get("content-type")]).toEqual([
        413,
        expect.stringContaining("problem+json"),
      ]);
    } finally {
      await dispatcher.destroy();
      proxy.kill("SIGTERM");
      if (proxy.exitCode === null) await once(proxy, "exit");
      await rm(folder, { recursive: true });
    }
  },
);
