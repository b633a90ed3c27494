/** How many of the last attempts of a webhook succeeded. */
import type { Webhook } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";

/** The success rate of a period, with the number of attempts: `98.3 % of 120 attempts`. */
export function successRate({ delivered, failed, success_rate }: Webhook["attempts"]["24h"]): string {
  if (success_rate === null) return "no attempts";
  const percent = Math.floor(success_rate * 1_000) / 10; // rounded down: 100 % is without a failure
  const all = delivered + failed;
  return `${percent} % of ${grouped(all)} ${all === 1 ? "attempt" : "attempts"}`;
}
