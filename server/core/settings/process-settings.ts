/** Settings of the process of the node. Those from its beginning apply then or never: start.js begins again with them. */

/** Flags of Node.js for the whole process. */
export const flags = [
  // V8 collects the young heap at 8 MiB instead of 32. What it saves and costs: test/bench/README.md.
  "--max-semi-space-size=8",
  // Node.js 22 and 24 say of each process that node:sqlite may change. What the node uses of it is tested with them.
  "--disable-warning=ExperimentalWarning",
];

/**
 * Flags of Node.js for a process that listens: V8 collects the old heap when it has grown by 10 percent instead of up to
 * threefold, as with two hundred bodies of a megabyte at once most of it would be garbage. A start, during which the heap
 * grows anyway, would take a fifth longer.
 */
export const flagsOnceStarted = ["--heap-growing-percent=10"];

/** Variables that libraries read before the first script. */
export const environment = {
  // Larger blocks go back to the system when they are freed. By default the GNU C library raises this threshold to the
  // largest block yet, the 19 MiB of a password hash, and each thread then keeps as much for ever: 140 MB after twenty
  // sign-ins (https://man7.org/linux/man-pages/man3/mallopt.3.html, M_MMAP_THRESHOLD). What it costs: test/bench/README.md.
  MALLOC_MMAP_THRESHOLD_: "65536",
  // All threads allocate from two heaps, so that what one has freed is there for the others (M_ARENA_MAX, same page).
  MALLOC_ARENA_MAX: "2",
};
