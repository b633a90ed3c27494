/** Public addresses: both address spaces, by their ranges and by random addresses. */
import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesOf, isPublic, isPublicResolved, isSameAddress } from "../../server/core/egress/addresses.ts";

describe("not public", () => {
  test.each(
    [
      "0.0.0.0 0.0.0.1 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.100.100.200 100.127.255.255 127.0.0.0",
      "127.0.0.1 127.255.255.255 168.63.129.16 169.254.0.0 169.254.169.254 169.254.170.2 169.254.170.23",
      "169.254.255.255 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.192 192.0.0.255 192.0.2.0 192.0.2.255",
      "192.31.196.0 192.52.193.255 192.88.99.1 192.168.0.0 192.168.255.255 192.175.48.0 198.18.0.0 198.19.255.255",
      "198.51.100.0 203.0.113.255 224.0.0.0 239.255.255.255 240.0.0.0 255.255.255.254 255.255.255.255",
      ":: ::1 ::2 ::7f00:1 ::127.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8 ::ffff:0:7f00:1",
      "64:ff9b::7f00:1 64:ff9b::8.8.8.8 64:ff9b:1::1 100::1 1::1 fd00:ec2::254 fd20:ce::254 fc00::1 fe80::1 fec0::1",
      "ff02::1 ff0e::1 4000::1 5f00::1 8000::1 ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff 1fff:ffff::1",
      "2001::1 2001:0:7f00:1::1 2001:20::1 2001:1ff:ffff::1 2001:db8::1 2002:: 2002:7f00:1::1 2002:808:808::1",
      "2620:4f:8000::1 3ffe::1 3fff::1 3fff:fff:ffff::1",
      "2606:4700::5efe:7f00:1 2606:4700::200:5efe:808:808 2606:4700:0:0:0:5efe:10.0.0.1",
    ].flatMap((line) => line.split(" ")),
  )("%s", (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe("public, beside what is not", () => {
  test.each(
    [
      "1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 168.63.129.15 168.63.129.17",
      "169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 191.255.255.255 192.0.1.0 192.0.3.0 192.31.195.255",
      "192.31.197.0 192.52.192.255 192.88.98.255 192.88.100.0 192.167.255.255 192.169.0.0 192.175.49.0 198.17.255.255",
      "198.20.0.0 198.51.99.255 198.51.101.0 203.0.112.255 203.0.114.0 223.255.255.255",
      "2000:: 2001:200:: 2001:db7::1 2001:db9::1 2001:4860:4860::8888 2003::1 2606:4700:4700::1111 2620:4f:7fff::1",
      "2620:4f:8001::1 3ffd::1 3fff:1000::1 2606:4700::5eff:7f00:1 2606:4700::100:5efe:1.1.1.1",
    ].flatMap((line) => line.split(" ")),
  )("%s", (address) => {
    expect(isPublic(address)).toBe(true);
  });
});

test("of an address that DNS64 made, the IPv4 address in it decides", () => {
  const found = [
    "64:ff9b::808:808",
    "64:ff9b::8.8.8.8",
    "64:ff9b::a00:1",
    "64:ff9b:1::808:808",
    "::ffff:8.8.8.8",
    "8.8.8.8",
  ];
  expect(found.filter(isPublicResolved)).toEqual(["64:ff9b::808:808", "64:ff9b::8.8.8.8", "8.8.8.8"]);
});

test.each([
  "",
  " ",
  "1.1.1",
  "1.1.1.1 ",
  "01.1.1.1",
  "0x1.1.1.1",
  "1.1.1.1.",
  "16843009",
  "example.com",
  "[2000::1]",
])("what is no address is not public: %j", (text) => expect(isPublic(text)).toBe(false));

test.each([
  "2606:4700::1%eth0",
  "2606:4700::1%",
  "fe80::1%1",
  "2606:4700:::1",
  "2606:4700::1::1",
  "2606:4700::12345",
])("neither is one with a zone or a wrong group: %s", (text) => expect(isPublic(text)).toBe(false));

const byte = fc.integer({ min: 0, max: 255 });
const bytes = (count: number) => fc.array(byte, { minLength: count, maxLength: count });
const spelt = (all: number[]) =>
  Array.from({ length: 8 }, (_, at) =>
    (((all[2 * at] ?? 0) << 8) | (all[2 * at + 1] ?? 0)).toString(16),
  ).join(":");

describe("whatever the rest is", () => {
  test.each([
    ["::/8", [0x00]],
    ["2002::/16", [0x20, 0x02]],
    ["IPv4-mapped", [...Array(10).fill(0), 0xff, 0xff]],
    ["IPv4-compatible", Array(12).fill(0)],
    ["translated", [0x00, 0x64, 0xff, 0x9b, ...Array(8).fill(0)]],
    ["Teredo", [0x20, 0x01, 0x00, 0x00]],
    ["unique local", [0xfd]],
    ["multicast", [0xff]],
  ] as [string, number[]][])("%s is rejected", (_name, start) => {
    fc.assert(fc.property(bytes(16 - start.length), (rest) => !isPublic(spelt([...start, ...rest]))));
  });

  test("rejects all addresses outside of 2000::/3", () => {
    const outside = byte.filter((first) => first >> 5 !== 1);
    fc.assert(fc.property(outside, bytes(15), (first, rest) => !isPublic(spelt([first, ...rest]))));
  });

  test("rejects ISATAP identifiers in any network", () => {
    const marks = fc.constantFrom([0, 0, 0x5e, 0xfe], [2, 0, 0x5e, 0xfe]);
    fc.assert(
      fc.property(
        bytes(7),
        marks,
        bytes(4),
        (net, mark, host) => !isPublic(spelt([0x26, ...net, ...mark, ...host])),
      ),
    );
  });

  test("gives the same result for every notation of an address", () => {
    fc.assert(
      fc.property(bytes(16), (all) => {
        const short = new URL(`http://[${spelt(all)}]`).hostname.slice(1, -1);
        const dotted = `${spelt(all).split(":").slice(0, 6).join(":")}:${all.slice(12).join(".")}`;
        expect(bytesOf(short)).toEqual(all);
        expect(bytesOf(dotted)).toEqual(all);
        expect(isSameAddress(short.toUpperCase(), dotted)).toBe(true);
        expect(isPublic(short)).toBe(isPublic(spelt(all)));
      }),
    );
  });

  test("agrees with `BlockList` of Node.js for IPv4", () => {
    const list = new BlockList();
    const ranges =
      "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 " +
      "192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 " +
      "198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4";
    for (const range of ranges.split(" ")) {
      const [address = "", bits] = range.split("/");
      list.addSubnet(address, Number(bits), "ipv4");
    }
    // Near the borders as often as anywhere.
    const first = fc.oneof(
      byte,
      fc.constantFrom(9, 10, 11, 100, 127, 168, 169, 172, 192, 198, 203, 223, 224),
    );
    const second = fc.oneof(
      byte,
      fc.constantFrom(0, 15, 16, 18, 19, 31, 32, 51, 63, 64, 88, 127, 128, 168, 254),
    );
    const third = fc.oneof(byte, fc.constantFrom(0, 2, 99, 100, 113, 129, 196));
    fc.assert(
      fc.property(first, second, third, byte, (...parts) => {
        const address = parts.join(".");
        expect(isPublic(address)).toBe(!list.check(address, "ipv4"));
      }),
      { numRuns: 2_000 },
    );
  });
});

test("compares addresses in different notations", () => {
  expect(isSameAddress("127.0.0.1", "127.0.0.1")).toBe(true);
  expect(isSameAddress("::1", "0:0:0:0:0:0:0:1")).toBe(true);
  expect(isSameAddress("127.0.0.1", "::ffff:127.0.0.1")).toBe(false);
  expect(isSameAddress("127.0.0.1", "127.0.0.2")).toBe(false);
  expect(isSameAddress("", "")).toBe(false);
});
