/** Something changes while the section looks on, and it stops when it has told of it. */
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
  log(...told: unknown[]) {
    globalThis.console.log(...told);
    clearInterval(changes);
    for (const aborter of aborters) aborter.abort();
  },
};
