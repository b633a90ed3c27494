/** Reads how often agents are probed. */
import { whole } from "../../core/settings/forms.ts";
import type { Read } from "../../core/settings/setting.ts";

const probes = whole("a number", 0, 1_000_000, "is for no probes of agents");

/** Reads the settings of probes. */
export const readLiveness = (read: Read) => ({
  probesPerHour: read("PROBES_PER_HOUR", "10000", probes, {
    says: "How many [probes of agents](../server/features/site/guides/probes.md) a process sends per hour, at most 1000000. If more are due, they wait. `0`: none.",
  }),
});
