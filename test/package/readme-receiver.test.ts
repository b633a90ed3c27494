/** The receiver of the guide of webhooks in a separate process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { type EventOf, signDelivery } from "../../client/receiver.ts";
import { freePort } from "../free-port.ts";
import { hang } from "../hang.ts";
import { prepared } from "./prepared.ts";

const root = join(import.meta.dirname, "..", "..");
const secret = "8f2b6c1de4a7095338c1f0a96d7e42b5cb9013f86a5e7d24190c8b3fe6d7a250";
const event: EventOf<"agent.registered"> = {
  event: "agent.registered",
  payload: {
    agent_id: "weather-agent",
    name: "Weather Agent",
    change: "created",
    seq: 1,
    agent_url: "https://weather.example.com/a2a",
    source: "local",
    changed: ["name"],
  },
  timestamp: "2026-11-01T00:00:00.000Z",
  idempotency_key: "evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34",
};

/** The receiver of the guide. */
function example(): string {
  const guide = readFileSync(join(root, "server/features/site/guides/webhooks.md"), "utf8");
  const [, program] = /^```ts\n([\s\S]*?createReceiver[\s\S]*?)^```$/m.exec(guide) ?? [];
  if (program === undefined) throw new Error("The guide of webhooks has no receiver");
  return program;
}

/** Runs a program in a folder that has the package, and collects what it prints. */
async function run(program: string, env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "registry-receiver-"));
  const { installed } = await prepared(inject("preparing"));
  await symlink(join(installed, "node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  await writeFile(join(folder, "receiver.ts"), program);
  const node = join(root, "node_modules", ".bin", "node");
  const child = spawn(node, ["receiver.ts"], { cwd: folder, env: { ...process.env, ...env } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  return {
    printed: () => printed,
    runs: () => child.exitCode === null,
    async [Symbol.asyncDispose]() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

test("the receiver of the guide accepts each delivery of the node once, and nothing else", async () => {
  const port = await freePort();
  await using receiver = await run(example(), {
    PORT: `${port}`,
    WEBHOOK_SECRET: secret,
  });
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/`, { method: "POST", body, headers });
  const { body, headers } = await signDelivery(event, secret);
  const reach = () => (receiver.runs() ? post(body, {}).then(({ status }) => status) : receiver.printed());
  await expect.poll(reach, hang).toBe(401); // not signed

  const tampered = await post(body.replace("Weather", "Whether"), headers);
  expect([tampered.status, await tampered.text()]).toEqual([
    401,
    expect.stringMatching(/^signature_mismatch: /),
  ]);
  const first = await post(body, headers);
  const again = await signDelivery(event, secret, { attempt: 2 });
  expect([first.status, (await post(again.body, again.headers)).status]).toEqual([204, 204]);
  const other = await signDelivery(
    body.replace("agent.registered", "cert.issued").replace("evt_0b9f", "evt_1b9f"),
    secret,
  );
  expect((await post(other.body, other.headers)).status).toBe(204);
  await expect.poll(receiver.printed).toBe("created weather-agent\ncert.issued\n");
});

test("the receiver of the guide reports a missing secret at its start", async () => {
  await using receiver = await run(example(), { WEBHOOK_SECRET: "", PORT: "0" });
  await expect.poll(receiver.runs, hang).toBe(false);
  expect(receiver.printed()).toContain("A secret is 64 hexadecimal digits");
});
