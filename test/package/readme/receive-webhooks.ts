/** A delivery, and servers and frameworks that get one. */
import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { signDelivery } from "@registry-node/client/webhooks";
import expressFramework from "express";
import { fastify as createFastify } from "fastify";
import { Hono } from "hono";

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

export const fastify = createFastify();
export const express = expressFramework;
export const app = express();
export const hono = new Hono();

/** What the runtime of Lambda passes (format 2.0). */
export class LambdaEvent {
  requestContext = { http: { method: "POST" } };
  headers: Record<string, string> = {};
  body?: string;
  isBase64Encoded = false;
}

const servers: http.Server[] = [];

export function createServer(listener: RequestListener): http.Server {
  const server = http.createServer(listener);
  servers.push(server);
  return server;
}

/** Each server and each framework takes a delivery. The receiver of the section handles each key once. */
export async function afterwards(): Promise<void> {
  await fastify.ready();
  const listeners = [app, (...given: Parameters<RequestListener>) => fastify.routing(...given)];
  for (const listener of listeners) createServer(listener);
  if (servers.length <= listeners.length) throw new Error("The section makes no server");
  for (const [index, server] of servers.entries()) {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo; // that of a server that listens on a port
    await delivered(`evt_${index + 2}`, (init) => fetch(`http://127.0.0.1:${port}/webhooks`, init));
    server.close();
  }
  await delivered("evt_9", async (init) => hono.request("/webhooks", init));
}

/** Sends a delivery, and one that was changed on the way. */
async function delivered(key: string, send: (init: RequestInit) => Promise<Response>): Promise<void> {
  const { body, headers } = await signDelivery(eventOf(key), secret);
  const changed = body.replace("weather", "whether");
  const statuses = [(await send({ method: "POST", headers, body: changed })).status];
  statuses.push((await send({ method: "POST", headers, body })).status);
  if (`${statuses}` !== "401,204") throw new Error(`The responses to ${key} were ${statuses}`);
}
