/** Large request bodies wait for room, and the node says when to try again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LargeBodies, type Room } from "../server/core/http/large-bodies.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ip = "203.0.113.1";

/** Has room for a body of a megabyte, when it has it. */
async function large(bodies: LargeBodies, network = ip): Promise<Room> {
  const room = bodies.open({ ip: network, headers: { "content-length": "1000000" } });
  await room.take(0);
  return room;
}

/** Notes whether a promise is settled. */
function watch(promise: Promise<unknown>) {
  const state = { isSettled: false };
  const settle = () => {
    state.isSettled = true;
  };
  promise.then(settle, settle);
  return state;
}

test("a fifth large body of a network waits five seconds for room, and is then rejected", async () => {
  const bodies = new LargeBodies();
  for (let n = 0; n < 4; n++) await large(bodies);
  const outcome = large(bodies).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_999);
  await large(bodies, "198.51.100.1"); // another network has room meanwhile
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({
    response: { status: 503, problem: { code: "node_busy" }, headers: { "Retry-After": "5" } },
  });
});

test("a large body that waits starts when another one has ended, and there was time to collect it", async () => {
  const bodies = new LargeBodies();
  const [first] = await Promise.all(Array.from({ length: 4 }, () => large(bodies)));
  const waiting = watch(large(bodies));
  first?.release();
  await vi.advanceTimersByTimeAsync(99);
  expect(waiting.isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.isSettled).toBe(true);
});

test("a body whose client is gone has no room from then on, and waits for none", async () => {
  const bodies = new LargeBodies();
  const held = await Promise.all(Array.from({ length: 4 }, () => large(bodies)));
  const gone = bodies.open({ ip, headers: { "content-length": "1000000" } });
  const outcome = gone.take(0).catch((error: unknown) => error);
  const next = watch(large(bodies));
  gone.release();
  expect(await outcome).toMatchObject({ response: { problem: { code: "malformed_request" } } });
  expect(next.isSettled).toBe(false);
  held[0]?.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(next.isSettled).toBe(true);
});

test("a body whose length is not known takes room as its bytes arrive", async () => {
  const bodies = new LargeBodies();
  const streamed = Array.from({ length: 30 }, () => bodies.open({ ip, headers: {} }));
  for (const arrived of [0, 65_536, 100_000]) await Promise.all(streamed.map((room) => room.take(arrived)));
  const small = bodies.open({ ip, headers: {} });
  await small.take(65_536);
  const waiting = watch(large(bodies));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(waiting.isSettled).toBe(false);
});

test("bodies that have each arrived in part do not wait for one another", async () => {
  const bodies = new LargeBodies();
  const networks = [ip, "198.51.100.1"]; // there is room for no more than the parts of both
  const streamed = Array.from({ length: 60 }, (_, n) =>
    bodies.open({ ip: networks[n % 2] ?? ip, headers: {} }),
  );
  await Promise.all(streamed.map((room) => room.take(100_000)));
  for (const room of streamed) {
    const whole = watch(room.take(1_000_000));
    await vi.advanceTimersByTimeAsync(0);
    expect(whole.isSettled).toBe(true);
    room.release();
    await vi.advanceTimersByTimeAsync(100);
  }
});
