/** Checks of the journal: every change has its event, once, in order. */
import type { Schemas } from "../../../generated/models.d.ts";
import { CheckFailure, ensure, equal } from "../../assertions.ts";
import { checksOf } from "../../check.ts";
import type { Answer } from "../../node/http.ts";
import type { Scene } from "../../scene.ts";
import { remove } from "./agents.ts";

type RegistryEvent = Schemas["RegistryEvent"];

interface EventPage {
  events: RegistryEvent[];
  next_after: number;
}

/** The time limit for a message of an event stream. */
const streamTimeoutMs = 20_000;

/** What an event says about an agent: its type and the kind of change. */
function summary(event: RegistryEvent): string {
  const { payload } = event;
  return "change" in payload ? `${event.event} ${payload.change}` : event.event;
}

/** Plays a whole life of an agent. @returns what its events must say. */
async function life(scene: Scene): Promise<{ id: string; expected: string[] }> {
  const { agent_id: id } = await scene.register({ name: "First" });
  (await scene.registerWith(scene.registration({ agent_id: id, name: "Second" }))).expect(200);
  (await scene.write("PUT", `/agentfacts/${id}`, { body: { label: "Tides" } })).expect(200);
  (await scene.write("PUT", `/agents/${id}/status`, { body: { status: "deprecated" } })).expect(200);
  (await scene.write("PUT", `/agents/${id}/status`, { body: { status: "active" } })).expect(200);
  (await remove(scene, id)).expect(200);
  const expected = [
    "agent.registered created",
    "agent.registered updated",
    "agent.registered facts",
    "agent.deprecated deprecated",
    "agent.registered reactivated",
    "agent.deprecated tombstoned",
  ];
  return { id, expected };
}

/** Reads all events of a query. */
async function readAll(
  scene: Scene,
  query: string,
  after = 0,
): Promise<{ events: RegistryEvent[]; last: Answer }> {
  const events: RegistryEvent[] = [];
  for (let position = after; ; ) {
    const last = (await scene.get(`/events?after=${position}&${query}`)).expect(200);
    const page = last.json<EventPage>();
    events.push(...page.events);
    if (page.next_after < position) throw new CheckFailure("`next_after` goes back", last.exchange);
    if (page.events.length === 0 || page.next_after === position) return { events, last };
    position = page.next_after;
  }
}

const seqOf = ({ payload }: RegistryEvent): number => payload.seq;

/** Fails unless each event is later than the one before. */
function ascend(events: RegistryEvent[], last: Answer): void {
  const seqs = events.map(seqOf);
  const sorted = [...new Set(seqs)].sort((a, b) => a - b);
  equal(seqs, sorted, "the order of `seq`", last.exchange);
}

