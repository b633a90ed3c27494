// Written by `npm run generate` from spec/. Do not edit.

import type { Schemas } from "./models.d.ts";

/** The payload of each event type. */
export type Payloads = { [Event in Schemas["RegistryEvent"] as Event["event"]]: Event["payload"] };

/** An example payload of each event type. */
export const examples: Payloads = {
  "agent.registered": {"agent_id":"weather-agent","name":"Weather Agent","change":"created","seq":88121,"agent_url":"https://weather.example.com/a2a","source":"local","changed":["description","tags"],"previous_agent_id":"weather-bot","transfer":{"verification_before":{"level":"domain","domain":"weather.example.com","method":"dns","verified_at":"2026-11-20T16:15:00.000Z"},"verification_after":{"level":"domain","domain":"weather.example.com","method":"dns","verified_at":"2026-11-20T16:15:00.000Z"}}},
  "agent.deprecated": {"agent_id":"weather-agent","name":"Weather Agent","change":"deprecated","seq":88121,"source":"local","status_message":"Replaced by weather-agent-2.","successor_agent_id":"weather-agent","sunset_at":"2026-11-20T16:15:00.000Z","tombstoned_at":"2026-11-20T16:15:00.000Z","released":true,"moved_to":"weather-agent-2","erased":true,"redacts":[3,8]},
  "cert.issued": {"agent_id":"weather-agent","name":"Weather Agent","change":"issued","seq":88121,"certification":{"id":"cert_4f1c2a90-6f3e-4c1b-8f0e-2f7f9a1c55d1","level":"audited","issuer":"Weather Agent","evidence_url":"https://weather.example.com/a2a","issued_at":"2026-11-20T16:15:00.000Z","expires_at":"2026-11-20T16:15:00.000Z"}},
  "cert.revoked": {"agent_id":"weather-agent","name":"Weather Agent","change":"revoked","seq":88121,"certification":{"id":"cert_4f1c2a90-6f3e-4c1b-8f0e-2f7f9a1c55d1","level":"audited","issuer":"Weather Agent","evidence_url":"https://weather.example.com/a2a","issued_at":"2026-11-20T16:15:00.000Z","expires_at":"2026-11-20T16:15:00.000Z"},"reason":"unspecified","revoked_at":"2026-11-20T16:15:00.000Z"},
  "reputation.updated": {"agent_id":"weather-agent","name":"Weather Agent","change":"score","seq":88121,"previous":{"score":0.873,"grade":"B"},"current":{"score":0.873,"grade":"B"},"method":"observer-wilson-v2","evidence_digest":"sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"},
  "compliance.violation": {"agent_id":"weather-agent","name":"Weather Agent","change":"opened","seq":88121,"violation":{"id":"viol_81aa0c54-0f61-4f0c-9b0a-6a1a3c0f4d22","rule":"endpoint-https","severity":"info","detail":"Hourly forecasts for any place on Earth.","evidence_url":"https://weather.example.com/a2a","count":1,"first_seen_at":"2026-11-20T16:15:00.000Z","last_seen_at":"2026-11-20T16:15:00.000Z"}},
  "federation.peer_added": {"change":"added","seq":88121,"peer":{"id":"peer_northern","name":"Weather Agent","base_url":"https://weather.example.com/a2a"}},
};
