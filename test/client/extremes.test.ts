/** Unusual options, and extreme responses. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { createRegistry, type RegistryOptions, ServerError } from "../../client/index.ts";
import { weather } from "../contract/preparation.ts";

afterEach(() => vi.useRealTimers());

/** A registry that gets this response each time, and the requests. */
function clientWith(response: () => Response | Promise<Response>, options: Partial<RegistryOptions> = {}) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return response();
  };
  const registry = createRegistry({ baseUrl: "http://node.test", fetch, maxRetries: 0, ...options });
  return { registry, requests };
}

const fine = () => Response.json({ agent_id: "weather" });
const streaming = { headers: { "Content-Type": "text/event-stream" } };

describe("options", () => {
  test.each([Number.POSITIVE_INFINITY, 2 ** 31])(
    "a timeout of %d is long, though no timer waits so long",
    async (timeout) => {
      const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(fine()), 20));
      expect(await clientWith(slow, { timeout }).registry.agents.lookup("a")).toEqual({
        agent_id: "weather",
      });
    },
  );

  test("treat NaN retries as none", async () => {
    const away = () => new Response("", { status: 503, headers: { "Retry-After": "0.001" } });
    let left = 3; // so that this ends, whatever happens
    const { registry, requests } = clientWith(() => (left-- > 0 ? away() : fine()), {
      maxRetries: Number.NaN,
    });
    await expect(registry.agents.lookup("a")).rejects.toBeInstanceOf(ServerError);
    expect(requests).toHaveLength(1);
  });

  test("send nothing with an aborted signal, even if fetch ignores signals", async () => {
    const { registry, requests } = clientWith(fine);
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(registry.agents.register(weather, { signal })).rejects.toThrow("enough");
    expect(requests).toEqual([]);
  });

  test("leave no timer behind with an invalid signal", async () => {
    vi.useFakeTimers();
    const { registry } = clientWith(fine);
    const signal = {} as AbortSignal; // wrong on purpose
    await expect(registry.agents.lookup("a", { signal })).rejects.toThrow(TypeError);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("propagate an error of an asynchronous onResponse", async () => {
    const onResponse = async () => {
      throw new Error("of the listener");
    };
    const { registry } = clientWith(fine, { onResponse });
    await expect(registry.agents.lookup("a")).rejects.toThrow("of the listener");
  });

  test("close a stream if onResponse throws", async () => {
    const onResponse = () => {
      throw new Error("of the listener");
    };
    const { registry, requests } = clientWith(() => new Response(new ReadableStream(), streaming), {
      onResponse,
    });
    await expect(registry.events.stream().next()).rejects.toThrow("of the listener");
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test.each(["key\nsecret", "sécret", "a secret"])(
    "the key %j is rejected immediately, and not quoted",
    (apiKey) => {
      const make = () => clientWith(fine, { apiKey });
      expect(make).toThrow(TypeError);
      expect(make).not.toThrow(/s.cret/);
    },
  );

  test("ignore a line break after a key, as in files", async () => {
    const { registry, requests } = clientWith(fine, { apiKey: "secret\r\n" });
    await registry.agents.lookup("a");
    expect(requests[0]?.headers.get("Authorization")).toBe("Bearer secret");
  });
});

describe("responses", () => {
  test("treat a page without a cursor as the last", async () => {
    const pages = [{ agents: [weather] }, { agents: [weather], next_cursor: null }];
    const { registry, requests } = clientWith(() => Response.json(pages[requests.length - 1]));
    const seen: unknown[] = [];
    for await (const agent of registry.agents.list()) seen.push(agent);
    expect(seen).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  test("only include the beginning of a long error page of a proxy", async () => {
    const { registry } = clientWith(() => new Response(`early${" ".repeat(2_000)}late`, { status: 400 }));
    const message: unknown = await registry.agents.lookup("a").catch(String);
    expect(message).toContain("early");
    expect(message).not.toContain("late");
  });

  test("may be empty texts, of which openapi-fetch reads nothing", async () => {
    const headers = { "Content-Type": "text/html", "Content-Length": "0" };
    expect(await clientWith(() => new Response("", { headers })).registry.site.docs()).toBe("");
  });

  test("ignore an infinite Retry-After", async () => {
    const endless = { status: 503, headers: { "Retry-After": "Infinity" } };
    const { registry } = clientWith(() => new Response("", endless));
    await expect(registry.agents.lookup("a")).rejects.toMatchObject({ retryAfter: null });
  });

  test("treat a stream without a body as ended", async () => {
    vi.useFakeTimers();
    const aborter = new AbortController();
    const responses = [
      new Response(null, streaming),
      new Response("", { status: 404, headers: { "Content-Type": "text/plain" } }),
    ];
    const { registry, requests } = clientWith(() => responses[requests.length - 1] as Response); // two are asked for
    const next = registry.events.stream({}, { signal: aborter.signal }).next();
    const ended = expect(next).rejects.toMatchObject({ status: 404 });
    await vi.runAllTimersAsync();
    await ended;
    expect(requests).toHaveLength(2);
  });
});
