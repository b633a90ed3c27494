/** Many subscribers, of which some hang: nobody waits for them but the answer, and that not for long. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { type Answer, receiver } from "./receiver.ts";
import { scene } from "./scene.ts";

/** So many are healthy, and so many hang. */
const healthy = 150;
const hanging = 50;

describe.each(engines)("on %s", (engine) => {
  test("of 200 subscribers 50 hang: all others have the event before the first attempt at one that hangs has ended", async () => {
    const arrived: { path: string; at: number }[] = [];
    const attempt = 3_000;
    const answer: Answer = ({ path }, response) => {
      arrived.push({ path, at: performance.now() });
      if (path.startsWith("/well")) response.writeHead(204).end();
    };
    await using ended = new AsyncDisposableStack();
    const hosts = await Promise.all(
      Array.from({ length: 25 }, (_, index) => receiver(answer, `hook-${index}.example.test`)),
    );
    for (const host of hosts) ended.use(host);
    await using at = await scene(engine, answer, { attempt, answer: 1_500 }, hosts);
    for (let index = 0; index < healthy + hanging; index++) {
      const path = index % 4 === 0 ? `/hang-${index}` : `/well-${index}`;
      await at.owner.webhooks.create({ callbackUrl: hosts[index % hosts.length]?.url(path) ?? "" });
    }
    const started = performance.now();
    await at.cause();
    const answered = performance.now();

    const well = arrived.filter(({ path }) => path.startsWith("/well"));
    expect(well).toHaveLength(healthy);
    expect(new Set(well.map(({ path }) => path)).size).toBe(healthy);
    const hung = arrived.filter(({ path }) => path.startsWith("/hang"));
    expect(Math.max(...well.map((each) => each.at))).toBeLessThan(
      Math.min(...hung.map((each) => each.at)) + attempt,
    );
    expect(answered - started).toBeLessThan(attempt); // the answer did not wait for those that hang
  });
});
