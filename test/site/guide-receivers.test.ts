/** The receivers of the webhook guide in other languages, run as their users run them, behind a server that terminates TLS. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, type TestContext, test } from "vitest";
import type { Schemas } from "../../client/index.ts";
import { signDelivery } from "../../client/receiver.ts";
import { freePort } from "../free-port.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { createWorld } from "../world.ts";

const run = promisify(execFile);
const guide = readFileSync(new URL("../../server/features/site/guides/webhooks.md", import.meta.url), "utf8");
const vectorsFile = new URL("../../client/webhooks/test-vectors.json", import.meta.url);
const { vectors } = JSON.parse(readFileSync(vectorsFile, "utf8")) as Schemas["WebhookVectors"];

/** A language: how its runtime says its version, and how a program is started. */
interface Language {
  name: string;
  version: [string, ...string[]];
  file: string;
  /** The line of the program that says how old deliveries may be. */
  tolerance: string;
  /** The command that runs the program in its folder, after it was built. */
  start(folder: string, port: number): Promise<[string, ...string[]]>;
}

const languages: Language[] = [
  {
    name: "python",
    version: ["python3", "--version"],
    file: "receive.py",
    tolerance: "TOLERANCE_S = 300",
    start: async () => ["python3", "receive.py"],
  },
  {
    name: "go",
    version: ["go", "version"],
    file: "receive.go",
    tolerance: "toleranceS = 300",
    start: async (folder) => {
      // Without C, so that no compiler of it is needed.
      const env = { ...process.env, CGO_ENABLED: "0", GOFLAGS: "-mod=mod", GO111MODULE: "off" };
      await run("go", ["build", "-o", "receive", "receive.go"], { cwd: folder, env });
      return ["./receive"];
    },
  },
  {
    name: "php",
    version: ["php", "--version"],
    file: "receive.php",
    tolerance: "TOLERANCE_S = 300",
    start: async (_folder, port) => ["php", "-S", `127.0.0.1:${port}`, "receive.php"],
  },
];

/** The program of the guide in a language. */
function programIn({ name }: Language): string {
  return guide.match(new RegExp(`^\`\`\`${name}\\n([\\s\\S]*?)^\`\`\`$`, "m"))?.[1] ?? "";
}

interface Running extends AsyncDisposable {
  url: string;
  /** What it has printed. */
  printed(): string;
}

/** The bytes of a secret, in hexadecimal digits. */
function keyOf(secret: string): string {
  return secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64").toString("hex") : secret;
}

/** Starts a program, and waits until it accepts connections. */
async function start(language: Language, secret: string, program = programIn(language)): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), `receiver-${language.name}-`));
  await writeFile(join(folder, language.file), program);
  const port = await freePort();
  const [command, ...options] = await language.start(folder, port);
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
  const child = spawn(command, options, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  await expect.poll(() => listens(port), { message: printed }).toBe(true);
  return {
    url: `http://127.0.0.1:${port}/`,
    printed: () => printed,
    async [Symbol.asyncDispose]() {
      await stop(child);
      await rm(folder, { recursive: true });
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect")
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

async function statusOf(
  url: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<number> {
  const response = await fetch(url, { method: "POST", body: Buffer.from(body), headers });
  return response.status;
}

/** Whether this machine has the runtime. `.ci/run` installs Debian's. */
async function isHere({ version: [command, ...options], name }: Language, context: TestContext) {
  const here = await run(command, options).catch(() => undefined);
  if (!here) await context.annotate(`not run: this machine has no ${name}`, "notice");
  return here !== undefined;
}

describe.each(languages)("the receiver in $name", (language) => {
  test("takes the deliveries of a node", async (context) => {
    if (!(await isHere(language, context))) return;
    await using hook = await receiver();
    const [settings, surroundings] = await reaching(hook);
    const clock = () => new Date(); // that of the receivers
    await using world = await createWorld("sqlite", settings, { ...surroundings, clock });
    const owner = await world.owner();
    const { id, secret } = await owner.webhooks.create({ callbackUrl: hook.url() });
    await using running = await start(language, secret);
    hook.respondWith(async ({ body, headers }, response) => {
      const forwarded = Object.entries(headers).filter(([name]) => !/^(host|connection)$/.test(name));
      const status = await statusOf(
        running.url,
        body,
        Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)])),
      );
      response.writeHead(status).end();
    });
    expect(await owner.webhooks.test(id)).toMatchObject({ delivered: true, response_status: 204 });
    await owner.agents.register({
      agent_id: "weather-agent",
      agent_url: "https://weather.example.com/a2a",
      name: "Wetter ☀",
    });
    await expect.poll(() => running.printed()).toContain("agent.registered weather-agent");
    expect((await owner.webhooks.get(id)).consecutive_failures).toBe(0);
  });

  test("accepts the test vectors, and nothing that differs from them", async (context) => {
    if (!(await isHere(language, context))) return;
    const old = programIn(language).replace(
      language.tolerance,
      language.tolerance.replace("300", "1_000_000_000"),
    );
    expect(old).not.toBe(programIn(language));
    const secrets = new Set(
      vectors.flatMap(({ secret, signing_key, previous_secret }) => [
        secret,
        signing_key,
        previous_secret ?? secret,
      ]),
    );
    for (const secret of secrets) {
      await using running = await start(language, secret, old);
      for (const { body_base64, headers, ...vector } of vectors) {
        const body = Buffer.from(body_base64, "base64");
        const own = [vector.secret, ...(vector.previous_secret ? [vector.previous_secret] : [])].map(keyOf);
        const isOwn = own.includes(keyOf(secret));
        expect([vector.name, await statusOf(running.url, body, headers)]).toEqual([
          vector.name,
          isOwn ? 204 : 401,
        ]);
        const changed = Buffer.concat([body, Buffer.from(" ")]);
        expect(await statusOf(running.url, changed, headers)).toBe(401);
        const replayed = { ...headers, "webhook-timestamp": String(vector.timestamp + 1) };
        expect(await statusOf(running.url, body, replayed)).toBe(401);
      }
    }
  });

  test("rejects deliveries that are too old or too new, or have no signature, and bodies that are too long", async (context) => {
    if (!(await isHere(language, context))) return;
    const [{ body, secret }] = vectors as [Schemas["WebhookVectors"]["vectors"][number]]; // it has vectors
    await using running = await start(language, secret);
    const sentAt = async (seconds: number) => {
      const { headers } = await signDelivery(body, secret, { at: new Date(Date.now() + seconds * 1_000) });
      return statusOf(running.url, body, headers);
    };
    expect(await Promise.all([0, -240, 240].map(sentAt))).toEqual([204, 204, 204]);
    expect(await Promise.all([-400, 400].map(sentAt))).toEqual([401, 401]);
    const { headers } = await signDelivery(body, secret);
    for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature"]) {
      const { [name]: _, ...others } = headers;
      expect(await statusOf(running.url, body, others)).toBe(401);
      expect(await statusOf(running.url, body, { ...headers, [name]: "é, v1,, v1" })).toBe(401);
    }
    expect(await statusOf(running.url, " ".repeat(1_000_001), headers).catch(() => 413)).toBe(413);
  });
});
