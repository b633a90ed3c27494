/** Checks of API keys: shown once, scopes, rotation, revocation. */
import type { Schemas } from "../../../generated/models.d.ts";
import { ensure, equal } from "../../assertions.ts";
import { checksOf } from "../../check.ts";
import { byKey, type Caller } from "../../node/callers.ts";
import type { Answer } from "../../node/http.ts";
import type { Scene } from "../../scene.ts";

type Key = Schemas["Key"];
type NewKey = Schemas["NewKey"];

const keysPath = "/api/developers/keys";

/** Creates a key, which the end of the run revokes. */
export async function createKey(scene: Scene, fields: Record<string, unknown> = {}): Promise<NewKey> {
  scene.operation("keys_create");
  const body = { name: scene.newId("key"), ...fields };
  const answer = await scene.send("POST", keysPath, { as: scene.developer(), body });
  const { key } = answer.expect(201).json<{ key: NewKey }>();
  keep(scene, key);
  return key;
}

function keep(scene: Scene, { id, raw_key }: NewKey): void {
  scene.http.keepSecret(raw_key);
  scene.afterCheck(`key ${id}`, () => revoke(scene, id));
}

/** Revokes a key. */
export function revoke(scene: Scene, id: string): Promise<Answer> {
  return scene.send("DELETE", `${keysPath}/${id}`, { as: scene.developer() });
}

/** Reads all keys of the developer. */
async function listed(scene: Scene): Promise<Key[]> {
  const keys: Key[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await scene.send("GET", `${keysPath}?limit=100${query}`, { as: scene.developer() });
    const page: { keys: Key[]; next_cursor: string | null } = answer.expect(200).json();
    keys.push(...page.keys);
    cursor = page.next_cursor;
  }
  return keys;
}

/** Sends a request that needs a key with `agents:write`. */
function writeWith(scene: Scene, caller: Caller): Promise<Answer> {
  return scene.send("DELETE", `/agents/${scene.newId("nobody")}`, { as: caller });
}

