/** The undeclared names of every section of the contract's README. */
import { type Routes, skeletons } from "@registry-node/contract/fastify";

export const routes: Routes = skeletons;

/** Ends the program, also if its server listens. */
export const afterwards = (): void => process.exit();
