/** A database server that proves itself by a certificate, as managed ones do. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../server/assembly/config.ts";
import { authority, identityOf, newAuthority } from "../webhooks/authority.ts";
import { createWorld } from "../world.ts";
import { type Cluster, createCluster, hasClusters } from "./cluster.ts";
import { folder } from "./process.ts";
import { startLine } from "./start-line.ts";

describe.runIf(hasClusters)("a database server with a certificate", () => {
  let cluster: Cluster;
  let place: Awaited<ReturnType<typeof folder>>;
  let named: string;
  let trusted: string;
  let other: string;

  beforeAll(async () => {
    place = await folder();
    cluster = await createCluster({ tls: await identityOf("localhost", await authority()) });
    named = cluster.url.replace("127.0.0.1", "localhost");
    trusted = join(place.path, "authority.pem");
    other = join(place.path, "other.pem");
    await writeFile(trusted, (await authority()).cert);
    await writeFile(other, (await newAuthority("Another authority")).cert);
  });
  afterAll(async () => {
    await cluster[Symbol.asyncDispose]();
    await place[Symbol.asyncDispose]();
  });

  test.each([
    ["DATABASE_CA_FILE", () => ({ DATABASE_URL: named, DATABASE_CA_FILE: trusted })],
    ["sslrootcert", () => ({ DATABASE_URL: `${named}?sslmode=verify-full&sslrootcert=${trusted}` })],
  ])("is believed by the authority in %s", async (_, env) => {
    const { database } = readConfig(env());
    await using world = await createWorld("postgres", { database });
    expect(await world.registry.node.health()).toMatchObject({ status: "ok" });
  });

  const needsAuthority = /certificate that is not trusted .*DATABASE_CA_FILE/;
  test.each([
    [
      "of an authority that nobody named",
      () => ({ DATABASE_URL: `${named}?sslmode=verify-full` }),
      needsAuthority,
    ],
    ["of another authority", () => ({ DATABASE_URL: named, DATABASE_CA_FILE: other }), needsAuthority],
    [
      "for another host",
      () => ({ DATABASE_URL: cluster.url, DATABASE_CA_FILE: trusted }),
      /certificate for another host .*127\.0\.0\.1.*name the host/,
    ],
  ])("%s is rejected at the start, in words that say what to do", async (_, env, words) => {
    expect(await startLine(env())).toMatch(words);
  });

  test("whose authority is in no file is rejected with the configuration", () => {
    const env = { DATABASE_URL: named, DATABASE_CA_FILE: "none.pem" };
    expect(() => readConfig(env)).toThrow(/DATABASE_CA_FILE is "none\.pem"/);
  });
});
