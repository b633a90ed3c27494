/** What the process of the node has from its beginning, or never: start.js begins again with it. */

/** Flags of Node.js. */
export const flags = [
  // V8 collects the young heap at 16 MiB instead of 32, which costs about 7 % of throughput on lists and saves 50 MB.
  "--max-semi-space-size=16",
  // V8 collects the old heap when it has grown by a fifth. By default it may double, so that with bodies of a megabyte most
  // of it is garbage: 60 MB more, for the same throughput.
  "--heap-growing-percent=20",
];

/** Variables that libraries read before the first script. */
export const environment = {
  // Larger blocks go back to the system when they are freed. By default the GNU C library raises this threshold to the
  // largest block yet, the 19 MiB of a password hash, and each thread then keeps as much for ever: 140 MB after twenty
  // sign-ins (https://man7.org/linux/man-pages/man3/mallopt.3.html, M_MMAP_THRESHOLD). What it costs: test/bench/README.md.
  MALLOC_MMAP_THRESHOLD_: "65536",
  // All threads allocate from two heaps, so that what one has freed is there for the others (M_ARENA_MAX, same page).
  MALLOC_ARENA_MAX: "2",
};
