/** Federation: agents of other nodes. */
import type { Feature } from "../../feature.ts";
import { agentErasing } from "../../registry/hooks.ts";
import { deleteConflictsOver } from "./changes.ts";
import { PeerConflict } from "./peer-conflict.ts";

export const federation: Feature = {
  entities: [PeerConflict],
  listeners: [
    agentErasing.do(async (tx, _agent, { imported, agentIds }) => {
      if (!imported) await deleteConflictsOver(tx, agentIds); // those with a peer are between others
    }),
  ],
};
