/** Monitors of the transparency logs of sites: the one that clients have. */
import { type MonitorResult, type MonitorState, monitorLog } from "../../client/monitor.ts";
import type { Scene, Site } from "./scene.ts";
import { time } from "./virtual-time.ts";

/** How often a monitor checks, in milliseconds. */
const intervalMs = 60_000;

/** How many times one that checks more often does so. */
const impatientRounds = 200;

/** Checks the log of a site once. @param all whether all events are read again. */
export function monitorOnce(
  scene: Scene,
  site: Site,
  { state = null, all = false, process }: { state?: MonitorState | null; all?: boolean; process?: number },
): Promise<MonitorResult> {
  const sender = { credential: null, ...(process !== undefined && { process }) };
  const fetch = scene.fetchOf(site, { kind: "monitor", by: "anyone" }, sender);
  return monitorLog({
    baseUrl: site.url,
    state,
    all,
    fetch,
    now: () => time.now,
    wait: (ms) => time.sleep(ms),
  });
}

/** Checks the log of a site again and again. */
export class Monitor {
  readonly site: Site;
  /** What it found that is not right, or could not be read. */
  readonly results: MonitorResult[] = [];
  readonly #scene: Scene;
  readonly #everyMs: number;
  #isEnded = false;
  #state: MonitorState | null = null;
  #running: Promise<void> = Promise.resolve();

  /** @param everyMs how often it checks at first. */
  constructor(scene: Scene, site: Site, everyMs = intervalMs) {
    this.#scene = scene;
    this.site = site;
    this.#everyMs = everyMs;
  }

  /** Begins to check, until it is ended. */
  start(): void {
    this.#running = this.#run().catch((error: unknown) => {
      this.#scene.faults.push(`A monitor failed: ${(error as Error).stack}`);
    });
  }

  async #run(): Promise<void> {
    for (let round = 0; !this.#isEnded; round++) {
      await this.#check(round);
      const everyMs = round < impatientRounds ? this.#everyMs : intervalMs;
      await time.sleep(this.#scene.interval(everyMs));
    }
    await this.#check(0, true);
  }

  /** @param process the one that responds. They may be at different places. */
  async #check(process: number, all = false): Promise<void> {
    const result = await monitorOnce(this.#scene, this.site, { state: this.#state, all, process });
    this.#state = result.state ?? this.#state;
    this.results.push(result);
  }

  /** Checks all of the log for the last time. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#running;
  }
}
