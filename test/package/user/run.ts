/** The smoke in a program: `run.js <address of a node>`. */
import { smoke } from "./smoke.ts";

console.log(JSON.stringify(await smoke(process.argv[2] ?? "")));
