/** The liveness on the page of an agent: the strip of 30 days, the uptime, and how it is measured. */
import { describe, expect, it } from "vitest";
import { engines } from "../engines.ts";
import { insertLiveness, type Known, repeated } from "../liveness/known.ts";
import { createWorld, type TestWorld } from "../world.ts";

/** The section as text, and the classes of the cells of its strip. */
async function sectionOf(world: TestWorld) {
  const page = await world.registry.site.agent("weather");
  const [section = ""] = page.match(/<section aria-labelledby="liveness">.*?<\/section>/s) ?? [];
  const [strip = ""] = section.match(/<svg[^>]*role="img".*?<\/svg>/s) ?? [];
  const cells = [...strip.matchAll(/class="day-(responded|auth|partly|failed|none)"/g)].map(
    ([, name]) => name,
  );
  const [, label] = strip.match(/aria-label="([^"]*)"/) ?? [];
  const text = section
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[.,])/g, "");
  return { section, cells, label, text };
}

describe.each(engines)("the liveness of an agent on %s", (engine) => {
  const worldWith = async (known: Known | null) => {
    const world = await createWorld(engine);
    const developer = await world.developer();
    await developer.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com/a2a" });
    if (known) await insertLiveness(world, "weather", known);
    return world;
  };

  it("has a cell for each of the 30 days, and the same as a table", async () => {
    await using world = await worldWith({
      state: "up",
      days: [
        null,
        ...repeated(1, 0, 0, 3),
        ...repeated(1, 20, 0, 4),
        ...repeated(1, 24, 6, 0),
        ...repeated(2, 24, 0, 0),
      ],
    });
    const { section, cells, label } = await sectionOf(world);
    expect(cells).toHaveLength(30);
    expect(cells.slice(24)).toEqual(["none", "failed", "partly", "auth", "responded", "responded"]);
    expect(label).toBe(
      "The last 30 days: 2 days responded, 1 day asked for a credential, 1 day failed at times, 1 day failed, 25 days not probed.",
    );
    expect(section).toContain("<title>20 Nov 2026: 24 of 24 probes responded</title>");
    const rows = [...section.matchAll(/<th scope="row">([^<]*)<\/th>\s*(.*?)<\/tr>/gs)].map(
      ([, date, cells = ""]) => [
        date,
        ...[...cells.matchAll(/>(\d+)</g)].map(([, number]) => Number(number)),
      ],
    );
    expect(rows).toEqual([
      ["20 Nov 2026", 24, 0, 0],
      ["19 Nov 2026", 24, 0, 0],
      ["18 Nov 2026", 24, 6, 0],
      ["17 Nov 2026", 20, 0, 4],
      ["16 Nov 2026", 0, 0, 3],
    ]);
  });

  it("has the uptime with its bound and its number, and says by what and from where", async () => {
    await using world = await worldWith({ state: "up", days: repeated(30, 24, 0, 0) });
    const { text } = await sectionOf(world);
    expect(text).toContain(
      "Uptime: 100 %, at least 99.4 % at 95 % confidence, by 720 probes since 22 Oct 2026.",
    );
    expect(text).toContain(
      "Seen from registry.test by a request for a task that does not exist (A2A), last on 20 Nov 2026.",
    );
  });

  it("does not make an uptime of few probes", async () => {
    await using world = await worldWith({ state: "down", outcome: "timeout", days: repeated(1, 2, 0, 3) });
    const { text } = await sectionOf(world);
    expect(text).toContain("Uptime: not yet known, after 5 probes of at least 20.");
    expect(text).toContain("down since 11 Nov 2026, last probe: timeout");
  });

  it("has no strip before the first probe", async () => {
    await using world = await worldWith({ state: "unknown", days: [] });
    const { text, cells } = await sectionOf(world);
    expect(cells).toEqual([]);
    expect(text).toContain("Not probed yet.");
  });

  it("says that an agent is not probed", async () => {
    await using world = await worldWith(null);
    const { text, cells } = await sectionOf(world);
    expect(cells).toEqual([]);
    expect(text).toContain("This registry does not probe this agent.");
  });

  it("has the days in the API, without those that are older than 30 days", async () => {
    await using world = await worldWith({ state: "up", days: repeated(40, 24, 1, 0) });
    const [liveness] = (await world.registry.liveness.get({ agent_id: "weather" })).liveness;
    expect(liveness?.days_30).toHaveLength(30);
    expect(liveness?.days_30.at(-1)).toEqual({ date: "2026-11-20", responded: 24, auth: 1, failed: 0 });
  });
});
