/** How long a test waits for a condition: only what hangs takes as long, also on a machine that is busy with something else. */
export const hang = { timeout: 120_000 };
