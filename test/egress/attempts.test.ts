/** How long the connector waits for each address of a host. No network is reached. */
import { Socket, type TcpNetConnectOpts } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { Connector } from "../../server/core/egress/connector.ts";

afterEach(() => vi.restoreAllMocks());

test("a host with several addresses gets the time for a lost first packet at each, which is sent again after a second", async () => {
  const given: Partial<TcpNetConnectOpts>[] = [];
  vi.spyOn(Socket.prototype, "connect").mockImplementation((...args: unknown[]) => {
    const [options] = args.flat() as [TcpNetConnectOpts]; // tls.connect passes them so
    given.push(options);
    throw new Error("not reached");
  });
  const connector = new Connector({
    resolve: async () => ["93.184.216.34", "2606:4700::1111"],
    pins: new Map(),
    trust: null,
    dnsMs: 3_000,
    connectMs: 5_000,
  });
  await expect(connector.certificateExpiry(new URL("https://hook.example.com/"))).rejects.toThrow();
  expect(given).toMatchObject([{ autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2_500 }]);
});