export const eventChecks = [
  ...checksOf("core", "events_list", {
    "each change of an agent has its event, in the order of the changes": async (scene) => {
      const { id, expected } = await life(scene);
      const { events, last } = await readAll(scene, `agent_id=${id}`);
      equal(events.map(summary), expected, "the events", last.exchange);
      ascend(events, last);
    },
    "the whole journal has the same events, without a gap at the ends of pages": async (scene) => {
      const before = await scene.register();
      const { id, expected } = await life(scene);
      const { events, last } = await readAll(scene, "limit=2", before.seq);
      const own = events.filter(({ payload }) => "agent_id" in payload && payload.agent_id === id);
      equal(own.map(summary), expected, "the events", last.exchange);
      ascend(events, last);
    },
    "an event has the seq of the record that it announces": async (scene) => {
      const { agent_id, seq } = await scene.register();
      const { events, last } = await readAll(scene, `agent_id=${agent_id}`);
      equal(events.map(seqOf), [seq], "`seq`", last.exchange);
    },
    "an event names the fields that changed": async (scene) => {
      const { agent_id } = await scene.register({ name: "First" });
      (await scene.registerWith(scene.registration({ agent_id, name: "Second" }))).expect(200);
      const { events, last } = await readAll(scene, `agent_id=${agent_id}`);
      const payload = events.at(-1)?.payload;
      equal(payload && "changed" in payload ? payload.changed : null, ["name"], "`changed`", last.exchange);
    },
    "no two events have one idempotency_key": async (scene) => {
      const { id } = await life(scene);
      const { events, last } = await readAll(scene, `agent_id=${id}`);
      const keys = events.map(({ idempotency_key }) => idempotency_key);
      equal(new Set(keys).size, keys.length, "the number of distinct keys", last.exchange);
    },
    "types selects events by their type": async (scene) => {
      const { id, expected } = await life(scene);
      const { events, last } = await readAll(scene, `agent_id=${id}&types=agent.deprecated`);
      const wanted = expected.filter((each) => each.startsWith("agent.deprecated "));
      equal(events.map(summary), wanted, "the events", last.exchange);
    },
    "after is exclusive, and a page has at most limit events": async (scene) => {
      const { id } = await life(scene);
      const whole = (await scene.get(`/events?agent_id=${id}`)).json<EventPage>();
      const [first, second] = whole.events;
      if (!first || !second) throw new CheckFailure("the agent has no two events");
      const answer = await scene.get(`/events?agent_id=${id}&after=${seqOf(first)}&limit=1`);
      equal(answer.json<EventPage>().events.map(seqOf), [seqOf(second)], "the events", answer.exchange);
    },
    "a rejected change has no event": async (scene) => {
      const { agent_id, seq } = await scene.register();
      (await scene.registerWith({ agent_id, agent_url: "nowhere" })).expect(400);
      const { events, last } = await readAll(scene, `agent_id=${agent_id}`);
      equal(events.map(seqOf), [seq], "`seq` of the events", last.exchange);
    },
    "a live stream has the events after a number, and each new one": async (scene) => {
      const { agent_id } = await scene.register({ name: "First" });
      const [first, second] = await streamed(
        scene,
        `/events?agent_id=${agent_id}&after=0`,
        {},
        2,
        async () => {
          (await scene.registerWith(scene.registration({ agent_id, name: "Second" }))).expect(200);
        },
      );
      const { events } = await readAll(scene, `agent_id=${agent_id}`);
      equal(
        [first, second].map((message) => message?.data),
        events,
        "the streamed events",
      );
      equal(
        [first?.id, second?.id],
        events.map((event) => String(seqOf(event))),
        "the ids of messages",
      );
    },
    "Last-Event-ID resumes an interrupted stream": async (scene) => {
      const { agent_id, seq } = await scene.register({ name: "First" });
      (await scene.registerWith(scene.registration({ agent_id, name: "Second" }))).expect(200);
      const headers = { "last-event-id": String(seq) };
      const [message] = await streamed(
        scene,
        `/events?agent_id=${agent_id}`,
        headers,
        1,
        async () => undefined,
      );
      ensure(Number(message?.id) > seq, `the first message is ${message?.id}, expected one after ${seq}`);
    },
  }),
  ...checksOf("core", "events_latest", {
    "the latest events come first": async (scene) => {
      const { id, expected } = await life(scene);
      const answer = await scene.get(`/events/latest?agent_id=${id}`);
      const { events } = answer.expect(200).json<{ events: RegistryEvent[] }>();
      equal(events.map(summary), expected.toReversed(), "the events", answer.exchange);
    },
    "before continues with older events": async (scene) => {
      const { id } = await life(scene);
      const first = (await scene.get(`/events/latest?agent_id=${id}&limit=4`)).json<{
        events: RegistryEvent[];
        next_before: number | null;
      }>();
      const answer = await scene.get(`/events/latest?agent_id=${id}&before=${first.next_before}`);
      const rest = answer.expect(200).json<{ events: RegistryEvent[] }>().events;
      const seqs = [...first.events, ...rest].map(seqOf);
      equal([seqs.length, new Set(seqs).size], [6, 6], "the number of events on both pages", answer.exchange);
    },
  }),
];

interface Message {
  id: string;
  data: unknown;
}

/** Reads messages of a live stream, while something happens. */
async function streamed(
  { http }: Scene,
  path: string,
  headers: Record<string, string>,
  count: number,
  meanwhile: () => Promise<unknown>,
): Promise<Message[]> {
  const ended = new AbortController();
  const response = await http.open(
    path,
    { ...headers, accept: "text/event-stream" },
    AbortSignal.any([ended.signal, AbortSignal.timeout(streamTimeoutMs)]),
  );
  ensure(response.status === 200, `the status of the stream is ${response.status}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const messages: Message[] = [];
  let text = "";
  try {
    const happened = meanwhile();
    while (reader && messages.length < count) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      messages.push(...blocks.flatMap(toMessage));
    }
    await happened;
  } catch (error) {
    if (error instanceof DOMException)
      throw new CheckFailure(`the stream sent ${messages.length} of ${count} events`);
    throw error;
  } finally {
    ended.abort();
  }
  return messages;
}

function toMessage(block: string): Message[] {
  const fields = new Map(
    block.split("\n").map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()] as const;
    }),
  );
  const [id, data] = [fields.get("id"), fields.get("data")];
  return id === undefined || data === undefined ? [] : [{ id, data: JSON.parse(data) as unknown }];
}
