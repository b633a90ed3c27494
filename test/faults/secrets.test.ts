/** A raw key is in the response that made it, and nowhere else: not in the database, its files, the log, or another response. */
import { describe, expect, test } from "vitest";
import { createRegistry } from "../../client/index.ts";
import { engines, scratch } from "../engines.ts";
import { outcomeOf } from "../spending.ts";
import { password } from "../world.ts";
import { contentOf } from "./content.ts";
import { browserAt, folder, start, urlOf } from "./process.ts";

describe.each(engines)("on %s", (engine) => {
  test("after keys were made, used, misused, rotated and revoked, no raw key is anywhere", async () => {
    await using own = await scratch(engine);
    await using place = await folder();
    await using node = await start(place.path, { DATABASE_URL: urlOf(own.database), LOG_LEVEL: "trace" });
    const responses: string[] = [];
    const browser = browserAt(node.url);
    await browser.accounts.signUp({ email: "developer@example.com", password });
    const { key: first } = await browser.keys.create({ name: "first" });
    const { key: second } = await browser.keys.create({ name: "second" });
    const { key: third } = await browser.keys.rotate(first.id, { grace_period_s: 3_600 });
    const raws = [first, second, third].map(({ raw_key }) => raw_key);

    const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
      const type = { "content-type": "application/json" };
      const response = await fetch(node.url + path, {
        method,
        headers: { ...type, ...headers },
        body: body ?? null,
      });
      responses.push(JSON.stringify([...response.headers]), await response.text());
      return response.status;
    };
    for (const raw of raws) {
      const registry = createRegistry({ baseUrl: node.url, apiKey: raw });
      await registry.agents.register({
        agent_id: `by-${raw.slice(9, 13)}`,
        agent_url: "https://a.example.com/",
      });
      const bearer = { authorization: `Bearer ${raw}` };
      expect(await send("PUT", "/agentfacts/nobody", { "x-api-key": raw }, "{}")).toBe(404);
      expect(await send("POST", "/register", bearer, "{")).toBe(400);
      expect(await send("PATCH", "/register", bearer, "{}")).toBe(405);
      expect(await send("GET", "/nowhere", bearer)).toBe(404);
      expect(await send("GET", "/api/admin/accounts", bearer)).toBe(403);
      expect(await send("PUT", "/agentfacts/nobody", { authorization: `Bearer ${raw}x` }, "{}")).toBe(401);
      expect(await send("PUT", "/agentfacts/nobody", { authorization: `Token ${raw}` }, "{}")).toBe(401);
      // A key in the wrong place, by mistake.
      expect(await send("POST", `/register?api_key=${raw}`, {}, "{}")).toBe(400);
      expect(await send("GET", `/list?cursor=${raw}`, {})).toBe(400);
      for (const path of ["nowhere", "lookup"]) expect(await send("GET", `/${path}/${raw}`, {})).toBe(404);
      expect(await send("GET", `/nowhere/${encoded(raw)}`, {})).toBe(404);
      expect(await send("GET", `/nowhere/${encodeURIComponent(encoded(raw))}`, {})).toBe(404);
      expect(await send("GET", "/nowhere", { "x-request-id": raw, "user-agent": raw, referer: raw })).toBe(
        404,
      );
    }
    await browser.keys.revoke(second.id);
    const revoked = createRegistry({ baseUrl: node.url, apiKey: second.raw_key });
    expect(await outcomeOf(revoked.facts.put("nobody", {}))).toBe("credential_revoked");
    responses.push(
      JSON.stringify(await browser.keys.list().page()),
      JSON.stringify(await browser.keys.usage(third.id)),
    );

    const kept = await contentOf(own.database);
    node.send("SIGTERM");
    const { out, err } = await node.ended;
    expect(kept).toContain(third.id); // it is the content that is looked at
    expect(out).toContain('"path":"/agentfacts/nobody"');
    for (const raw of raws) {
      for (const [place, text] of Object.entries({ kept, out, err, answers: responses.join("\n") })) {
        expect(text.toLowerCase()).not.toContain(encoded(raw).slice(30, 90));
        const found = text.indexOf(raw);
        expect({
          place,
          around: found < 0 ? null : text.slice(Math.max(found - 100, 0), found + 100),
        }).toEqual({
          place,
          around: null,
        });
      }
    }
  });
});

/** Each letter percent-encoded. */
function encoded(text: string): string {
  return [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
}
