/**
 * The payloads of test deliveries. Nothing in them can be taken for an agent, a number or a time of this node: ids and hosts are
 * those of examples (RFC 2606 section 3), `seq` is 0, which no change has, and `test` says what they are.
 */
import type { Payloads } from "../../../generated/events.ts";

const dayMs = 86_400_000;

const agent = { agent_id: "webhook-test@agent.example.com", name: "Example Agent (webhook test)", seq: 0 };

const evidence_url = "https://evidence.example.com/webhook-test";

/** Returns the payload of a test of an event type, as if the event had occurred at an instant. */
export function testPayload<Type extends keyof Payloads>(
  type: Type,
  now: Date,
): Payloads[Type] & { test: true } {
  return { test: true, ...payloads(now)[type] };
}

function payloads(now: Date): Payloads {
  const at = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  const certification = (issuedAt: string) => ({
    id: "cert_test_example",
    level: "audited" as const,
    issuer: "Example Issuer",
    evidence_url,
    issued_at: issuedAt,
    expires_at: at(365),
  });
  return {
    "agent.registered": {
      ...agent,
      change: "updated",
      agent_url: "https://agent.example.com/a2a",
      source: "local",
      changed: ["description", "tags"],
    },
    "agent.deprecated": {
      ...agent,
      change: "deprecated",
      source: "local",
      status_message: "Replaced by another example.",
      successor_agent_id: "webhook-test-2@agent.example.com",
      sunset_at: at(90),
      tombstoned_at: null,
    },
    "cert.issued": { ...agent, change: "issued", certification: certification(at(0)) },
    "cert.revoked": {
      ...agent,
      change: "revoked",
      certification: certification(at(-30)),
      reason: "superseded",
      revoked_at: at(0),
    },
    "reputation.updated": {
      ...agent,
      change: "grade",
      previous: { score: 0.79, grade: "C" },
      current: { score: 0.81, grade: "B" },
      method: "observer-wilson-v2",
      evidence_digest: `sha256:${"0".repeat(64)}`,
    },
    "compliance.violation": {
      ...agent,
      change: "escalated",
      violation: {
        id: "viol_test_example",
        rule: "example-rule",
        severity: "low",
        detail: "This is a test of a webhook.",
        evidence_url,
        count: 2,
        first_seen_at: at(-1),
        last_seen_at: at(0),
      },
    },
    "federation.peer_added": {
      change: "added",
      seq: 0,
      peer: { id: "peer_test_example", name: "Example Peer", base_url: "https://peer.example.com" },
    },
  };
}