export const keyChecks = [
  ...checksOf("keys", "keys_create", {
    "a new key is shown once, and never again": async (scene) => {
      const key = await createKey(scene);
      const list = await scene.send("GET", `${keysPath}?limit=100`, { as: scene.developer() });
      const found = list.expect(200).json<{ keys: Record<string, unknown>[] }>().keys;
      const same = found.find(({ id }) => id === key.id);
      ensure(same !== undefined, "the list does not have the key", list.exchange);
      ensure(!("raw_key" in same), "the list has `raw_key`", list.exchange);
      equal([same.start, same.last4], [key.start, key.last4], "the parts that are shown", list.exchange);
      ensure(
        key.raw_key.startsWith(key.start) && key.raw_key.endsWith(key.last4),
        "`start` and `last4` are of another key",
      );
    },
    "a new key works at once, as x-api-key too": async (scene) => {
      const { raw_key } = await createKey(scene);
      (await writeWith(scene, byKey(raw_key))).expectProblem(404, "agent_not_found");
      const header: Caller = { kind: "key", headers: { "x-api-key": raw_key } };
      (await writeWith(scene, header)).expectProblem(404, "agent_not_found");
    },
    "its responses state the quota, which resets with the month": async (scene) => {
      const { raw_key } = await createKey(scene);
      const send = () => writeWith(scene, byKey(raw_key));
      const [first, answer] = [await send(), await send()];
      const header = (of: Answer, name: string) => Number(of.header(`x-ratelimit-${name}`) ?? Number.NaN);
      const used = header(first, "remaining") - header(answer, "remaining");
      equal(used, 1, "the requests that one request has used", answer.exchange);
      const [, remaining, seconds] = /"month";r=(\d+);t=(\d+)/.exec(answer.header("ratelimit") ?? "") ?? [];
      equal(Number(remaining), header(answer, "remaining"), "`r` of RateLimit", answer.exchange);
      const resetsIn = header(answer, "reset") - Date.parse(answer.header("date") ?? "") / 1_000;
      ensure(
        Math.abs(resetsIn - Number(seconds)) <= 2,
        `X-RateLimit-Reset is ${resetsIn} seconds after Date, and RateLimit has t=${seconds}`,
        answer.exchange,
      );
    },
    "each key is another one": async (scene) => {
      const [one, two] = [await createKey(scene), await createKey(scene)];
      ensure(one.raw_key !== two.raw_key && one.id !== two.id, "two keys are the same");
    },
    "an expiry in the past is rejected": async (scene) => {
      const body = { name: "past", expires_at: "2001-01-01T00:00:00Z" };
      const answer = await scene.send("POST", keysPath, { as: scene.developer(), body });
      answer.expect(400);
    },
    "an Idempotency-Key creates one key": async (scene) => {
      scene.operation("keys_create");
      const headers = { "idempotency-key": scene.newId("once") };
      const body = { name: scene.newId("key") };
      const create = () => scene.send("POST", keysPath, { as: scene.developer(), body, headers });
      const { key } = (await create()).expect(201).json<{ key: NewKey }>();
      keep(scene, key);
      const again = (await create()).expect(201);
      equal(again.json<{ key: NewKey }>().key.id, key.id, "the id of the second response", again.exchange);
      const same = (await listed(scene)).filter(({ name }) => name === body.name);
      equal(same.length, 1, "the number of keys with the name");
    },
  }),
  ...checksOf("keys", "keys_revoke", {
    "a revoked key is rejected at once, on writes and reads": async (scene) => {
      const { id, raw_key } = await createKey(scene);
      (await writeWith(scene, byKey(raw_key))).expect(404);
      (await revoke(scene, id)).expect(200);
      (await writeWith(scene, byKey(raw_key))).expectProblem(401, "credential_revoked");
      (await scene.send("GET", "/list?limit=1", { as: byKey(raw_key) })).expectProblem(
        401,
        "credential_revoked",
      );
    },
    "a revoked key stays in the list, as revoked": async (scene) => {
      const { id } = await createKey(scene);
      (await revoke(scene, id)).expect(200);
      const found = (await listed(scene)).find((each) => each.id === id);
      equal(found?.status, "revoked", "`status` in the list");
      ensure(typeof found?.revoked_at === "string", "`revoked_at` is not set");
    },
    "an unknown key has 404": async (scene) => {
      (await revoke(scene, "key_unknown")).expectProblem(404, "key_not_found");
    },
  }),
  ...checksOf("keys", "keys_rotate", {
    "without a grace period the old key is rejected, and the new one works": async (scene) => {
      scene.operation("keys_rotate");
      const old = await createKey(scene);
      const { key, replaced } = await rotate(scene, old.id, 0);
      equal([key.rotated_from, replaced.rotated_to], [old.id, key.id], "the ids of each other");
      (await writeWith(scene, byKey(old.raw_key))).expect(401);
      (await writeWith(scene, byKey(key.raw_key))).expect(404);
    },
    "within the grace period both keys work": async (scene) => {
      scene.operation("keys_rotate");
      const old = await createKey(scene);
      const { key } = await rotate(scene, old.id, 3600);
      for (const { raw_key } of [old, key]) (await writeWith(scene, byKey(raw_key))).expect(404);
    },
    "the new key has the scopes of the old one": async (scene) => {
      scene.operation("keys_rotate");
      const old = await createKey(scene, { scopes: ["agents:write"] });
      const { key } = await rotate(scene, old.id, 0);
      equal(key.scopes, ["agents:write"], "`scopes`");
    },
  }),
  ...checksOf("keys", "keys_list", {
    "a second page continues where the first ended": async (scene) => {
      const ids = [await createKey(scene), await createKey(scene), await createKey(scene)].map(
        ({ id }) => id,
      );
      const whole = (await listed(scene)).map(({ id }) => id);
      const first = await scene.send("GET", `${keysPath}?limit=2`, { as: scene.developer() });
      const page = first.expect(200).json<{ keys: Key[]; next_cursor: string }>();
      const cursor = encodeURIComponent(page.next_cursor);
      const second = await scene.send("GET", `${keysPath}?limit=100&cursor=${cursor}`, {
        as: scene.developer(),
      });
      const rest = second.expect(200).json<{ keys: Key[] }>().keys;
      const all = [...page.keys, ...rest].map(({ id }) => id);
      equal(all, whole, "the keys on both pages", second.exchange);
      equal(
        ids.filter((id) => !all.includes(id)),
        [],
        "the keys that no page has",
        second.exchange,
      );
    },
  }),
  ...checksOf("keys", "keys_update", {
    "a key gets another name, and keeps everything else": async (scene) => {
      scene.operation("keys_update");
      const { id, scopes } = await createKey(scene);
      const answer = await scene.send("PATCH", `${keysPath}/${id}`, {
        as: scene.developer(),
        body: { name: "Renamed" },
      });
      answer.expect(200);
      const found = (await listed(scene)).find((each) => each.id === id);
      equal([found?.name, found?.scopes], ["Renamed", scopes], "the key", answer.exchange);
    },
  }),
  ...checksOf("keys", "quota", {
    "each request with a key is counted, and says what remains": async (scene) => {
      const { raw_key } = await createKey(scene);
      const remaining: number[] = [];
      for (let request = 0; request < 3; request++) {
        const answer = await scene.registerWith(scene.registration(), { as: byKey(raw_key) });
        const [limit, left] = ["x-ratelimit-limit", "x-ratelimit-remaining"].map((name) =>
          answer.header(name),
        );
        ensure(
          limit !== null && left !== null,
          "the headers X-RateLimit-Limit and -Remaining are missing",
          answer.exchange,
        );
        ensure(Number(left) < Number(limit), "nothing was counted", answer.exchange);
        remaining.push(Number(left));
      }
      const steps = remaining.slice(1).map((left, index) => (remaining[index] ?? 0) - left);
      equal(steps, [1, 1], "the steps of X-RateLimit-Remaining");
    },
    "reads with a valid key are not counted": async (scene) => {
      const { id, raw_key } = await createKey(scene);
      for (let read = 0; read < 2; read++)
        (await scene.send("GET", "/list?limit=1", { as: byKey(raw_key) })).expect(200);
      const found = (await listed(scene)).find((each) => each.id === id);
      equal(found?.usage.used, 0, "`usage.used`");
    },
  }),
];

/** Rotates a key. The new one is revoked after the check. */
export async function rotate(
  scene: Scene,
  id: string,
  grace_period_s: number,
): Promise<{ key: NewKey; replaced: Key }> {
  const answer = await scene.send("POST", `${keysPath}/${id}/rotate`, {
    as: scene.developer(),
    body: { grace_period_s },
  });
  const rotated = answer.expect(201).json<{ key: NewKey; replaced: Key }>();
  keep(scene, rotated.key);
  return rotated;
}
