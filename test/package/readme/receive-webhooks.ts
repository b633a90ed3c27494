/** A delivery, and servers that are really asked. */
import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { signDelivery } from "@registry-node/client/webhooks";

export const secret = process.env.WEBHOOK_SECRET ?? "";

function eventOf(idempotency_key: string): string {
  const payload = { agent_id: "weather-agent", change: "created" };
  return JSON.stringify({
    event: "agent.registered",
    payload,
    timestamp: "2026-11-20T16:15:00.000Z",
    idempotency_key,
  });
}

const delivery = await signDelivery(eventOf("evt_1"), secret);

export const rawBody = delivery.body;
export const request = new Request("http://receiver.test/", { method: "POST", ...delivery });

const servers: http.Server[] = [];

export function createServer(listener: RequestListener): http.Server {
  const server = http.createServer(listener);
  servers.push(server);
  return server;
}

/** Each server takes a delivery. */
export async function afterwards(): Promise<void> {
  if (servers.length === 0) throw new Error("The section makes no server");
  for (const server of servers) {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo; // that of a server that listens on a port
    const again = await signDelivery(eventOf("evt_2"), secret);
    const { status } = await fetch(`http://127.0.0.1:${port}`, { method: "POST", ...again });
    server.close();
    if (status !== 204) throw new Error(`The server responded with ${status}`);
  }
}
