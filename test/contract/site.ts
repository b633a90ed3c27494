import { ownAssets } from "../../server/features/site/assets.ts";
import type { Scenario, Scenarios } from "../scenario.ts";
import { byAnyone } from "./access.ts";
import { deleted, elsewhere, readOfFormerId, weather, withWeather } from "./preparation.ts";

export const landing: Scenarios["site"]["landing"] = {
  access: byAnyone,
  200: {
    "the registry": async (world) => (await withWeather(world)).registry.site.landing(),
    "a search": async (world) =>
      (await withWeather(world)).registry.site.landing({ q: "weather", protocol: "a2a" }),
    "an empty form": ({ registry }) => registry.site.landing({ q: "", status: "", protocol: "", tags: "" }),
    "the set-up": ({ registry }) => registry.site.landing({ setup: "k3cVZb0Wc4Q0Y5hHcU1m2w" }),
  },
  400: {
    invalid_cursor: ({ registry }) => registry.site.landing({ q: "weather", cursor: "none.of-this-node" }),
    invalid_query: { "an unknown status": ({ send }) => send("GET", "/?q=weather&status=sleeping") },
  },
};

export const docs: Scenarios["site"]["docs"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.docs(),
};

export const guide: Scenarios["site"]["guide"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.guide("start"),
  404: {
    guide_not_found: {
      "an unknown name": ({ registry }) => registry.site.guide("no-such-guide"),
      "capital letters": ({ send }) => send("GET", "/docs/No_Such"),
    },
  },
};

export const reference: Scenarios["site"]["reference"] = {
  access: byAnyone,
  200: {
    "the overview": ({ registry }) => registry.site.reference(),
    "a search": ({ registry }) => registry.site.reference({ q: "register agent" }),
    "an empty form": ({ registry }) => registry.site.reference({ q: "" }),
  },
  400: {
    invalid_query: {
      "a line break": ({ send }) => send("GET", "/docs/reference?q=a%0Ab"),
    },
  },
};

export const referencePage: Scenarios["site"]["referencePage"] = {
  access: byAnyone,
  200: {
    "a tag": ({ registry }) => registry.site.referencePage("agents"),
    "the problems": ({ registry }) => registry.site.referencePage("problems"),
  },
  404: {
    reference_page_not_found: {
      "an unknown name": ({ registry }) => registry.site.referencePage("no-such-page"),
      "capital letters": ({ send }) => send("GET", "/docs/reference/Agents"),
    },
  },
};

export const problem: Scenarios["site"]["problem"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.problem("agent_not_found"),
  404: {
    problem_not_found: {
      "an unknown code": ({ registry }) => registry.site.problem("no_such_problem"),
      "a hyphen": ({ send }) => send("GET", "/problems/No-Such"),
    },
  },
};

export const agent: Scenarios["site"]["agent"] = {
  access: byAnyone,
  200: async (world) => (await withWeather(world)).registry.site.agent("weather-agent"),
  301: readOfFormerId("/agents/weather-agent/view?utm_source=a"),
  404: {
    agent_not_found: {
      "an unknown id": ({ registry }) => registry.site.agent("weather-agent"),
      "a space": ({ send }) => send("GET", "/agents/a%20b/view"),
    },
  },
  410: { agent_tombstoned: async (world) => (await deleted(world)).registry.site.agent("weather-agent") },
};

export const dashboard: Scenarios["site"]["dashboard"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.dashboard(),
};

const sheet = ownAssets.sheet.name;

/** Gets a file by its name. */
function got({ name }: { name: string }): Scenario {
  return ({ registry }) => registry.site.asset(name);
}

export const asset: Scenarios["site"]["asset"] = {
  access: byAnyone,
  200: Object.fromEntries(Object.entries(ownAssets).map(([what, file]) => [what, got(file)])),
  304: ({ registry }) => registry.site.asset(sheet, { ifNoneMatch: ownAssets.sheet.etag }),
  404: {
    asset_not_found: {
      "a path": ({ send }) => send("GET", "/assets/..%2Fhandlers.ts"),
      "a name without its digest": got({ name: "site.css" }),
      "a file of the server": got({ name: "handlers.ts" }),
    },
  },
};

export const agents: Scenarios["site"]["agents"] = {
  access: byAnyone,
  200: {
    "all agents": async (world) => (await withWeather(world)).registry.site.agents(),
    "a tag": async (world) => (await withWeather(world)).registry.site.agents({ tag: "weather" }),
  },
  400: {
    invalid_cursor: ({ registry }) => registry.site.agents({ cursor: "none.of-this-node" }),
    invalid_query: { "an unknown status": ({ send }) => send("GET", "/agents?status=sleeping") },
  },
};

