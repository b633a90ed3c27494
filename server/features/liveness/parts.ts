/** What the handlers of liveness get beside what all handlers have. */
import type { Routes } from "../../../generated/routes.ts";
import type { Context as SharedContext } from "../../feature.ts";
import type { ProbeSigner } from "./probe-signature.ts";
import type { Prober } from "./prober.ts";

export interface Parts {
  /** Has the keys of the signatures of probes. */
  probeSigner: Pick<ProbeSigner, "directory">;
  /** Probes agents; null if the node probes none. */
  prober: Pick<Prober, "probeNow"> | null;
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
