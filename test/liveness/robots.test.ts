import { describe, expect, it } from "vitest";
import { isAllowed, rulesOf } from "../../server/features/liveness/robots.ts";

const allows = (text: string, path: string) => isAllowed(rulesOf(text), path);

describe("a robots.txt", () => {
  it("forbids what its group for RegistryNode forbids, in any case of letters", () => {
    const text = "user-agent: registrynode # probes\nDisallow: /a2a\n";
    expect(allows(text, "/a2a/x?y=1")).toBe(false);
    expect(allows(text, "/mcp")).toBe(true);
  });

  it("says nothing by its groups for others", () => {
    expect(allows("User-agent: *\nDisallow: /\n", "/a2a")).toBe(true);
    expect(allows("User-agent: RegistryNodeX\nDisallow: /\n", "/a2a")).toBe(true);
    expect(allows("<!doctype html>", "/a2a")).toBe(true);
  });

  it("may name several agents in a group, and have several groups", () => {
    const text = "User-agent: RegistryNode\nUser-agent: other\nDisallow: /a\n\nUser-agent: x\nDisallow: /b\n";
    expect(allows(text, "/a")).toBe(false);
    expect(allows(text, "/b")).toBe(true);
    expect(allows(`${text}User-agent: RegistryNode\nDisallow: /c\n`, "/c")).toBe(false);
  });

  it("is decided by the longest rule", () => {
    const text = "User-agent: RegistryNode\nDisallow: /\nAllow: /a2a\nDisallow: /a2a/private\n";
    expect(allows(text, "/a2a")).toBe(true);
    expect(allows(text, "/a2a/private/x")).toBe(false);
    expect(allows(text, "/")).toBe(false);
  });

  it("has patterns", () => {
    const text = "User-agent: RegistryNode\nDisallow: /*/a2a$\n";
    expect(allows(text, "/x/a2a")).toBe(false);
    expect(allows(text, "/x/a2a/y")).toBe(true);
    expect(allows(text, "/a2a")).toBe(true);
  });

  it("takes no longer for hostile patterns", () => {
    const text = `User-agent: RegistryNode\n${`Disallow: /${"*a".repeat(1_000)}$\n`.repeat(1_000)}`;
    expect(allows(text, `/${"a".repeat(2_000)}b`)).toBe(true);
  });
});
