/** The node that is measured: a process of its own, with its memory and the turns of its event loop. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { environment } from "../../../server/core/settings/process-settings.ts";
import { startArguments, withoutLimits } from "../../faults/process.ts";
import type { Report } from "./turns.ts";

export interface MeasuredNode extends AsyncDisposable {
  port: number;
  /** What the turns were since the last call. */
  report(): Promise<Report>;
  /** The most resident memory since the last call, in MB. */
  peakMb(): Promise<number>;
  /** Sends SIGTERM. @returns how long the process took to end, in milliseconds. */
  stop(): Promise<number>;
}

/** Starts one, and waits until it listens. */
export async function startNode(cwd: string, env: Record<string, string>): Promise<MeasuredNode> {
  const child = spawn(
    process.execPath,
    ["--import", join(import.meta.dirname, "turns.ts"), ...startArguments],
    {
      cwd,
      env: { ...environment, PORT: "0", LOG_LEVEL: "error", ...withoutLimits, ...env },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
  const ended = once(child, "exit");
  const [, port = ""] = await said(child.stdout as Readable, /listening on http:\/\/[\w.:[\]]+:(\d+)/);
  const processFolder = `/proc/${child.pid}`;
  return {
    port: Number(port),
    async report() {
      child.send("report");
      const [report] = await once(child, "message");
      return report as Report; // as turns.ts sends it
    },
    async peakMb() {
      const status = await readFile(`${processFolder}/status`, "utf8");
      await writeFile(`${processFolder}/clear_refs`, "5"); // the peak starts again: proc(5)
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024;
    },
    async stop() {
      const startedAt = performance.now();
      child.kill("SIGTERM");
      await ended;
      return performance.now() - startedAt;
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Waits for words on an output, which is read on after them: a process whose output is closed may fail. */
function said(output: Readable, form: RegExp): Promise<RegExpExecArray> {
  let text = "";
  return new Promise((resolve, reject) => {
    output.setEncoding("utf8").on("data", (chunk: string) => {
      text = text.slice(-10_000) + chunk;
      const found = form.exec(text);
      if (found) resolve(found);
    });
    output.once("close", () => reject(new Error(`The node ended: ${text}`)));
  });
}
