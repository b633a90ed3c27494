/** Reads that include the client's own changes, with a real node. */
import { expect, test } from "vitest";
import { type ResponseInfo, responseOf } from "../../client/index.ts";
import { createWorld, type TestWorld } from "../world.ts";

const weather = { agent_id: "weather", agent_url: "https://weather.example.com/" };

/** The `Registry-Seq` of the last request. */
const sentSeq = ({ exchanges }: TestWorld) => exchanges.at(-1)?.request.headers["registry-seq"];

test("a client sends the number of its last change with its reads, and none before its first", async () => {
  await using world = await createWorld("sqlite");
  const { agents } = world.registry;
  await agents.list().page();
  expect(sentSeq(world)).toBeUndefined();
  const { seq } = responseOf(await agents.register(weather));
  expect(seq).toBe(1);
  await agents.lookup("weather");
  expect(sentSeq(world)).toBe("1");
  await agents.lookupMany({ agent_ids: ["weather"] });
  expect(sentSeq(world)).toBe("1");
  await agents.register({ ...weather, agent_id: "tides" });
  expect(sentSeq(world)).toBeUndefined(); // a write always sees everything
  await agents.search({ q: "weather" }).page();
  expect(sentSeq(world)).toBe("2");
});

test("a read includes the change of another client whose number it is given", async () => {
  await using world = await createWorld("sqlite");
  await world.registry.agents.register(weather);
  await world.registry.agents.lookup("weather", { seq: 88 });
  expect(sentSeq(world)).toBe("88");
  await world.registry.agents.lookup("weather", { seq: 0 });
  expect(sentSeq(world)).toBe("1"); // its own change is later
});

test("later pages of a list are of the state of the first, or of a later one", async () => {
  await using world = await createWorld("sqlite");
  for (const agent_id of ["weather", "tides"])
    await world.send("POST", "/register", {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...weather, agent_id }),
    });
  let pages = 0;
  for await (const _ of world.registry.agents.list({ limit: 1 }).pages()) pages++;
  expect(pages).toBe(2);
  expect(world.exchanges.slice(-2).map(({ request }) => request.headers["registry-seq"])).toEqual([
    undefined,
    "2",
  ]);
});

test("the repetition of a creation has the number of its change too", async () => {
  await using world = await createWorld("sqlite");
  const heard: ResponseInfo[] = [];
  const options = { idempotencyKey: "once", onResponse: (each: ResponseInfo) => void heard.push(each) };
  for (let n = 0; n < 2; n++) await world.registry.agents.register(weather, options);
  expect(heard.map(({ seq, headers }) => [seq, headers.get("Idempotency-Replayed")])).toEqual([
    [1, null],
    [1, "true"],
  ]);
});
