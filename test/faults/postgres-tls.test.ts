/** A database server that proves itself by a certificate, as managed ones do. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authority, identityOf, newAuthority } from "../webhooks/authority.ts";
import { type Cluster, createCluster, hasClusters } from "./cluster.ts";
import { folder, run, start } from "./process.ts";

describe.runIf(hasClusters)("a database server with a certificate", () => {
  let cluster: Cluster;
  let place: Awaited<ReturnType<typeof folder>>;
  let named: string;

  beforeAll(async () => {
    place = await folder();
    cluster = await createCluster({ tls: await identityOf("localhost", await authority()) });
    named = cluster.url.replace("127.0.0.1", "localhost");
    await writeFile(join(place.path, "authority.pem"), (await authority()).cert);
    await writeFile(join(place.path, "other.pem"), (await newAuthority("Another authority")).cert);
  });
  afterAll(async () => {
    await cluster[Symbol.asyncDispose]();
    await place[Symbol.asyncDispose]();
  });

  test.each([
    ["DATABASE_CA_FILE", () => ({ DATABASE_URL: named, DATABASE_CA_FILE: "authority.pem" })],
    ["sslrootcert", () => ({ DATABASE_URL: `${named}?sslmode=verify-full&sslrootcert=authority.pem` })],
  ])("is believed by the authority in %s", async (_, env) => {
    await using node = await start(place.path, env());
    expect(await node.registry.node.health()).toMatchObject({ status: "ok" });
  });

  const needsAuthority = /certificate that is not trusted .*DATABASE_CA_FILE/;
  test.each([
    [
      "of an authority that nobody named",
      () => ({ DATABASE_URL: `${named}?sslmode=verify-full` }),
      needsAuthority,
    ],
    ["of another authority", () => ({ DATABASE_URL: named, DATABASE_CA_FILE: "other.pem" }), needsAuthority],
    [
      "for another host",
      () => ({ DATABASE_URL: cluster.url, DATABASE_CA_FILE: "authority.pem" }),
      /certificate for another host .*127\.0\.0\.1.*name the host/,
    ],
    [
      "whose authority is in no file",
      () => ({ DATABASE_URL: named, DATABASE_CA_FILE: "none.pem" }),
      /DATABASE_CA_FILE is "none\.pem"/,
    ],
  ])("%s is rejected at the start, in words that say what to do", async (_, env, words) => {
    await using node = run(place.path, { PORT: "0", ...env() });
    const { code, err } = await node.ended;
    expect(err).toMatch(words);
    expect(err).not.toContain("    at "); // no stack
    expect(code).toBe(1);
  });
});
