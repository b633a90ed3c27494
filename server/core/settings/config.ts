/** The settings of the core and of the registry. Those of a feature are in its folder: see assembly/config.ts. */
import { readAccounts } from "./account-settings.ts";
import { readDatabase } from "./database-settings.ts";
import { days, oneOf, text, whole } from "./forms.ts";
import { readLimits } from "./limit-settings.ts";
import { readNetwork } from "./network-settings.ts";
import type { Read } from "./setting.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** The configuration of a node without its features. */
export interface CoreConfig extends ReturnType<typeof readCore> {}

/** Reads the settings of a node without its features. */
export function readCore(read: Read) {
  return {
    ...readNetwork(read),
    ...readDatabase(read),
    ...readAccounts(read),
    deliveryWaitMs: read(
      "DELIVERY_WAIT_MS",
      "10000",
      whole("milliseconds,", 0, 60_000, "is for responses that do not wait for deliveries"),
      {
        says: "How long the response to a change waits for the webhook deliveries of its events, in milliseconds, at most 60000; the deliveries then continue in the background. `0`: responses do not wait.",
      },
    ),
    eventRetentionDays: read("EVENT_RETENTION_DAYS", "0", days(0, "keeps all events"), {
      says: "How many days events are kept, at most 36500. `0`: for ever. See [what is kept](#what-the-node-keeps).",
    }),
    deliveryRetentionDays: read("DELIVERY_RETENTION_DAYS", "30", days(1), {
      says: "How many days finished deliveries are kept, from 1 to 36500.",
    }),
    ...readLimits(read),
    logLevel: read(
      "LOG_LEVEL",
      "info",
      text(`one of ${logLevels.join(", ")}`, (level) => logLevels.includes(level)),
      { says: "One JSON line per request on standard output; `warn` for errors only." },
    ),
    logAddresses: read("LOG_ADDRESSES", "full", oneOf("full", "masked", "none"), {
      says: "The addresses of clients in the log and in the security log: `full`, `masked` (the last byte of IPv4 is 0, IPv6 is cut after 48 bits) or `none`.",
    }),
  };
}
