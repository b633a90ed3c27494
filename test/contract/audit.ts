import type { Scenarios } from "../scenario.ts";
import { byOwner, bySession } from "./access.ts";

export const list: Scenarios["audit"]["list"] = {
  access: bySession,
  200: {
    "of a developer": async (world) => (await world.developer()).audit.list().page(),
    "several pages": async (world) => {
      const developer = await world.developer();
      await developer.keys.create({ name: "ci" });
      for await (const _ of developer.audit.list({ limit: 1 }));
    },
    "by action and time": async (world) => {
      const since = "2026-11-20T17:15:00+01:00";
      return (await world.developer()).audit.list({ action: ["account_created", "sign_in"], since }).page();
    },
  },
  400: {
    invalid_cursor: async (world) => (await world.developer()).audit.list({ cursor: "foreign" }).page(),
  },
};

export const adminList: Scenarios["audit"]["adminList"] = {
  access: byOwner,
  200: {
    "with a session": async (world) => (await world.owner()).audit.adminList().page(),
    "with a key": async (world) => (await world.keyed(await world.owner())).audit.adminList().page(),
    "of one account": async (world) => {
      const { account } = await (await world.developer()).accounts.session();
      return (await world.owner()).audit.adminList({ account_id: account.id }).page();
    },
  },
  400: {
    invalid_cursor: async (world) => (await world.owner()).audit.adminList({ cursor: "foreign" }).page(),
  },
};
