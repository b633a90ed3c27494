/** Callback URLs: every known notation of an internal address is rejected, and no public URL. */
import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPublic } from "../../server/core/egress/addresses.ts";
import { checkCallbackUrl } from "../../server/core/egress/callback-url.ts";

const label63 = "a".repeat(63);

describe("rejected", () => {
  test.each([
    ...[
      "https https: https:/ https://? https://# https://:443/ example.com /h ?x HTTP://example.com/",
      "http://hook.example.test/ javascript:alert(1) blob:https://example.com/x",
      "view-source:https://example.com wss://example.com gopher://example.com:70/ httpss://example.com",
      "https://LOCALHOST/ https://LocalHost./ https://a.LOCALHOST/ https://ip6-localhost/",
      "https://localhost6.localdomain6/ https://printer.local/ https://nas.home/ https://a.home.arpa/",
      "https://kubernetes.default.svc/ https://kubernetes.default.svc.cluster.local/ https://db/",
      "https://a_b/ https://metadata.google.internal/ https://web.service.consul/ https://wiki.corp/",
      "https://x.onion/ https://x.alt/ https://x.invalid/ https://intranet/ https://www.intranet/",
      "https://x.lan./ https://0x7f000001/ https://0X7F.1/ https://017700000001/ https://2130706433/",
      "https://127.1/ https://0/ https://00/ https://0.0/ https://0x/ https://127.0.0.1./ https://0x7f.1./",
      "https://①②⑦.⓪.⓪.①/ https://１２７.0.0.1/ https://127。0。0。1/ https://127｡0｡0｡1/ https://١٢٧.0.0.1/",
      "https://10.0.0.1:8443/ https://10.255.255.255/ https://172.31.255.255/ https://192.168.255.1/",
      "https://0300.0250.0.1/ https://192.168.257/ https://0xC0A80001/ https://3232235521/",
      "https://100.100.100.200/ https://169.254.170.2/ https://168.63.129.16/ https://224.0.0.1/",
      "https://[0:0:0:0:0:0:0:1]/ https://[0000::0001]/ https://[::0.0.0.1]/ https://[::FFFF:7F00:1]/",
      "https://[0:0:0:0:0:ffff:10.0.0.1]/ https://[::ffff:0:127.0.0.1]/ https://[64:ff9b:1::a00:1]/",
      "https://[64:FF9B::10.0.0.1]/ https://[2002:7f00:0001::]/ https://[2001:0:a00:1::]/",
      "https://[fd00:ec2::254]/ https://[FE80::1]/ https://[fe80::1%eth0]/ https://[fe80::1%25lo]:443/",
      "https://[2606:4700::1%25eth0]/ https://[2606:4700::5efe:127.0.0.1]/ https://[v1.fe80::1]/",
      "https://[]/ https://[::1]x/ https://::1/ https://[::1/] https://x[::1]/",
      "https://[2606:4700:4700::1111 https://2606:4700:4700::1111/ https://user@example.com/",
      "https://:@example.com/ https://:pass@example.com/ https://example.com@127.0.0.1/",
      "https://example.com:443@127.0.0.1/ https://example.com#@127.0.0.1/ https://example.com?@x#",
      "https://example.com/# https://%6c%6f%63%61%6c%68%6f%73%74/ https://127%2e0.0.1/",
      "https://example.com%2f@x/ https://example.com%00/ https://bücher.example/ https://ｅxample.com/",
      "https://еxample.com/ https://xn--/ https://xn--zzzzzz-.example/ https://-a.example/",
      "https://a-.example/ https://a..example/ https://example.. https://../ https://exa!mple.com/",
      "https://*.example.com/ https://exa,mple.com/ https://exa'mple.com/ https://example.com;x/",
      "https://example.com:0/ https://example.com:00/ https://example.com:0443/ https://example.com:/",
      "https://example.com:22/ https://example.com:25/ https://example.com:6667/",
      "https://example.com:443:443/ https://example.com:65536/ https://example.com:8e3/",
      "https://example.com:４４３/ https://1.1.1.1.1/ https://1.1.1.256/ https://1.1/ https://01.1.1.1/",
      "https://a.1/ https://a.0x1/",
    ].flatMap((line) => line.split(" ")),
    "",
    "https://example.com\\@127.0.0.1/",
    "https:\\\\example.com\\h",
    "https://example.com/a\\b",
    "https:///\\example.com",
    "https://exa\tmple.com/",
    "https://exam\nple.com/",
    "https://example.com/\r",
    "\thttps://example.com/",
    "https://example.com/\u00a0",
    "\ufeffhttps://example.com/",
    "https://example.com/a\u2028b",
    "https://example.com/\u202egnp",
    "https://exa\u00admple.com/",
    "https://exam\u200bple.com/",
    "https://example.com/\u007f",
    "https://example.com/\u0085",
    "https://example.com/\ud800",
    "https://exa mple.com/",
    "https://example.com/a b",
    "https://example.com\u3002/",
    "https://exa$mple.com/",
    `https://a${label63}.example/`,
    `https://${`${label63}.`.repeat(4)}example/`,
    `https://example.com/${"a".repeat(2_029)}`,
    `https://example.com/${"ü".repeat(1_000)}`,
    "https://example.com: 443/",
  ])("%j", (raw) => {
    const verdict = checkCallbackUrl(raw);
    expect(verdict).toEqual({ reason: expect.stringMatching(/^[A-Z][^\n]{10,90}\.$/) });
  });
});

