/** Agents in states that probes would have found. */
import { stateColumns } from "../../server/features/liveness/change-number.ts";
import {
  agentProbe,
  insertTarget,
  putAgentProbe,
  recordProbe,
  targetByKey,
} from "../../server/features/liveness/probe-store.ts";
import type { TargetRow } from "../../server/features/liveness/probe-target.ts";
import { type State, unprobed } from "../../server/features/liveness/state.ts";
import type { TestWorld } from "../world.ts";

const never = { era: null, outcome: null, checked_at: null, next_at: null };

/** Records these states of agents, as the prober does. */
export async function setStates({ node }: TestWorld, states: Record<string, State>): Promise<void> {
  const { database } = node;
  for (const [agent_id, state] of Object.entries(states)) {
    const agent = await database.get<{ key: number }>("select key from agent where agent_id = ?", [agent_id]);
    if (!agent) throw new Error(`${agent_id} is not registered`);
    await database.aside(async (writer) => {
      const probe = await agentProbe.get(writer, { agent_key: agent.key });
      const known = probe?.target_key && (await targetByKey.get(writer, { key: probe.target_key }));
      const columns = await stateColumns(writer, known || undecided, state);
      const target = known || (await insertTarget.get(writer, { ...newTarget, url: `https://${agent_id}/` }));
      if (!target) throw new Error("The URL does not exist in its own transaction");
      const values = {
        agent_key: agent.key,
        target_key: target.key,
        wanted: null,
        is_verified: false,
        hides_history: false,
      };
      if (!known) await putAgentProbe.run(writer, values);
      const memory = JSON.stringify({ ...unprobed(0), state });
      await recordProbe.run(writer, { ...target, ...columns, memory });
    });
  }
}

const undecided = { state: "unknown", former_state: "unknown", change: 0 } as const;

const newTarget: Omit<TargetRow, "key"> = {
  ...never,
  ...undecided,
  ...{ origin_key: 0, url: "", method: "http", level: "reachable", is_verified: false },
  ...{ memory: JSON.stringify(unprobed(0)), days: "[]", latencies: "[]" },
  ...{ requested_at: null, resume_at: null },
};
