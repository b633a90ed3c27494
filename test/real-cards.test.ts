/** Agent cards as people publish them, registered through the API. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { expectedCards } from "./cards/expected.ts";
import { engines } from "./engines.ts";
import { createWorld, type TestWorld } from "./world.ts";

const ownCards = new URL("./cards/", import.meta.url);
const sharedCards = new URL("../../shared/data/agent-cards/", import.meta.url);
const files = existsSync(sharedCards)
  ? readdirSync(sharedCards).filter((file) => file.endsWith(".json"))
  : [];

interface Card {
  [member: string]: unknown;
}

/** What the node responds to a registration; held against the contract by the world. */
interface Registered {
  status: number;
  code?: string;
  agent_id?: string;
  errors?: { pointer: string; detail: string }[];
}

function textOf(folder: URL, file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}

/** Sends a card as it was published, with members beside it. */
async function register(world: TestWorld, card: string, beside: object = {}): Promise<Registered> {
  const members = JSON.stringify(beside).slice(1, -1);
  const body = `{"agent_card":${card}${members === "" ? "" : `,${members}`}}`;
  const response = await world.send("POST", "/register", {
    headers: { "content-type": "application/json" },
    body,
  });
  return { ...((await response.json()) as Omit<Registered, "status">), status: response.status };
}

/** A card that was registered is served whole, has facts, and is the same when it is sent again. */
async function isKept(world: TestWorld, card: string, { agent_id = "" }: Registered, beside: object = {}) {
  const { agents, events, facts } = world.registry;
  expect(await agents.card(agent_id)).toEqual(JSON.parse(card));
  const served = await world.send("GET", `/agents/${encodeURIComponent(agent_id)}/card`);
  expect(numbersOf(await served.text())).toEqual(numbersOf(card));
  expect(await facts.get(agent_id)).toMatchObject({ id: agent_id, label: expect.any(String) });
  const before = await agents.lookup(agent_id);
  expect(before.has_facts).toBe(true);
  expect(await register(world, card, beside)).toMatchObject({ status: 200, agent_id });
  expect(await agents.lookup(agent_id)).toEqual(before);
  expect((await events.list().page()).events).toHaveLength(1);
}

/** The numbers of a JSON text, as they are written. */
function numbersOf(json: string): string[] {
  return json.replace(/"(?:[^"\\]|\\.)*"/g, "").match(/-?\d[\d.eE+-]*/g) ?? [];
}

