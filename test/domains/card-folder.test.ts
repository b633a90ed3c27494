/** Which URLs a card proves. */
import { describe, expect, test } from "vitest";
import { coverageOf } from "../../server/features/domains/coverage.ts";

/** How far a card at one URL verifies the agent at another; null if it does not. */
function levelOf(card: string, url: string): string | null {
  const domain = "h.example.com";
  const at = (text: string) => (text.startsWith("/") ? `https://${domain}${text}` : text);
  const verified_at = "2026-01-01T00:00:00.000Z";
  const claim = { domain, card_url: at(card), level: "url", method: "card", verified_at } as const;
  const urls = { agent_url: at(url), api_url: null, mcp_url: null };
  const agent = { ...urls, status: "active", origin: null, owner_id: "acc_1" } as const;
  return coverageOf(agent, claim.card_url, [claim]).verified_level;
}

const card = "/~mallory/card.json";

describe("a card verifies", () => {
  test.each([
    [card, "/~mallory/a2a"],
    [card, "/~mallory/"],
    [card, "/~mallory/deep/er?x=/../"],
    [card, "/%7Emallory/a2a"],
    [card, "/~bob/../~mallory/a2a"],
    [`${card}#part`, "/~mallory/a2a"],
    ["/~mallory/", "/~mallory/a2a"],
    ["/x/.well-known/agent-card.json", "/x/a2a"],
    ["/x/.well-known/agents/card.json", "/x/a2a"],
    ["/.well-known/a/.well-known/card.json", "/.well-known/a/b"],
    ["/uc?id=mallory", "/uc?id=mallory"],
    ["/uc?id=mallory", "/uc?id=mallory#part"],
  ])("at %s the URL %s", (at, url) => {
    expect(levelOf(at, url)).toBe("url");
  });

  test.each([
    [card, "/~bob/a2a"],
    [card, "/~mallory"],
    [card, "/~mallory2/a"],
    [card, "/~mallory/../~bob/a"],
    [card, "/~mallory/%2e%2e/~bob/a"],
    [card, "/~mallory/..%2f~bob/a"],
    [card, "/~mallory/..%2F~bob/a"],
    [card, "/~mallory/%2e%2e%2f~bob/a"],
    [card, "/~mallory/..%5c~bob/a"],
    [card, "/~mallory/..\\~bob/a"],
    [card, "/~mallory/..%252f~bob/a"],
    [card, "/~mallory/%252e%252e/~bob/a"],
    [card, "/~mallory/..;/~bob/a"],
    [card, "/~mallory/..;x=1/~bob/a"],
    [card, "/~mallory/.%2e;/~bob/a"],
    [card, "/~mallory/..%3b/~bob/a"],
    [card, "/~mallory/..%20/~bob/a"],
    [card, "/~mallory/..%00/~bob/a"],
    [card, "/~mallory/..%c0%af~bob/a"],
    [card, "/~mallory/..%ef%bc%8f~bob/a"],
    [card, "/~mallory//~bob/a"],
    [card, "//~mallory/a"],
    [card, "https://h.example.com:8443/~mallory/a"],
    [card, "http://h.example.com/~mallory/a"],
    ["/~bob/..%2f~mallory/card.json", "/~mallory/a"],
    ["/~bob/..%2f~mallory/card.json", "/~bob/a"],
    ["/x/.well-known/agent-card.json", "/y/a2a"],
    ["/x/.well-known/agent-card.json", "/x"],
    ["/uc?id=mallory", "/uc?id=bob"],
    ["/uc?id=mallory", "/uc"],
    ["/uc?id=mallory", "/a2a"],
    ["/~m/uc?", "/~m/a2a"],
    ["/uc?/.well-known/agent-card.json", "/uc"],
  ])("at %s not the URL %s", (at, url) => {
    expect(levelOf(at, url)).toBeNull();
  });
});
