/** `registry-node doctor`, as an operator types it, and how it looks. */
import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { checkVersions } from "../../server/commands/doctor/configuration.ts";
import type { Finding } from "../../server/commands/doctor/finding.ts";
import { report } from "../../server/commands/doctor/report.ts";
import { mayMount } from "../faults/fault.ts";
import { folder, start } from "../faults/process.ts";
import { command } from "./scene.ts";

describe("registry-node doctor", () => {
  it("finds nothing wrong in an empty folder, and leaves it empty", async () => {
    await using place = await folder();
    const { code, out, err } = await command(place.path, ["doctor"], { PORT: "0" });
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^ {2}ok +Versions +Registry Node \d+\.\d+\.\d+ on Node\.js \d+/);
    expect(out).toContain("the first start writes data/node.key");
    expect(out).not.toContain("\u001b"); // no colours outside of a terminal
    expect(await readdir(place.path)).toEqual([]);
  });

  it("works beside the node that npm start runs there, and when it has stopped", async () => {
    await using place = await folder();
    await using node = await start(place.path, {});
    const env = { PORT: new URL(node.url).port };
    const running = await command(place.path, ["doctor"], env);
    expect([running.code, running.err]).toEqual([0, ""]);
    expect(running.out).toContain("The node runs at port");
    node.send("SIGTERM");
    await node.ended;
    const files = await readdir(join(place.path, "data"));
    const stopped = await command(place.path, ["doctor"], env);
    expect([stopped.code, stopped.err]).toEqual([0, ""]);
    expect(stopped.out).toContain("The node does not run");
    expect(await readdir(join(place.path, "data"))).toEqual(files);
  });

  it("names all errors of the settings, with misspelt ones of .env, and exits with 1", async () => {
    await using place = await folder();
    await writeFile(
      join(place.path, ".env"),
      "DATABSE_URL=postgres://me:hunter2@db.example/registry\nLOG_LEVEL=loud\n",
    );
    const { code, out } = await command(place.path, ["doctor"], { PORT: "x" });
    expect(code).toBe(1);
    const lines = out.split("\n").map((line) => line.trim().split(/ {2,}/));
    expect(lines).toContainEqual([
      "FAILURE",
      "Configuration",
      expect.stringMatching(/^PORT is "x": it must be a port/),
    ]);
    expect(lines).toContainEqual(["FAILURE", "Configuration", expect.stringMatching(/^LOG_LEVEL is "loud"/)]);
    expect(lines).toContainEqual([
      "WARNING",
      "Configuration",
      "DATABSE_URL is not a setting of the node, and has no effect. Did you mean DATABASE_URL? Correct or remove it. It is in .env.",
    ]);
    expect(lines).toContainEqual(["not checked", "Database", "The configuration has errors."]);
    expect(out).not.toContain("hunter");
    expect(out.trimEnd()).toMatch(
      /2 failures, 1 warning, 1 ok, 5 not checked\. Begin with the first failure\.$/,
    );
  });

  it("--json has the same findings", async () => {
    await using place = await folder();
    const { code, out } = await command(place.path, ["doctor", "--json"], { PORT: "x" });
    expect(code).toBe(1);
    const { status, findings } = JSON.parse(out) as { status: string; findings: Finding[] };
    expect(status).toBe("failure");
    expect(findings).toContainEqual({
      check: "Configuration",
      status: "failure",
      message: expect.stringContaining("PORT"),
    });
  });

  it.runIf(mayMount)("says to run it as the user of the node, where it may not write", async () => {
    await using place = await folder();
    await chmod(place.path, 0o755);
    await mkdir(join(place.path, "data"), { mode: 0o755 });
    const { code, out } = await command(place.path, ["doctor"], { PORT: "0" }, { uid: 65_534 });
    expect(code).toBe(1);
    expect(out).toMatch(
      /FAILURE +Database +The node cannot write the folder .*\(EACCES\): run this, and the node, as the user/,
    );
  });
});

describe("the report", () => {
  const findings: Finding[] = [
    { check: "Port", status: "ok", message: "It is free" },
    {
      check: "Way out",
      status: "failure",
      message: "The network does not respond: look after the cable, then run this again",
    },
  ];

  it("is a line for each finding, in columns, outside of a terminal", () => {
    const stream = new PassThrough() as unknown as NodeJS.WriteStream; // a pipe, which has no columns
    expect(report(findings, stream).split("\n").slice(0, 2)).toEqual([
      "  ok           Port     It is free.",
      "  FAILURE      Way out  The network does not respond: look after the cable, then run this again.",
    ]);
  });

  it("continues below the beginning of a message on a terminal, in colours", () => {
    const screen = Object.assign(new PassThrough(), { isTTY: true, columns: 60 });
    const text = report(findings, screen as unknown as NodeJS.WriteStream); // as above, and a terminal
    const [, second = "", third = ""] = text.split("\n");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    const plain = (line: string) => line.replaceAll(/\u001b\[\d+m/g, "");
    expect(plain(second)).toBe("  FAILURE      Way out  The network does not respond: look");
    expect(third).toBe("                        after the cable, then run this");
    if (!process.env.NO_COLOR) expect(second).toContain("\u001b[31m");
  });

  it("says so when all is well", () => {
    const stream = new PassThrough() as unknown as NodeJS.WriteStream; // as above
    expect(report(findings.slice(0, 1), stream)).toContain("All is well: 1 ok.");
  });
});

describe("the version of Node.js", () => {
  it.each([
    ["23.11.0", "failure"],
    ["22.19.0", "failure"],
    ["24.0.0", "ok"],
    ["26.10.0", "ok"],
  ])("%s: %s", (version, status) => {
    expect(checkVersions(version).status).toBe(status);
  });
});
