/** Secrets on the page: shown once, stored nowhere, copied or selected. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Look, type ServedWorld, serve, useBrowser } from "./browser.ts";
import { announced, enter, focused, show, signIn } from "./dashboard-scene.ts";

const open = useBrowser();

/** A page that shows a new key. */
async function withNewKey(world: ServedWorld, look: Look = {}) {
  const { email } = await world.developer();
  const watched = await open(world.url, look);
  await signIn(watched.page, email);
  await show(watched.page, "keys", "API keys");
  await watched.page.getByLabel("Name").fill("ci");
  await watched.page.keyboard.press("Enter");
  await watched.page.getByRole("dialog", { name: "Your key “ci”" }).waitFor();
  return watched;
}

/** The content of the page and of the browser's storage, which must not contain a secret. */
function held(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const inputs = [...document.querySelectorAll("input, textarea")].map(
      (each) => (each as HTMLInputElement).value,
    );
    const stores = [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      location.href,
    ];
    const databases = JSON.stringify(await indexedDB.databases());
    return [
      document.documentElement.outerHTML,
      ...inputs,
      ...stores,
      databases,
      JSON.stringify(history.state),
    ].join("\n");
  });
}

test("selects a new key, announces its copy, and keeps nothing of it after the dialog closes", async () => {
  await using world = await serve();
  await using watched = await withNewKey(world);
  const { page, complaints } = watched;
  const shown = page.getByLabel("The API key");
  const key = await shown.inputValue();
  expect(key).toMatch(/^registry_[0-9A-Za-z]{46}$/);
  await expect.poll(() => shown.getAttribute("readonly")).not.toBeNull();
  expect(
    await shown.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([0, key.length]);
  await expect.poll(() => focused(page)).toEqual({ tag: "BUTTON", name: "Copy API key", inDialog: true });
  await page.keyboard.press("Enter");
  await expect.poll(() => announced(page)).toContain("Copied API key.");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  expect(await held(page)).toContain(key);
  await page.getByRole("button", { name: "I’ve saved it" }).press("Enter");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await held(page)).not.toContain(key);
  expect(complaints).toEqual([]);
});

test("shows the key in each code sample, with its own copy button", async () => {
  await using world = await serve();
  await using watched = await withNewKey(world);
  const { page } = watched;
  const key = await page.getByLabel("The API key").inputValue();
  await page.getByText("Code samples").click();
  for (const [label, wanted] of [
    ["Check the key", `/api/whoami \\\n  -H 'Authorization: Bearer ${key}'`],
    [".env", `REGISTRY_KEY=${key}`],
    ["TypeScript", "process.env.REGISTRY_KEY"],
    ["Register an agent", `Authorization: Bearer ${key}`],
  ] as const) {
    await page.getByRole("button", { name: `Copy ${label}` }).click();
    await expect.poll(() => announced(page)).toContain(`Copied ${label}.`);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(wanted);
  }
  await page.keyboard.press("Escape"); // the key is in the clipboard, as part of a line
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("keeps a dialog with an uncopied secret open on Escape until the user confirms", async () => {
  await using world = await serve();
  await using watched = await withNewKey(world);
  const { page } = watched;
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Escape");
  await page.getByText("You have not copied it.").waitFor();
  await expect.poll(() => focused(page)).toEqual({ tag: "BUTTON", name: "Keep it open", inDialog: true });
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByText("You have not copied it.").count()).toBe(0);
  await expect.poll(() => focused(page)).toMatchObject({ tag: "INPUT", name: "The API key" });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // as a press beside it does
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toMatchObject({ name: "Keep it open" }); // not while the next key is pressed
  await page.getByRole("button", { name: "Close anyway" }).press("Enter");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("asks before a reload while a secret is not copied", async () => {
  await using world = await serve();
  await using watched = await withNewKey(world);
  const { page } = watched;
  const asked = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined); // it is rejected
  expect((await asked).type()).toBe("beforeunload");
  await page.getByLabel("The API key").waitFor();
});

test("asks before the back button while a secret is not copied, and goes back once it is", async () => {
  await using world = await serve();
  await using watched = await withNewKey(world);
  const { page, complaints } = watched;
  await page.goBack();
  await page.getByText("You have not copied it.").waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe("#/keys");
  await page.getByRole("button", { name: "Keep it open" }).click();
  await expect.poll(() => page.getByLabel("The API key").inputValue()).toMatch(/^registry_/);
  await page.getByRole("button", { name: "Copy API key" }).click();
  await expect.poll(() => announced(page)).toContain("Copied API key.");
  await page.goBack();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("closes the dialog on Escape once the secret is copied, and restores the focus", async () => {
  await using world = await serve();
  await using watched = await withNewKey(world);
  const { page } = watched;
  await page.keyboard.press("Enter");
  await expect.poll(() => announced(page)).toContain("Copied API key.");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => focused(page)).toMatchObject({ tag: "INPUT", name: "Name" });
});

test.each([
  [
    "is missing, as over plain http",
    () => Object.defineProperty(navigator, "clipboard", { value: undefined }),
  ],
  [
    "rejects",
    () =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("no")) },
      }),
  ],
])(
  "where the clipboard %s, the secret is selected, and the page says how to copy it",
  async (_name, spoil) => {
    await using world = await serve();
    await using watched = await withNewKey(world);
    const { page, complaints } = watched;
    await page.evaluate(spoil);
    await page.keyboard.press("Enter");
    await expect.poll(() => announced(page)).toContain("is selected: press Ctrl+C");
    await expect.poll(() => focused(page)).toMatchObject({ tag: "INPUT", name: "The API key" });
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toMatch(/^registry_/);
    await page.keyboard.press("Escape");
    await page.getByText("You have not copied it.").waitFor(); // it may be in no clipboard
    expect(complaints).toEqual([]);
  },
);

test("keeps the focus in a dialog, and returns it to the element that opened it", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.keys.create({ name: "ci" });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  const opener = page.getByRole("button", { name: "Rotate ci" });
  await opener.press("Enter");
  await page.getByRole("dialog").waitFor();
  await expect.poll(() => focused(page)).toMatchObject({ name: "Cancel", inDialog: true });
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    const { tag, inDialog } = await focused(page);
    expect(inDialog || tag === "BODY", `${tag} is behind the dialog`).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => focused(page)).toMatchObject({ name: "Rotate ci" });
});
