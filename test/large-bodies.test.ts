/** Large request bodies wait for room, and the node says when to try again. */
import type { FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LargeBodies } from "../server/http/large-bodies.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request with a body of a megabyte. */
function large(ip: string): FastifyRequest {
  const headers = { "content-length": "1000000" };
  return { ip, headers, raw: { headers } } as unknown as FastifyRequest; // the parts that are read
}

test("a fifth large body of a network waits five seconds for room, and is then rejected", async () => {
  const bodies = new LargeBodies();
  const network = "203.0.113.1";
  for (let n = 0; n < 4; n++) await bodies.reserve(large(network));
  const outcome = bodies.reserve(large(network)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_999);
  await bodies.reserve(large("198.51.100.1")); // another network has room meanwhile
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({
    response: { status: 503, problem: { code: "node_busy" }, headers: { "Retry-After": "5" } },
  });
});

test("a large body that waits starts when another one has ended, and there was time to collect it", async () => {
  const bodies = new LargeBodies();
  const [release] = await Promise.all(Array.from({ length: 4 }, () => bodies.reserve(large("203.0.113.1"))));
  let hasStarted = false;
  const waiting = bodies.reserve(large("203.0.113.1")).then(() => {
    hasStarted = true;
  });
  release?.();
  await vi.advanceTimersByTimeAsync(99);
  expect(hasStarted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
});
