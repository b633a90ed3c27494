/** Before a test run: the dashboard is built, or each process that tests start would build it. */
import { provideDashboard } from "../server/dashboard/build/start.ts";

/** Builds it where it is missing or old. */
export async function setup(): Promise<void> {
  await provideDashboard();
}
