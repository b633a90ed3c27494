/** The token of monitoring, in the output of a process and in its responses. */
import { expect, test } from "vitest";
import { folder, start } from "../faults/process.ts";

test("the token of metrics is in no line of the log and in no response", async () => {
  const token = "0123456789abcdef-secret";
  await using data = await folder();
  await using node = await start(data.path, { METRICS_TOKEN: token, LOG_LEVEL: "trace" });
  const get = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${node.url}${path}`, { headers });
    return { status: response.status, text: await response.text() };
  };
  const bearer = { authorization: `Bearer ${token}` };
  const responses = [
    await get("/metrics", bearer),
    await get("/metrics", { authorization: `Bearer ${token}x` }),
    await get("/metrics", { "x-api-key": token }),
    await get("/metrics?token=1", bearer),
    await get("/health", bearer),
    await get("/api/whoami", bearer),
    await get("/no-such-path", bearer),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 401, 401, 400, 200, 401, 404]);
  for (const { text } of responses) expect(text).not.toContain(token);
  node.send("SIGTERM");
  const { out, err } = await node.ended;
  expect(out).toContain('"path":"/metrics"');
  expect(out + err).not.toContain(token);
});
