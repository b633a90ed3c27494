/** Before each test file: it runs on the engines that this run has for it. */
import { expect } from "vitest";
import { chooseEngines } from "./engines.ts";

chooseEngines(expect.getState().testPath ?? "");
