/** Limits how many pages are made at once. */
import pLimit from "p-limit";

/** A page reads the API several times. More pages at once would keep others' reads waiting for the database. */
export const pageTurns = pLimit(4);
