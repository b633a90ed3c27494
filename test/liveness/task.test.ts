/** Messages to agents whose owners chose so, with agents of the official SDK. */
import { AgentEvent, type AgentExecutor } from "@a2a-js/sdk/server";
import { describe, expect, test, vi } from "vitest";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { a2a, agent, type Behaviour, mcp, messageOf, probing } from "./agents.ts";

const jobIntervals = { expiryMs: 50, agingMs: 86_400_000 };
const minute = 60_000;
const hour = 60 * minute;

const cancelTask = () => Promise.reject(new Error("A probe must not cancel a task"));

/** An agent that responds to each message at once. */
const responding: AgentExecutor = {
  async execute({ contextId, taskId }, bus) {
    const message = {
      messageId: `reply-${taskId}`,
      contextId,
      taskId: "",
      role: 2,
      parts: [],
      extensions: [],
    };
    bus.publish(AgentEvent.message({ ...message, metadata: undefined, referenceTaskIds: [] } as never)); // as the SDK sends it
    bus.finished();
  },
  cancelTask,
};

const failing: AgentExecutor = {
  execute: () => Promise.reject(new Error("The model is down")),
  cancelTask,
};

/** A node that sends messages to an agent, and the methods that the agent has received. */
async function scene(engine: TestWorld["engine"], behaviour: Behaviour, protocol: "a2a" | "mcp" = "a2a") {
  await using opened = new AsyncDisposableStack();
  const server = opened.use(await agent(behaviour));
  const world = opened.use(await createWorld(engine, probing(server), { jobIntervals }));
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: server.url, protocols: [protocol] });
  const read = async () => (await developer.liveness.get({ agent_id: "weather" })).liveness[0];
  await vi.waitFor(async () => expect((await read())?.outcome).not.toBeNull(), hang);
  await developer.liveness.choose("weather", { probes: "task" });
  world.pass(11 * minute);
  const closing = opened.move();
  return {
    ...{ world, read },
    methods: () => server.requests.map(({ body }) => messageOf(body).method ?? "GET"),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** Lets time pass, and waits until the URL was probed again, and that is recorded. */
async function probedAfter(world: TestWorld, milliseconds: number): Promise<void> {
  const checked = async () =>
    (await world.node.database.get<{ checked_at: string }>("select checked_at from probe_target"))
      ?.checked_at;
  const before = await checked();
  world.pass(milliseconds);
  await vi.waitFor(async () => expect(await checked()).not.toBe(before), hang);
}

const messages = ["SendMessage", "message/send"];

describe.each(engines)("an agent whose owner chose messages, on %s", (engine) => {
  test.each([
    ["1.0", "SendMessage", "GetTask"],
    ["0.3", "message/send", "tasks/get"],
  ] as const)("of A2A %s gets one a day, and is probed by its protocol in between", async (...given) => {
    const [version, message, task] = given;
    await using at = await scene(engine, a2a(version, responding));
    const { world, methods } = at;
    await vi.waitFor(async () => expect(await at.read()).toMatchObject({ level: "task", state: "up" }), hang);
    const sent = () => methods().filter((each) => each === message).length;
    expect(sent()).toBe(1);
    for (let round = 0; round < 3; round++) {
      await probedAfter(world, 7 * hour);
      expect(methods().at(-1)).toBe(task);
    }
    expect(sent()).toBe(1);
    await probedAfter(world, 7 * hour); // 28 hours later
    expect(methods().at(-1)).toBe(message);
    expect(sent()).toBe(2);
  });

  test("is degraded if it fails at the message", async () => {
    await using at = await scene(engine, a2a("1.0", failing));
    await vi.waitFor(
      async () => expect(await at.read()).toMatchObject({ state: "degraded", outcome: "task_failed" }),
      hang,
    );
  });

  test("of another protocol gets none, and is probed by its protocol", async () => {
    await using at = await scene(engine, mcp(false), "mcp");
    await vi.waitFor(
      async () => expect(await at.read()).toMatchObject({ level: "task", state: "up", outcome: "ok" }),
      hang,
    );
    expect(at.methods().filter((each) => messages.includes(each))).toEqual([]);
  });
});
