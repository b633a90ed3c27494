/** Runs all checks, in the order in which they are shown. */
import { randomBytes } from "node:crypto";
import type { Config } from "../../assembly/config.ts";
import { Egress } from "../../core/egress/egress.ts";
import { StartError } from "../../core/process/start-error.ts";
import { databaseStartError } from "../../core/process/start-failures.ts";
import { type ClockDifference, checkClock, differenceTo } from "./clock.ts";
import { checkConfiguration, checkVersions } from "./configuration.ts";
import { type DatabaseView, openView } from "./database-view.ts";
import { checkEndpoint, checkVectors } from "./embeddings.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { checkAuthorities, checkDns, checkPins, checkWayOut } from "./network.ts";
import { checkFingerprint, checkKey } from "./node-key.ts";
import { checkServer, serverClockDifference } from "./postgres-server.ts";
import { checkProxy } from "./proxy.ts";
import { checkCertificate, checkPublicUrl } from "./public-url.ts";
import { checkPort, ownAddress } from "./running-node.ts";
import { checkSchema, checkUnfinished, recordedFingerprint } from "./schema.ts";
import { checkDisk, checkFileAccess, checkFileModes, checkIntegrity } from "./sqlite-file.ts";
import { checkStored } from "./storage.ts";
import type { Surroundings } from "./surroundings.ts";

/**
 * Checks the installation of a node. It changes nothing.
 * @param env the variables, with those of `.env`.
 * @param ofFile the names of those that `.env` sets.
 */
export async function examine(
  env: NodeJS.ProcessEnv,
  ofFile: ReadonlySet<string>,
  surroundings: Surroundings,
): Promise<Finding[]> {
  const versions = checkVersions(surroundings.nodeVersion);
  const { config, findings } = checkConfiguration(env, ofFile);
  if (config === null) {
    const others = ["Node key", "Database", "Port", "Network", "Public URL"];
    return [
      versions,
      ...findings,
      ...others.map((each) => findingsOf(each).notChecked("The configuration has errors")),
    ];
  }
  const found = checkKey(config);
  const database = await examineDatabase(config, surroundings);
  const fingerprint = checkFingerprint(config, found, database.recorded);
  const network = await examineNetwork(config, found.key, surroundings);
  const clock = checkClock([...database.clocks, ...network.clocks]);
  const { embeddings } = config;
  const endpoint =
    embeddings && embeddings.url !== null ? [await checkEndpoint(embeddings, surroundings.fetch)] : [];
  const local = [versions, ...findings, ...found.findings, fingerprint, ...database.findings];
  return together([...local, ...clock, ...network.findings, ...endpoint]);
}

/** Puts the findings of each part together, in the order of the parts. */
function together(findings: Finding[]): Finding[] {
  return [...Map.groupBy(findings, ({ check }) => check).values()].flat();
}

interface DatabaseState {
  findings: Finding[];
  /** The fingerprint of its key; null if it has none, undefined if it could not be read. */
  recorded: string | null | undefined;
  clocks: ClockDifference[];
}

async function examineDatabase(config: Config, surroundings: Surroundings): Promise<DatabaseState> {
  const { database } = config;
  const part = findingsOf("Database");
  const findings: Finding[] = [];
  if (database.engine === "sqlite") {
    const { file } = database;
    findings.push(checkFileAccess(file), ...checkFileModes(file), checkDisk(file, surroundings.freeBytes));
    findings.push(...(await checkUnfinished(database, null)));
  }
  const unread = ["Schema", "Stored today", ...(database.engine === "sqlite" ? ["Integrity"] : [])];
  const skip = (reason: string) => unread.map((each) => findingsOf(each).notChecked(reason));
  let view: DatabaseView | null;
  try {
    view = await openView(database);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const failed = [part.failure(error.message), ...skip("The database cannot be read")];
    return { findings: [...findings, ...failed], recorded: undefined, clocks: [] };
  }
  if (view === null) {
    const empty = [
      part.ok("There is no database yet: the first start makes it"),
      ...skip("There is no database yet"),
    ];
    return { findings: [...findings, ...empty], recorded: null, clocks: [] };
  }
  await using opened = view;
  const { rows } = opened;
  try {
    const clocks: ClockDifference[] = [];
    if (database.engine === "postgres") {
      findings.push(...(await checkServer(rows, database.url)));
      findings.push(
        findingsOf("Disk space").notChecked("The disk of the PostgreSQL server cannot be seen from here"),
      );
      findings.push(...(await checkUnfinished(database, rows)));
      const ms = await serverClockDifference(rows, surroundings.clock);
      clocks.push({ of: "the PostgreSQL server", ms });
    } else {
      const version = await rows.get<{ version: string }>("select sqlite_version() as version");
      findings.push(part.ok(`SQLite ${version?.version} reads ${database.file}`));
    }
    findings.push(await checkSchema(rows), await checkStored(rows, config, surroundings.clock()));
    if (config.embeddings) findings.push(await checkVectors(rows, config.embeddings));
    const recorded = await recordedFingerprint(rows);
    if (database.engine === "sqlite")
      findings.push(...(await checkIntegrity(database.file, rows, () => performance.now())));
    return { findings, recorded, clocks };
  } catch (error) {
    const known = databaseStartError(error, database);
    if (known === null) throw error;
    return { findings: [...findings, part.failure(known.message)], recorded: undefined, clocks: [] };
  }
}

async function examineNetwork(config: Config, key: Buffer | null, surroundings: Surroundings) {
  const { clock, resolve, trust } = surroundings;
  // The one address beside the operator's pins is that at which the node itself listens, on this machine.
  const pins = new Map([...config.egressPins, ...(ownAddress(config)?.pins ?? [])]);
  await using egress = new Egress({ resolve, trust, pins });
  const { findings: ofPort, runs } = await checkPort(config, egress, key, surroundings.bindError);
  const [ofDns, out, ofUrl, ofCertificate] = await Promise.all([
    checkDns(config, resolve),
    checkWayOut(config, { egress, runs, clock }),
    checkPublicUrl(config, { egress, key, runs, clock }),
    checkCertificate(config, egress, clock),
  ]);
  const proxy = await checkProxy(config, egress, ofUrl.answer !== null, randomBytes);
  const { date } = out;
  const clocks = [
    date && differenceTo(date.of, date.text, date.at),
    ofUrl.answer?.headers.date === undefined
      ? null
      : differenceTo("the public URL", ofUrl.answer.headers.date, clock()),
  ].filter((each) => each !== null);
  const findings = [
    ...ofPort,
    ofDns,
    out.finding,
    checkAuthorities(),
    ...checkPins(config),
    ...ofUrl.findings,
    ...ofCertificate,
    proxy,
  ];
  return { findings, clocks };
}
