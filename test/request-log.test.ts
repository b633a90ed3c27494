/** The line of the log for each request: who did what, from where, with what outcome, and no secret. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { createRegistry } from "../client/index.ts";
import { loggedAddress } from "../server/core/http/logged-address.ts";
import { environment } from "../server/core/settings/process-settings.ts";
import { browserAt, folder, type NodeProcess, start, startArguments } from "./faults/process.ts";

const email = "ada@example.com";
const password = "velvet harbour 41 quail";

interface Line {
  msg: string;
  method: string;
  path: string;
  operation?: string;
  status: number;
  code?: string;
  request_id: string;
  account?: string;
  key?: string;
  address?: string;
}

/** Stops a node, and returns the lines of its requests. */
async function linesOf(node: NodeProcess): Promise<{ out: string; lines: Line[] }> {
  node.send("SIGTERM");
  const { out } = await node.ended;
  const lines = out.split("\n").filter((line) => line.startsWith("{"));
  return {
    out,
    lines: lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === "answered"),
  }; // of pino
}

describe("the log", () => {
  test("has who called what from where, how it ended, and no secret", async () => {
    await using place = await folder();
    await using node = await start(place.path, { LOG_LEVEL: "info" });
    const browser = browserAt(node.url);
    const { account } = await browser.accounts.signUp({ email, password });
    const { key } = await browser.keys.create({ name: "production" });
    const registry = createRegistry({ baseUrl: node.url, apiKey: key.raw_key, maxRetries: 0 });
    await registry.agents.register({ agent_id: "trains", agent_url: "https://trains.example.com" });
    await expect(registry.accounts.list().page()).rejects.toThrow();
    const wrong = `${key.raw_key.slice(0, -1)}${key.raw_key.endsWith("a") ? "b" : "a"}`;
    await expect(createRegistry({ baseUrl: node.url, apiKey: wrong }).node.stats()).rejects.toThrow();
    await expect(
      browserAt(node.url).accounts.signIn({ email, password: "wrong horse 12" }),
    ).rejects.toThrow();

    const { out, lines } = await linesOf(node);
    const address = "127.0.0.1";
    const byKey = { account: account.id, key: key.id, address };
    expect(lines).toEqual(
      [
        { method: "POST", path: "/api/auth/sign-up", operation: "accounts_signUp", status: 201, address },
        { operation: "keys_create", status: 201, account: account.id, address },
        { path: "/register", operation: "agents_register", status: 201, ...byKey },
        { operation: "accounts_list", status: 403, code: "owner_required", address },
        { operation: "node_stats", status: 401, code: "credential_checksum_failed", address },
        { operation: "accounts_signIn", status: 401, code: "sign_in_failed", address },
      ].map((each) => expect.objectContaining({ request_id: expect.any(String), ...each })),
    );
    for (const secret of [key.raw_key, wrong, password, "wrong horse 12", email])
      expect(out).not.toContain(secret);
  });

  test.each([
    ["masked", "127.0.0.0"],
    ["none", undefined],
  ])("has addresses as LOG_ADDRESSES=%s says", async (LOG_ADDRESSES, address) => {
    await using place = await folder();
    await using node = await start(place.path, { LOG_LEVEL: "info", LOG_ADDRESSES });
    await node.registry.node.stats();
    const { lines } = await linesOf(node);
    expect(lines.map((line) => line.address)).toEqual([address]);
  });

  test("keeps the node neither from responding nor from stopping if nothing reads it", async () => {
    await using place = await folder();
    const env = { ...environment, PORT: "0", LOG_LEVEL: "info", EMBEDDINGS: "off" };
    const child = spawn(process.execPath, startArguments, { cwd: place.path, env });
    await using stopped = new AsyncDisposableStack();
    stopped.defer(() => void child.kill("SIGKILL"));
    const exited = once(child, "exit");
    let out = "";
    let url: string | undefined;
    for await (const text of child.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
      out += text;
      url = /listening on (http:\/\/[\w.:]+)/.exec(out)?.[1];
      if (url !== undefined) break;
    }
    child.stdout.pause();
    const registry = createRegistry({ baseUrl: url ?? "", maxRetries: 0 });
    // A pipe of Linux has room for 64 kB, and streams of Node.js for some more.
    for (let at = 0; at < 40; at++)
      await registry.agents.lookup(`${"x".repeat(8_000)}${at}`).catch(() => null);
    expect((await registry.node.health()).status).toBe("ok");
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  });

  test.each([
    ["203.0.113.77", "203.0.113.0"],
    ["2001:db8:12:3400::1", "2001:db8:12::"],
    ["::1", "0:0:0::"],
  ])("masks %s as %s", (address, masked) => {
    expect(loggedAddress(address, "masked")).toBe(masked);
  });
});
