/**
 * Measures how fast pages appear on a slow phone: `node test/bench/paint.ts`. Chromium is 390 pixels wide and has a quarter of
 * the processor; the node is a process of its own with 1,000 agents. For each page the median of five visits with an empty
 * cache: the largest paint, the blocking time (what tasks of the page take beyond 50 ms, https://web.dev/articles/tbt), and
 * what came over the wire, compressed.
 */
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { launch } from "../browser/chromium.ts";
import { openBrowser } from "../browser.ts";
import { folder, start } from "../faults/process.ts";

const visits = 5;
const slowdown = 4;
const account = { email: "ada@example.com", password: "correct horse battery" };

/** What a visit measured: milliseconds, and bytes. */
interface Visit {
  paint: number;
  blocked: number;
  bytes: number;
}

/** Records in the page what a browser reports of it. */
function observe(): void {
  const seen = { paint: 0, blocked: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
}

/** Counts the bytes that a page receives. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  return () => bytes;
}

async function visit(context: BrowserContext, path: string, ready: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const bytes = await countBytes(session);
  await page.addInitScript(observe);
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(1_500); // so that a later, larger paint counts
  const { paint, blocked } = await seenBy(page);
  const visited = { paint, blocked, bytes: bytes() };
  await page.close();
  return visited;
}

/** What `observe` recorded in the page. */
function seenBy(page: Page): Promise<{ paint: number; blocked: number }> {
  return page.evaluate(() => (globalThis as unknown as { seen: { paint: number; blocked: number } }).seen);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

await using place = await folder();
await using node = await start(place.path, {});
const developer = openBrowser(node.url);
await developer.accounts.signUp(account);
await developer.keys.create({ name: "Production" });
await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/registry" });
for (let number = 0; number < 1_000; number++)
  await developer.agents.register({
    agent_id: `agent-${number}`,
    name: `Agent ${number}`,
    description: "Plans train and ferry journeys from door to door, and says which of them are late.",
    agent_url: `https://agent-${number}.example.com/a2a`,
    protocols: ["a2a", "mcp"],
    tags: ["travel", "trains", `region-${number % 20}`],
  });

const pages: [path: string, ready: string][] = [
  ["/", "main"],
  ["/?q=book+a+train", "main"],
  ["/agents", "main"],
  ["/agents/agent-1/view", "main"],
  ["/activity", "main"],
  ["/status", "main"],
  ["/docs", "main"],
  ["/docs/start", "main"],
  ["/docs/reference", "main"],
  ["/problems/quota_exceeded", "main"],
  ["/dashboard", "ul.tiles"],
  ["/dashboard#/keys", "main h2"],
  ["/dashboard#/agents", "main h2"],
  ["/dashboard#/webhooks", "main h2"],
];

const browser = await launch();
const context = await browser.newContext({ baseURL: node.url, viewport: { width: 390, height: 844 } });
const signedIn = await context.request.post("/api/auth/sign-in", { data: account });
if (!signedIn.ok()) throw new Error(`The account could not sign in: ${await signedIn.text()}`);
console.log("| Page | Largest paint, ms | Blocking time, ms | Compressed, kB |");
console.log("|---|---:|---:|---:|");
for (const [path, ready] of pages) {
  const seen: Visit[] = [];
  for (let number = 0; number < visits; number++) seen.push(await visit(context, path, ready));
  const [paint, blocked, bytes] = [
    median(seen.map((each) => each.paint)),
    median(seen.map((each) => each.blocked)),
    median(seen.map((each) => each.bytes)),
  ];
  console.log(`| ${path} | ${Math.round(paint)} | ${Math.round(blocked)} | ${Math.round(bytes / 1_000)} |`);
}
await browser.close();
