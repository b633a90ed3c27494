/** Starts that cannot succeed: one line that names the setting and says what to do, and exit code 1. */
import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { folder, run } from "./process.ts";
import { startLine } from "./start-line.ts";

const NODE_KEY = Buffer.alloc(32, 7).toString("base64");

/** What a process that must not start says; it has to end by itself. */
async function failure(cwd: string, env: Record<string, string>, uid?: number): Promise<string> {
  await using node = run(cwd, { NODE_KEY, PORT: "0", LOG_LEVEL: "silent", ...env }, uid);
  const { code, err } = await node.ended;
  expect(code).toBe(1);
  const lines = err.split("\n").filter((line) => line !== "");
  expect(lines).toHaveLength(1);
  expect(err).not.toMatch(/^\s+at /m);
  return lines[0] ?? "";
}

/** A server that is no PostgreSQL: it responds with what a test wants to the first bytes of each connection. */
async function server(response: (socket: Socket, bytes: Buffer) => void) {
  const listening = createServer((socket) => {
    socket.on("error", () => undefined).on("data", (bytes) => response(socket, bytes));
  }).listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `postgres://ada:hunter2@127.0.0.1:${port}/registry`,
    async [Symbol.asyncDispose]() {
      listening.close();
    },
  };
}

/** An ErrorResponse of PostgreSQL (https://www.postgresql.org/docs/15/protocol-message-formats.html). */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from("E"), length, fields]);
}

describe("a start on PostgreSQL", () => {
  it.each([
    [
      "28P01",
      'password authentication failed for user "ada"',
      /does not let user ada in .*check user, password/,
    ],
    ["28000", "no pg_hba.conf entry, no encryption", /no pg_hba.conf entry.*sslmode in DATABASE_URL/],
    ["3D000", 'database "registry" does not exist', /has no database registry: create it/],
    ["53300", "too many clients already", /takes no more connections/],
    ["57P03", "the database system is starting up", /is not ready .*start the node again/],
    ["42501", "permission denied for schema public", /grant it the rights/],
  ])("says what to do about %s in one line", async (code, message, line) => {
    await using wrong = await server((socket) => socket.end(errorResponse(code, message)));
    const said = await startLine({ DATABASE_URL: wrong.url });
    expect(said).toMatch(line);
    expect(said).toContain("DATABASE_URL".slice(0, code.startsWith("5") ? 0 : undefined));
    expect(said).not.toContain("hunter2");
  });

  it("says that the server has no TLS where sslmode demands it", async () => {
    await using wrong = await server((socket) => socket.end("N"));
    const said = await startLine({ DATABASE_URL: `${wrong.url}?sslmode=verify-full` });
    expect(said).toMatch(/does not offer TLS, which sslmode in DATABASE_URL asks for/);
  });

  it("gives up on a server that accepts the connection and never responds", async () => {
    await using wrong = await server(() => undefined);
    const said = await startLine({ DATABASE_URL: wrong.url });
    expect(said).toMatch(/does not respond .*check host and port in DATABASE_URL/);
  });

  it("says that nothing listens there", async () => {
    await using place = await folder();
    const said = await failure(place.path, { DATABASE_URL: "postgres://ada:hunter2@127.0.0.1:1/registry" });
    expect(said).toMatch(/^Nothing listens at 127\.0\.0\.1:1 .*correct host and port in DATABASE_URL/);
  });
});

describe("a start on SQLite", () => {
  it("says that the file is a folder", async () => {
    await using place = await folder();
    await mkdir(join(place.path, "here.sqlite"));
    expect(await startLine({ DATABASE_URL: `sqlite:${place.path}/here.sqlite` })).toMatch(
      /here\.sqlite is a folder: set DATABASE_URL/,
    );
  });

  it("says that the file is not a database", async () => {
    await using place = await folder();
    await writeFile(
      join(place.path, "notes.txt"),
      "Not a database, and long enough to be read as one.\n".repeat(50),
    );
    const said = await startLine({ DATABASE_URL: `sqlite:${place.path}/notes.txt` });
    expect(said).toMatch(/notes\.txt is not a database of SQLite: set DATABASE_URL/);
  });

  it("says that a file stands where a folder has to be", async () => {
    await using place = await folder();
    await writeFile(join(place.path, "file"), "");
    expect(await startLine({ DATABASE_URL: `sqlite:${place.path}/file/r.sqlite` })).toMatch(
      /set DATABASE_URL to another file/,
    );
  });

  it.runIf(process.platform === "linux")("ends at once where no folder can be made", async () => {
    const said = await startLine({ DATABASE_URL: "sqlite:/proc/x/y" });
    expect(said).toMatch(/cannot read and write \/proc\/x, which \/proc\/x\/y needs/);
  });

  // Permissions do not bind root, so a node of root's tests runs as nobody.
  const uid = process.getuid?.() === 0 ? 65_534 : undefined;

  it.runIf(process.platform !== "win32").each([
    ["a file that it may not read", 0o000],
    ["a file that it may not write", 0o444],
  ])("says which user may use %s", async (_what, mode) => {
    await using place = await folder();
    const file = join(place.path, "others.sqlite");
    using made = new DatabaseSync(file);
    made.exec("create table t (x)");
    await chmod(file, mode);
    await chmod(place.path, 0o755);
    const said = await failure(place.path, { DATABASE_URL: `sqlite:${file}` }, uid);
    expect(said).toMatch(/cannot read and write .*others\.sqlite .*start it as a user who may/);
  });
});
