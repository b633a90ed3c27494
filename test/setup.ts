/** Before and after each test file. */
import { afterAll } from "vitest";
import { dropDatabases } from "./engines.ts";

afterAll(dropDatabases);
