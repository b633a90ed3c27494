import type { Scenarios } from "../scenario.ts";
import { unknownParameter, withWeather } from "./invalid-requests.ts";

export const list: Scenarios["events"]["list"] = {
  200: [
    ({ registry }) => registry.events.list({}).page(),
    async (world) =>
      (await withWeather(world)).registry.events.list({ types: ["agent.registered"], limit: 1 }).page(),
  ],
  400: [
    unknownParameter("GET", "/events"),
    ({ send }) => send("GET", "/events?after=-1"),
    ({ send }) => send("GET", "/events?types=agent.invented"),
    ({ send }) => send("GET", "/events", { headers: { "last-event-id": "x" } }),
  ],
};
