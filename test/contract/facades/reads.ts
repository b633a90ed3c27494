/** Scenarios that reads of facades have in common. */
import type { Scenario, ScenarioWorld } from "../../scenario.ts";
import { json } from "../preparation.ts";

type Prepare = (world: ScenarioWorld) => Promise<ScenarioWorld>;

/** Longer than the contract allows. */
const badHeader = { headers: { "if-none-match": "x".repeat(1_001) } };

export function post({ send }: ScenarioWorld, path: string, body: object): Promise<Response> {
  return send("POST", path, { headers: json, body: JSON.stringify(body) });
}

/** Reads, after a preparation. */
export function read(path: string, prepare: Prepare): Scenario {
  return async (world) => (await prepare(world)).send("GET", path);
}

/** Reads twice: the second time with the ETag of the first. */
export function unchanged(path: string, prepare: Prepare): Scenario {
  return async (world) => {
    const { send } = await prepare(world);
    const { headers } = await send("GET", path);
    return send("GET", path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  };
}

/** Reads with an invalid header. */
export function invalid(path: string): Scenario {
  return ({ send }) => send("GET", path, badHeader);
}

/** The scenarios that every read has. */
export function reads(path: string, prepare: Prepare) {
  return { 200: read(path, prepare), 304: unchanged(path, prepare), 400: invalid(path) };
}