function isObject(value: unknown): value is Card {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a pointer (RFC 6901) leads to; undefined if nothing is there. */
function at(value: unknown, pointer: string): unknown {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return steps.reduce<unknown>(
    (inner, step) =>
      inner instanceof Object && Object.hasOwn(inner, step) ? inner[step as keyof object] : undefined,
    value,
  );
}

// What a person who knows A2A would find in a card, written apart from the code under test.

const nameSpellings = ["name", "displayName", "agentName", "title", "label"];
const urlSpellings = [
  "url",
  "uri",
  "endpoint",
  "endpointUrl",
  "serviceUrl",
  "serviceEndpoint",
  "agentUrl",
  "baseUrl",
];
const listSpellings = ["supportedInterfaces", "additionalInterfaces", "interfaces", "endpoints"];
const wrapperSpellings = ["agent", "identity", "card", "agentCard"];

/** Values of members in camelCase and in snake_case. */
function values(card: Card, spellings: string[]): unknown[] {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [...spellings, ...spellings.map(snake)].map((name) => card[name]);
}

function topAndWrapped(card: Card): Card[] {
  return [card, ...values(card, wrapperSpellings).filter(isObject)];
}

function hasName(card: Card): boolean {
  return topAndWrapped(card).some((part) =>
    values(part, nameSpellings).some((name) => typeof name === "string" && name.trim() !== ""),
  );
}

function hasUrl(card: Card): boolean {
  const parts = topAndWrapped(card);
  const entries = parts.flatMap((part) =>
    values(part, listSpellings).flatMap((list): unknown[] => (Array.isArray(list) ? list : [])),
  );
  const urls = [
    ...[...parts, ...entries.filter(isObject)].flatMap((part) => values(part, urlSpellings)),
    ...entries,
  ];
  return [...urls, ...urlsByProtocol(parts)].some(
    (url) => typeof url === "string" && /^https?:\/\/[^\s{}<>@]+$/i.test(url) && URL.canParse(url),
  );
}

/** URLs that stand under the name of an agent protocol; links to files, such as cards, are none of an agent. */
function urlsByProtocol(parts: Card[]): unknown[] {
  const isProtocol = (name: unknown) => /^(a2a|mcp|agent2agent|nlweb|acp)$/i.test(String(name));
  const inner = parts.flatMap((part) => values(part, ["communication", "metadata"]).filter(isObject));
  const places = [...parts, ...inner].flatMap((part) =>
    values(part, ["endpoints", "interfaces", "services", "protocols"]),
  );
  const named = places.flatMap((place): unknown[] =>
    Array.isArray(place)
      ? place.filter((entry) => isObject(entry) && isProtocol(entry.name))
      : Object.entries(isObject(place) ? place : {}).flatMap(([key, value]) =>
          isProtocol(key) ? [value] : [],
        ),
  );
  const urls = named.flatMap((each) => (isObject(each) ? values(each, urlSpellings) : [each]));
  return urls.filter((url) => !/\.json$/.test(String(url)));
}

describe.each(engines)("on %s", (engine) => {
  describe.skipIf(files.length === 0)(
    "a published card (skipped where the folder ../shared/data/agent-cards is not beside the project)",
    () => {
      test.each(files)("%s", async (file) => {
        await using world = await createWorld(engine);
        const text = textOf(sharedCards, file);
        const card = JSON.parse(text) as Card; // whatever is in it
        const beside = {
          ...(!hasName(card) && { name: "Named beside" }),
          ...(!hasUrl(card) && { agent_url: "https://beside.example.com/a2a" }),
        };
        let response = await register(world, text);
        if (Object.keys(beside).length > 0) {
          expect(response).toMatchObject({ status: 400, code: "unusable_agent_card" });
          expect(response.errors).toHaveLength(Object.keys(beside).length);
          for (const { pointer } of response.errors ?? []) {
            expect(pointer).toMatch(/^\/agent_card\/./);
            const parent = pointer.slice(0, pointer.lastIndexOf("/"));
            const place = [at({ agent_card: card }, pointer), at({ agent_card: card }, parent)];
            expect(place.some((each) => each !== undefined)).toBe(true);
          }
          response = await register(world, text, beside);
        }
        expect(response.status).toBe(201);
        expect(await world.registry.agents.lookup(response.agent_id ?? "")).toMatchObject(beside);
        await isKept(world, text, response, beside);
      });

      test("is found by the name of its first skill", async () => {
        await using world = await createWorld(engine);
        const lost: string[] = [];
        let sought = 0;
        for (const file of files) {
          const text = textOf(sharedCards, file);
          const beside = { agent_url: "https://beside.example.com/a2a", agent_id: file };
          if ((await register(world, text, beside)).status !== 201) continue;
          const { skills } = JSON.parse(text) as Card; // whatever is in it
          const skill: unknown = Array.isArray(skills) ? skills[0] : undefined;
          if (!isObject(skill) || typeof skill.name !== "string") continue;
          sought++;
          const q = `"${skill.name.replaceAll('"', " ").slice(0, 250)}"`;
          const { agents } = await world.registry.agents.search({ q, limit: 100 }).page();
          if (!agents.some(({ agent_id }) => agent_id === file)) lost.push(`${file} by ${q}`);
        }
        expect(lost).toEqual([]);
        expect(sought).toBeGreaterThan(10);
      });
    },
  );

  describe("a card written for the purpose", () => {
    test.each(expectedCards)("$file", async (expected) => {
      await using world = await createWorld(engine);
      const text = textOf(ownCards, expected.file);
      if (expected.registers) {
        const { file, registers, ...record } = expected;
        const response = await register(world, text);
        expect(response).toMatchObject({ status: 201, agent_id: expected.agent_id });
        expect(await world.registry.agents.lookup(expected.agent_id)).toMatchObject(record);
        await isKept(world, text, response);
      } else {
        const rejected = await register(world, text);
        expect(rejected).toMatchObject({ status: 400, code: "unusable_agent_card" });
        const pointers = rejected.errors?.map(({ pointer }) => pointer);
        expect(pointers).toEqual(expected.pointers.map((pointer) => `/agent_card${pointer}`));
        const response = await register(world, text, expected.needs);
        expect(response.status).toBe(201);
        expect(await world.registry.agents.lookup(response.agent_id ?? "")).toMatchObject(expected.needs);
        await isKept(world, text, response, expected.needs);
      }
    });
  });
});
