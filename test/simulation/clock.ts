/** The clock of a machine: it jumps, and runs faster or slower than time passes. */
import { beginning, time } from "./virtual-time.ts";

export class Clock {
  /** How far it was ahead when its pace changed last, and when that was. */
  #wasAheadMs = 0;
  #sinceMs = 0;
  /** How much faster it runs than time passes. */
  #percent = 0;

  /** What it shows. It never goes back, unless it jumps. */
  read(): number {
    return beginning + Math.floor(time.now + this.#exactlyAheadMs());
  }

  jump(byMs: number): void {
    this.#wasAheadMs += byMs;
  }

  /** Lets it run so much faster, or slower, from now on. */
  drift(percent: number): void {
    this.#wasAheadMs = this.#exactlyAheadMs();
    this.#sinceMs = time.now;
    this.#percent = percent;
  }

  #exactlyAheadMs(): number {
    return this.#wasAheadMs + ((time.now - this.#sinceMs) * this.#percent) / 100;
  }
}

interface HasClock {
  clock: Clock;
}

/** The time at a site by the slowest of its clocks. */
export function slowestClock({ slots }: { slots: readonly HasClock[] }): number {
  return Math.min(...slots.map(({ clock }) => clock.read()));
}

/** The time at a site by the fastest of its clocks. */
export function fastestClock({ slots }: { slots: readonly HasClock[] }): number {
  return Math.max(...slots.map(({ clock }) => clock.read()));
}