export const activity: Scenarios["site"]["activity"] = {
  access: byAnyone,
  200: {
    "no activity": ({ registry }) => registry.site.activity(),
    "an agent": async (world) =>
      (await withWeather(world)).registry.site.activity({ agent_id: "weather-agent" }),
    "an empty form": ({ registry }) => registry.site.activity({ type: "", agent_id: "", from: "", to: "" }),
    "a day that is in no calendar": ({ registry }) => registry.site.activity({ from: "2026-02-30" }),
  },
  400: {
    invalid_query: {
      "an unknown type": ({ send }) => send("GET", "/activity?type=agent.invented"),
      "a day in another form": ({ send }) => send("GET", "/activity?from=20.11.2026"),
    },
  },
};

export const activityAtom: Scenarios["site"]["activityAtom"] = {
  access: byAnyone,
  200: {
    "no activity": ({ registry }) => registry.site.activityAtom(),
    "an agent": async (world) =>
      (await withWeather(world)).registry.site.activityAtom({ agent_id: "weather-agent" }),
  },
  304: ({ registry }) => registry.site.activityAtom({}, { ifNoneMatch: "*" }),
  400: { invalid_query: { "an unknown type": ({ send }) => send("GET", "/activity.atom?types=x") } },
};

export const activityFeed: Scenarios["site"]["activityFeed"] = {
  access: byAnyone,
  200: {
    "no activity": ({ registry }) => registry.site.activityFeed(),
    "an agent": async (world) =>
      (await withWeather(world)).registry.site.activityFeed({ agent_id: "weather-agent" }),
  },
  304: ({ registry }) => registry.site.activityFeed({}, { ifNoneMatch: "*" }),
  400: { invalid_query: { "an unknown type": ({ send }) => send("GET", "/activity.json?types=x") } },
};

export const status: Scenarios["site"]["status"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.status(),
};

export const apiCatalog: Scenarios["site"]["apiCatalog"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.apiCatalog(),
};

export const llms: Scenarios["site"]["llms"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.llms(),
};

export const robots: Scenarios["site"]["robots"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.robots(),
};

export const securityContact: Scenarios["site"]["securityContact"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.securityContact(),
  404: {
    security_contact_not_set: elsewhere({ securityContact: null }, ({ registry }) =>
      registry.site.securityContact(),
    ),
  },
};

export const siteMap: Scenarios["site"]["siteMap"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.siteMap(),
};

export const favicon: Scenarios["site"]["favicon"] = {
  access: byAnyone,
  200: ({ registry }) => registry.site.favicon(),
};

export const badge: Scenarios["site"]["badge"] = {
  access: byAnyone,
  200: {
    "an agent": async (world) => (await withWeather(world)).registry.site.badge("weather-agent"),
    "the grade, with a label": async (world) =>
      (await withWeather(world)).registry.site.badge("weather-agent", {
        show: "grade",
        label: "<Weather> & Co",
      }),
    "an unknown id": ({ registry }) => registry.site.badge("weather-agent"),
    "a space": ({ send }) => send("GET", "/agents/a%20b/badge.svg"),
    "a deleted agent": async (world) => (await deleted(world)).registry.site.badge("weather-agent"),
  },
  304: ({ registry }) => registry.site.badge("weather-agent", {}, { ifNoneMatch: "*" }),
  301: readOfFormerId("/agents/weather-agent/badge.svg?show=grade"),
  400: { invalid_query: { "an unknown part": ({ send }) => send("GET", "/agents/x/badge.svg?show=score") } },
};

export const versions: Scenarios["site"]["versions"] = {
  access: byAnyone,
  200: {
    "a new agent": async (world) => (await withWeather(world)).registry.site.versions("weather-agent"),
    "an update": async (world) => {
      const { registry } = await withWeather(world);
      await registry.agents.register({ ...weather, version: "2" });
      return registry.site.versions("weather-agent", { from: "0", to: "" });
    },
  },
  301: readOfFormerId("/agents/weather-agent/versions?from=1"),
  400: { invalid_query: { "a date": ({ send }) => send("GET", "/agents/x/versions?from=2026-11-20") } },
  404: { agent_not_found: ({ registry }) => registry.site.versions("weather-agent") },
  410: { agent_tombstoned: async (world) => (await deleted(world)).registry.site.versions("weather-agent") },
};

export const compare: Scenarios["site"]["compare"] = {
  access: byAnyone,
  200: {
    "one agent": async (world) => (await withWeather(world)).registry.site.compare({ a: "weather-agent" }),
    "an empty form": ({ registry }) => registry.site.compare({ a: "", b: "" }),
    "two agents": async (world) => {
      const { registry } = await withWeather(world);
      await registry.agents.register({ ...weather, agent_id: "other", tags: ["weather"] });
      return registry.site.compare({ a: "weather-agent", b: "other" });
    },
  },
  400: { invalid_query: { "a line break": ({ send }) => send("GET", "/compare?a=%0A") } },
  404: {
    agent_not_found: {
      "an unknown id": ({ registry }) => registry.site.compare({ a: "weather-agent", b: "x" }),
      "a dot": ({ registry }) => registry.site.compare({ a: "." }),
    },
  },
  410: {
    agent_tombstoned: async (world) => (await deleted(world)).registry.site.compare({ a: "weather-agent" }),
  },
};
