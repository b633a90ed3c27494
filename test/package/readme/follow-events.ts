/** Causes events while the section runs, and stops it after its first output. */
import { registry } from "./every-section.ts";

const aborters: globalThis.AbortController[] = [];
const changes = setInterval(
  () => registry.agents.register({ agent_id: "new-agent", agent_url: `https://example.com/${Date.now()}` }),
  100,
);

export const AbortController = class extends globalThis.AbortController {
  constructor() {
    super();
    aborters.push(this);
  }
};

export const console = {
  ...globalThis.console,
  log(...values: unknown[]) {
    globalThis.console.log(...values);
    clearInterval(changes);
    for (const aborter of aborters) aborter.abort();
  },
};
