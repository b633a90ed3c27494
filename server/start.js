/** Starts the node: `npm start`. */
import { launch } from "./launch.js";

await launch(() => import("./main.ts"), true);
