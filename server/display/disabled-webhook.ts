/** Why webhook subscriptions are disabled, as far as they say. */

/** The reason of a subscription whose receiver responded with 410. Its owner may resume it. */
export const goneReason = "The receiver responded with 410 Gone, so nothing more is sent there.";

/** Whether the operator of the node disabled a subscription, so that only the operator can resume it. */
export function isDisabledByOperator({ disabled_reason }: { disabled_reason: string | null }): boolean {
  return disabled_reason !== null && disabled_reason !== goneReason;
}