describe("accepted unchanged", () => {
  test.each([
    ...[
      "https://example.com https://example.com/ HTTPS://example.com/ https://hook.example.test:9443/hook",
      "https://a.b.c.d.example.co.uk/ https://sub-domain.example/ https://a_b.example/",
      "https://xn--bcher-kva.example/ https://XN--BCHER-KVA.example/ https://Example.COM/Hook",
      "https://1.example.com/ https://127.0.0.1.example.com/ https://localhost.example.com/",
      "https://mylocalhost.com/ https://internal.example.com/ https://8.8.8.8/ https://100.128.0.1:8443/",
      "https://172.32.0.1/ https://192.0.1.1/ https://11.0.0.1/ https://[2606:4700:4700::1111]:8443/",
      "https://[2606:4700:4700:0:0:0:0:1111]/ https://[2606:4700::1.1.1.1]/ https://example.com:443/",
      "https://example.com:80/ https://example.com:65535/ https://example.com:8443?x=@y",
      "https://example.com/a@b https://example.com/%00%0d%0a https://example.com/ü",
      "https://example.com//double//slash https://example.com/?redirect=https://127.0.0.1/",
    ].flatMap((line) => line.split(" ")),
    "https://example.com/h?x=1&y=%20#".slice(0, -1),
    `https://${label63}.example/`,
    `https://example.com/${"a".repeat(2_028)}`,
  ])("%j", (raw) => {
    expect(checkCallbackUrl(raw)).toEqual({ url: new URL(raw) });
  });
});

test.each([
  ["http://example.com/", "The URL must begin with https://."],
  ["https://u:p@example.com/", "The URL must not hold credentials."],
  ["https://example.com/#x", "The URL must not have a fragment."],
  ["https://127.0.0.1/", "The address is not public."],
  ["https://[::1]/", "The address is not public."],
  ["https://2130706433/", "The address is not public."],
  ["https://0x01010101/", "The address must be written as four decimal numbers."],
  ["https://localhost/", "Names under localhost are not public."],
  ["https://intranet/", "Names under intranet are not public."],
  ["https://db/", "The host name must have a domain."],
  ["https://example.com./", "The host name must not end with a dot."],
  ["https://bücher.example/", "The host name must be in its ASCII form (xn--…)."],
  ["https://example.com:25/", "The node does not connect to this port."],
])("the reason says what to fix: %s", (raw, reason) => {
  expect(checkCallbackUrl(raw)).toEqual({ reason });
});

test("accepts only URLs whose host is a public address or a name", () => {
  const host = fc.oneof(
    fc.ipV4(),
    fc.ipV4Extended(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.domain(),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.constantFrom("https://", "HTTPS://", "http://"),
      host,
      fc.webPath(),
      (scheme, name, path) => {
        const raw = scheme + name + path;
        const verdict = checkCallbackUrl(raw);
        if ("reason" in verdict) return;
        const { hostname, protocol, username, password, hash } = verdict.url;
        expect([protocol, username, password, hash]).toEqual(["https:", "", "", ""]);
        const literal = /^\[(.+)\]$/.exec(hostname)?.[1] ?? (/^[\d.]+$/.test(hostname) ? hostname : null);
        if (literal !== null) expect(isPublic(literal)).toBe(true);
        else expect(raw.toLowerCase().startsWith(`https://${hostname}`)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

const bad = new URL("../../../shared/data/callback-urls-bad.json", import.meta.url);
const good = new URL("../../../shared/data/callback-urls-good.json", import.meta.url);

describe.skipIf(!existsSync(bad) || !existsSync(good))(
  "the shared list (skipped where ../shared/data/callback-urls-*.json are not beside the project)",
  () => {
    const read = (file: URL) => JSON.parse(existsSync(file) ? readFileSync(file, "utf8") : "[]");
    test.each(read(bad) as { url: string; why: string }[])("rejects $url ($why)", ({ url }) => {
      expect(checkCallbackUrl(url)).toEqual({ reason: expect.any(String) });
    });
    test.each(read(good) as string[])("takes %s", (url) => {
      expect(checkCallbackUrl(url)).toEqual({ url: expect.any(URL) });
    });
  },
);
