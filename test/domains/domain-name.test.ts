/** The names that accounts may claim. */
import { expect, test } from "vitest";
import { toDomain } from "../../server/features/domains/domain-name.ts";

test.each([
  ["weather.example.com", "weather.example.com"],
  ["Weather.Example.COM", "weather.example.com"],
  ["weather.example.com.", "weather.example.com"],
  ["wetter.müller.example", "wetter.xn--mller-kva.example"],
  ["xn--mller-kva.example", "xn--mller-kva.example"],
  ["someone.github.io", "someone.github.io"],
  ["example.co.uk", "example.co.uk"],
])("%s is claimed as %s", (text, domain) => {
  expect(toDomain(text)).toEqual({ domain });
});

test.each([
  ["co.uk", "Others register names under co.uk"],
  ["github.io", "Others register names under github.io"],
  ["com", "must have a domain"],
  ["example.com..", "must not end with a dot"],
  ["192.0.2.1", "not valid"],
  ["0x7f.1", "not valid"],
  ["[::1]", "An address is no domain name"],
  ["2001:db8::1", "An address is no domain name"],
  ["localhost", "not public"],
  ["agent.localhost", "not public"],
  ["printer.local", "not public"],
  ["example.com:8443", "not a valid domain name"],
  ["*.example.com", "not valid"],
  ["a_b.example.com%00", "not a valid domain name"],
  ["1.2.3.4.in-addr.arpa", "not public"],
])("%s is refused: %s", (text, reason) => {
  expect(toDomain(text)).toEqual({ reason: expect.stringContaining(reason) });
});
