/** Follows the journal while a view is shown. */
import { useEffect, useRef, useState } from "preact/hooks";
import { createRegistry, type EventType, type RegistryEvent } from "../../../client/index.ts";
import { nodeUrl } from "../session.ts";

/** The state of the connection. */
export type Connection = "connecting" | "open" | "paused" | "failed";

/** The events received so far, and the state of the stream. */
export interface Followed {
  /** Newest first, the last two hundred. */
  events: RegistryEvent[];
  connection: Connection;
  error: unknown;
  retry: () => void;
}

/** The maximum number of events, and how many of them from before the start. */
const [most, before] = [200, 20];

/** Follows events of one type or of all, starting a few before now. After a pause it continues after the last shown event. */
export function useStream(type: EventType | null, paused: boolean): Followed {
  const [events, setEvents] = useState<RegistryEvent[]>([]);
  const [connection, setConnection] = useState<Connection>("connecting");
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  const last = useRef<number | undefined>(undefined);

  useEffect(() => {
    setEvents([]);
    last.current = undefined;
  }, [type]);

  useEffect(() => {
    if (paused) {
      setConnection("paused");
      return;
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (state: Connection) => signal.aborted || setConnection(state);
    const take = (event: RegistryEvent) => {
      last.current = event.payload.seq;
      setEvents((known) => [event, ...known].slice(0, most));
    };
    tell("connecting");
    setError(undefined);
    follow({ type, last: last.current, signal, take, tell }).catch((problem: unknown) => {
      if (signal.aborted) return;
      setConnection("failed");
      setError(problem);
    });
    return () => leaving.abort();
  }, [type, paused, turn]);
  return { events, connection, error, retry: () => setTurn((count) => count + 1) };
}

/** The stream to follow, and its callbacks. */
interface Following {
  type: EventType | null;
  /** The last event that was shown. */
  last: number | undefined;
  signal: AbortSignal;
  take: (event: RegistryEvent) => void;
  tell: (state: Connection) => void;
}

/** The number that a few of the stored events are after. */
async function startOf(registry: ReturnType<typeof createRegistry>, signal: AbortSignal): Promise<number> {
  const { last_seq, oldest_seq } = (await registry.node.stats({ signal })).events;
  return Math.max((oldest_seq ?? 1) - 1, last_seq - before);
}

async function follow({ type, last, signal, take, tell }: Following): Promise<void> {
  const registry = createRegistry({ baseUrl: nodeUrl, fetch: (request) => watched(request, tell) });
  const after = last ?? (await startOf(registry, signal));
  const query = { after, ...(type !== null && { types: [type] }) };
  for await (const event of registry.events.stream(query, { signal })) {
    if (!signal.aborted) take(event);
  }
}

/** Reports when a stream opens and when it breaks; the client reconnects by itself. */
async function watched(request: Request, tell: (state: Connection) => void): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok || !response.body || request.headers.get("Accept") !== "text/event-stream")
    return response;
  tell("open");
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  response.body.pipeTo(writable).then(
    () => tell("connecting"),
    () => tell("connecting"),
  );
  return new Response(readable, response);
}
