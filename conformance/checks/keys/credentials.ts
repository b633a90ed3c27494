/** Checks of who may call an operation, made from the table of operations. */

import { ensure, NotApplicable } from "../../assertions.ts";
import { type Check, checksOf, type Play } from "../../check.ts";
import { examplePath } from "../../contract/examples.ts";
import { exampleRequest } from "../../contract/invalid-requests.ts";
import { type ContractOperation, contractOperations, declaredCodes } from "../../contract/operations.ts";
import { byKey, type Caller } from "../../node/callers.ts";
import type { Answer } from "../../node/http.ts";
import type { Scene } from "../../scene.ts";
import { createKey, revoke, rotate } from "./keys.ts";

/** A key of the right form with a wrong checksum. */
const mistypedKey = `registry_${"a".repeat(40)}${"0".repeat(6)}`;

function send(scene: Scene, operation: ContractOperation, headers: Record<string, string>): Promise<Answer> {
  scene.operation(operation.id);
  const values: Record<string, string> = operation.path.startsWith("/agent")
    ? { id: `${scene.prefix}-nobody` }
    : {};
  const {
    method,
    url,
    body,
    headers: own,
  } = exampleRequest(operation, { path: examplePath(operation, values) });
  return scene.send(method, url, { headers: { ...own, ...headers }, body });
}

/** A key that several checks use, because an account may have few at a time. */
function sharedKey(scene: Scene, scopes: readonly string[] | null): Promise<Caller> {
  return scene.once(`key ${scopes}`, () => makeShared(scene, scopes));
}

async function makeShared(scene: Scene, scopes: readonly string[] | null): Promise<Caller> {
  const { id, raw_key } = await createKey(scene, scopes ? { scopes } : {});
  scene.removed(`key ${id}`);
  scene.afterRun(`key ${id}`, () => revoke(scene, id));
  return byKey(raw_key);
}

const plainKey = (scene: Scene) => sharedKey(scene, null);

const revokedKey = (scene: Scene) => scene.once("revoked key", () => makeRevoked(scene));

/** Rotated without a grace period. */
const rotatedKey = (scene: Scene) =>
  scene.once("rotated key", async () => {
    scene.operation("keys_rotate");
    const { id, raw_key } = await createKey(scene);
    const { key } = await rotate(scene, id, 0);
    await revoke(scene, key.id);
    for (const each of [id, key.id]) scene.removed(`key ${each}`);
    return byKey(raw_key);
  });

/** A key of the owner that lacks the scope of the owner's operations. */
const ownersKey = (scene: Scene) =>
  scene.once("owner's key", async () => {
    const as = scene.owner();
    if (as.kind !== "session")
      throw new NotApplicable("It needs a session of the owner: pass --owner-email and --owner-password.");
    const body = { name: `Conformance ${scene.prefix}`, scopes: ["account:read"] };
    const answer = await scene.send("POST", "/api/developers/keys", { as, body });
    const { key } = answer.expect(201).json<{ key: { id: string; raw_key: string } }>();
    scene.http.keepSecret(key.raw_key);
    scene.afterRun(`key ${key.id}`, () => scene.send("DELETE", `/api/developers/keys/${key.id}`, { as }));
    return byKey(key.raw_key);
  });

async function makeRevoked(scene: Scene): Promise<Caller> {
  const { id, raw_key } = await createKey(scene);
  await revoke(scene, id);
  scene.removed(`key ${id}`);
  return byKey(raw_key);
}

/** A key with a scope that the operation does not name. */
function keyWithout(scene: Scene, scopes: readonly string[]): Promise<Caller> {
  const other = (["reputation:write", "facts:write"] as const).find((scope) => !scopes.includes(scope));
  return sharedKey(scene, [other ?? "account:read"]);
}

function playsOf(operation: ContractOperation): Record<string, Play> {
  const codes = new Map(declaredCodes(operation.id).map(({ code, status }) => [code, status]));
  const plays: Record<string, Play> = {};
  const rejects = (
    code: Parameters<typeof codes.get>[0],
    sentence: string,
    headers: (scene: Scene) => Promise<Record<string, string>>,
  ) => {
    const status = codes.get(code);
    if (status === undefined) return;
    plays[sentence] = async (scene) => {
      scene.operation(operation.id);
      const answer = await send(scene, operation, await headers(scene));
      answer.expectProblem(status, code);
      if (status === 401)
        ensure(
          answer.header("www-authenticate") !== null,
          "the header WWW-Authenticate is missing",
          answer.exchange,
        );
    };
  };
  const takesKeys = operation.scopes !== null;
  rejects("credential_malformed", "rejects a key of another form", async () => ({
    authorization: "Bearer registry_short",
  }));
  rejects("credential_checksum_failed", "rejects a mistyped key", async () => ({
    authorization: `Bearer ${mistypedKey}`,
  }));
  rejects(
    "credential_expired",
    "rejects a key whose rotation has ended",
    async (scene) => (await rotatedKey(scene)).headers,
  );
  rejects("credential_revoked", "rejects a revoked key", async (scene) => (await revokedKey(scene)).headers);
  if (!operation.credentials.includes("none"))
    rejects("credential_missing", "needs a credential", async () => ({}));
  if (operation.credentials.includes("cookie"))
    rejects("credential_unknown", "rejects an unknown session", async () => ({
      cookie: `access_token=${"a".repeat(43)}`,
    }));
  rejects("session_required", "takes no key", async (scene) => (await plainKey(scene)).headers);
  if (operation.role === "owner") {
    rejects(
      "insufficient_scope",
      "rejects a key of the owner without its scope",
      async (scene) => (await ownersKey(scene)).headers,
    );
    rejects(
      "owner_required",
      "rejects the key of a developer",
      async (scene) => (await plainKey(scene)).headers,
    );
    rejects(
      "owner_required",
      "rejects the session of a developer",
      async (scene) => scene.developer().headers,
    );
  } else if (takesKeys && operation.scopes?.length) {
    rejects(
      "insufficient_scope",
      "rejects a key without its scope",
      async (scene) => (await keyWithout(scene, operation.scopes ?? [])).headers,
    );
  }
  if (operation.method !== "GET" && operation.credentials.includes("cookie"))
    rejects("cross_site_request", "rejects a session from a page of another site", async (scene) => ({
      ...scene.developer().headers,
      origin: "https://evil.example",
    }));
  return plays;
}

/** The checks of every operation. */
export const credentialChecks: Check[] = [
  ...contractOperations.flatMap((operation) => checksOf("keys", operation.id, playsOf(operation))),
  ...checksOf("keys", "ownership", {
    "only the owner of an agent may change and delete it": async (scene) => {
      if (!scene.callers.writer) throw new NotApplicable("It needs a key or an account.");
      const { agent_id } = await scene.register();
      const body = { body: { status: "deprecated" } };
      (await scene.send("DELETE", `/agents/${agent_id}`)).expect(401, 403);
      (await scene.send("PUT", `/agents/${agent_id}/status`, body)).expect(401, 403);
      (await scene.send("PUT", `/agentfacts/${agent_id}`, { body: { label: "x" } })).expect(401, 403);
      (
        await scene.send("POST", "/register", { body: scene.registration({ agent_id, name: "Taken" }) })
      ).expect(401, 403);
      const { status, name } = await scene.lookup(agent_id);
      ensure(status === "active" && name === "Conformance Agent", "the agent was changed by another account");
    },
  }),
];
