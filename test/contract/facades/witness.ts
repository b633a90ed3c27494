import { hashOf } from "../../../server/features/log/witness/watched-logs.ts";
import { entriesOf, OtherLog, otherOrigin } from "../../log/other-log.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../../scenario.ts";

const log = new OtherLog(entriesOf(20));
const path = `/log/witness/${hashOf(otherOrigin)}/checkpoint`;

/** Sends a body, of any media type. */
function submit({ send }: ScenarioWorld, body: string): Promise<Response> {
  return send("POST", "/log/witness/add-checkpoint", { body });
}

/** Has the node witness the log. */
async function watching(world: ScenarioWorld): Promise<ScenarioWorld> {
  await (await world.owner()).log.watch(otherOrigin, { vkeys: [log.key.vkey] });
  return world;
}

/** Has the node cosign its first checkpoint. */
async function cosigned(world: ScenarioWorld): Promise<ScenarioWorld> {
  await submit(await watching(world), await log.request(0, 7));
  return world;
}

/** Sends a request after a preparation. */
function after(
  prepare: (world: ScenarioWorld) => Promise<ScenarioWorld>,
  body: () => string | Promise<string>,
): Scenario {
  return async (world) => submit(await prepare(world), await body());
}

const changed = async (from: string | RegExp, to: string) => (await log.request(7, 20)).replace(from, to);

export const addCheckpoint: Scenarios["witness"]["addCheckpoint"] = {
  200: {
    "the first checkpoint": after(watching, () => log.request(0, 7)),
    "a later one": after(cosigned, () => log.request(7, 20)),
    "the same one": after(cosigned, () => log.request(7, 7)),
    "an empty log": after(watching, () => log.request(0, 0)),
    "another media type": async (world) =>
      (await watching(world)).send("POST", "/log/witness/add-checkpoint", {
        headers: { "content-type": "application/octet-stream" },
        body: await log.request(0, 7),
      }),
  },
  400: {
    "no body": after(cosigned, () => ""),
    "no line with the size": after(cosigned, () => changed("old 7\n", "")),
    "a size with a zero before": after(cosigned, () => changed("old 7", "old 07")),
    "a size that is no number": after(cosigned, () => changed("old 7", "old seven")),
    "a hash that is too short": after(cosigned, () => changed(/^(old 7\n).*/, "$1AAAA")),
    "more hashes than a proof has": after(cosigned, () =>
      changed(/^(old 7\n)(.*\n)/, `$1${"$2".repeat(64)}`),
    ),
    "no signature": after(cosigned, () => changed(/\u2014.*\n/, "")),
    "no checkpoint": after(cosigned, () => changed("\n20\n", "\ntwenty\n")),
    "a size that no log has": after(cosigned, () => changed("\n20\n", "\n9999999999999999\n")),
    "an older size than the proof": after(cosigned, () => log.request(20, 7)),
    "bytes that are no text": async (world) =>
      world.send("POST", "/log/witness/add-checkpoint", { body: Buffer.of(0xff, 0xfe) }),
  },
  403: {
    "a key that is not confirmed": async (world) => {
      await watching(world);
      const other = new OtherLog(entriesOf(20), { seed: 6 });
      await submit(world, await other.request(0, 7));
    },
    "a wrong signature": after(watching, async () =>
      (await log.request(0, 7)).replace(/(\u2014.*)A(.*=\n)/, "$1B$2"),
    ),
  },
  404: {
    "an unknown log": after(
      async (world) => world,
      () => log.request(0, 7),
    ),
    "a log that was removed": async (world) => {
      await cosigned(world);
      await (await world.owner()).log.unwatch(otherOrigin);
      await submit(world, await log.request(7, 20));
    },
  },
  409: {
    "a proof from an older size": after(cosigned, () => log.request(0, 20)),
    "a proof from a later size": after(cosigned, () => log.request(20, 20)),
    "a log that was removed and added again": async (world) => {
      await cosigned(world);
      await (await world.owner()).log.unwatch(otherOrigin);
      await submit(await watching(world), await log.request(0, 20));
    },
  },
  422: {
    "a proof of something else": after(cosigned, () => changed(/^(old 7\n)(.*)\n(.*)/, "$1$3\n$2")),
    "another history": async (world) => {
      await cosigned(world);
      await submit(world, await new OtherLog(entriesOf(20, "other")).request(7, 20));
    },
    "another history of the same size": async (world) => {
      await cosigned(world);
      await submit(world, await new OtherLog(entriesOf(20, "other")).request(7, 7));
    },
    "a proof from nothing": after(watching, async () => (await log.request(7, 20)).replace("old 7", "old 0")),
    "an empty log with a root": after(watching, async () => {
      const text = (await log.text(7)).replace("\n7\n", "\n0\n");
      return log.request(0, 7, log.key.sign(text));
    }),
  },
};

export const checkpoint: Scenarios["witness"]["checkpoint"] = {
  200: {
    "a log": async (world) => (await cosigned(world)).send("GET", path),
    "a log that was removed": async (world) => {
      await cosigned(world);
      await (await world.owner()).log.unwatch(otherOrigin);
      await world.send("GET", path);
    },
  },
  304: async (world) => {
    const { send } = await cosigned(world);
    const { headers } = await send("GET", path);
    await send("GET", path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  },
  400: ({ send }) => send("GET", path, { headers: { host: "not a host" } }),
  404: {
    "an unknown log": ({ send }) => send("GET", path),
    "no hash": ({ send }) => send("GET", path.replace(hashOf(otherOrigin), "HASH")),
    "a log without a checkpoint": async (world) => (await watching(world)).send("GET", path),
  },
};
