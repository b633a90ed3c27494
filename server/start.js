/** Starts the node: `npm start`. */
import { launch } from "./core/process/launch.js";

await launch(() => import("./main.ts"), true);
