/** The message that an A2A agent gets once a day, if its owner chose so, and what its response says. */
import { isObject } from "../../core/values/json.ts";

const text =
  "Are you there? Your owner asked this registry to send you a message once a day. You need not do anything.";

/**
 * The parameters of `SendMessage` (1.0) or `message/send` (0.3), which need not wait for the end of the task
 * (https://a2a-protocol.org/latest/specification/).
 */
export function messageParams(version: "1.0" | "0.3", messageId: string): object {
  return version === "1.0"
    ? {
        message: { messageId, role: "ROLE_USER", parts: [{ text }] },
        configuration: { acceptedOutputModes: ["text/plain"], returnImmediately: true },
      }
    : {
        message: { kind: "message", messageId, role: "user", parts: [{ kind: "text", text }] },
        configuration: { acceptedOutputModes: ["text/plain"], blocking: false },
      };
}

/** Whether a result is a task that failed or was rejected. Version 1.0 has the task in a member, 0.3 is the task. */
export function isFailedTask(result: Record<string, unknown>): boolean {
  const task = isObject(result.task) ? result.task : result;
  const state = isObject(task.status) ? task.status.state : undefined;
  return typeof state === "string" && /^(TASK_STATE_)?(failed|rejected)$/i.test(state);
}
