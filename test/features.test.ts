/** Features are plugged in: one that is taken away leaves a node that starts and does what a node must. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { withoutLimits } from "./faults/process.ts";
import { hang } from "./hang.ts";
import { copyProject, type ProjectCopy } from "./project.ts";

/** Facades, in an order in which they can be taken away: NANDA lists the servers of the MCP registry. */
const facades = ["ard", "nanda", "gallery"].map((name) => ({
  name,
  contract: `spec/facades/${name}.tsp`,
  folder: `server/features/facades/${name}`,
}));

/** The program, as far as it is not tests and not what belongs to no node. */
const compiler = ["node_modules/typescript-native/bin/tsc", "--noEmit", "--singleThreaded"];

/** The compiler reads the program several times. Beside other work that takes more than ten minutes. */
const limit = 3_600_000;

const without = (line: RegExp) => (text: string) =>
  text
    .split("\n")
    .filter((each) => !line.test(each))
    .join("\n");

/** Removes a feature: its folder, its contract, and its line. */
async function remove(
  copy: ProjectCopy,
  { name, contract, folder }: (typeof facades)[number],
): Promise<void> {
  await copy.remove(folder);
  await copy.remove(contract);
  await copy.change("server/features.ts", without(new RegExp(`^  ${name}: |/${name}/feature\\.ts"`)));
  await copy.change("spec/main.tsp", without(new RegExp(`/${name}\\.tsp"`)));
  // Its settings, if it has some, are read there by two lines more.
  const settings = await copy.read("server/assembly/config.ts");
  if (settings.includes(`/${name}/settings.ts"`))
    await copy.change(
      "server/assembly/config.ts",
      without(new RegExp(`/${name}/settings\\.ts"|\\bread${name}\\(`, "i")),
    );
}

test(
  "facades are removed by deleting a folder, a contract and a line",
  async () => {
    await using copy = await copyProject();
    await copy.change("tsconfig.json", (text) =>
      text.replace(/"include": \[[^\]]*\]/, '"files": ["server/main.ts", "client/index.ts"]'),
    );
    for (const facade of facades) {
      await remove(copy, facade);
      const generated = await copy.run("node", "spec/generate/generate.ts");
      expect(generated, facade.name).toMatchObject({ code: 0 });
      expect(generated.output, facade.name).not.toContain("skeleton");
      const compiled = await copy.run("node", ...compiler);
      expect(compiled, facade.name).toEqual({ code: 0, output: "" });
    }
    const checked = await conformanceOf(copy);
    expect(checked.code, checked.output).toBe(0);
    expect(checked.output).toMatch(/core +\d+ +0/);
  },
  limit,
);

/** The files of a feature that counts the agents which were deleted lately: a table, an operation, a job and a hook. */
const farewells = {
  "spec/farewells.tsp": `import "@typespec/http";
import "@typespec/openapi";
import "./shared.tsp";

using Http;
using OpenAPI;
using Contract;

namespace RegistryNode;

@tag("farewells")
interface farewells {
  /** Counts the agents that were deleted in the last 24 hours. */
  @summary("Agents that were deleted lately")
  @operationId("farewells_count")
  @useAuth(NoAuth)
  @route("/farewells")
  @get
  count():
    | PrivateOk<{
        /** How many. */
        @example(1)
        farewells: int32;
      }>
    | QueryFaults
    | NodeFaults
    | KeyFaults;
}
`,
  "server/features/farewells/farewell.ts": `/** The agents that were deleted lately. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import { type Columns, statement } from "../../core/sql/statement.ts";

export const Farewell = defineEntity({
  name: "Farewell",
  tableName: "farewell",
  properties: { agent_key: p.bigint("number").primary().autoincrement(false), at: p.text() },
});

type Row = Columns<InferEntity<typeof Farewell>>;
type Db = Kysely<{ farewell: Row }>;

export const insertFarewell = statement((db: Db, { agent_key, at }: Row) =>
  db.insertInto("farewell").values({ agent_key, at }),
);

export const deleteFarewells = statement((db: Db, { before }: { before: string }) =>
  db.deleteFrom("farewell").where("at", "<", before),
);

export const countFarewells = statement((db: Db) =>
  db.selectFrom("farewell").select(({ fn }) => fn.countAll<number>().as("count")),
);
`,
  "server/features/farewells/feature.ts": `/** Farewells: which agents were deleted lately. */
import type { Feature } from "../../feature.ts";
import { agentDeleted } from "../../registry/hooks.ts";
import { deleteFarewells, Farewell, insertFarewell } from "./farewell.ts";
import * as handlers from "./handlers.ts";

const dayMs = 86_400_000;

export const farewells: Feature<"farewells"> = {
  entities: [Farewell],
  handlers,
  listeners: [agentDeleted.do((tx, { key }) => insertFarewell.run(tx, { agent_key: key, at: tx.now }))],
  start: ({ database, clock, jobIntervals }) => ({
    jobs: [
      {
        name: "farewells",
        run: async () => {
          const before = new Date(clock().getTime() - dayMs).toISOString();
          await database.aside((writer) => deleteFarewells.run(writer, { before }));
          return null;
        },
        intervalMs: jobIntervals.expiryMs,
        failure: "deleting old farewells failed",
      },
    ],
  }),
};
`,
  "client/farewells.ts": `/** Agents that were deleted lately. */
import { call, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { RequestOptions } from "./options.ts";

/** Creates the methods of \`registry.farewells\`. */
export function createFarewells(http: Http) {
  return {
    /** Counts them. */
    count(options?: RequestOptions): Promise<{ farewells: number }> {
      return call(http, "GET /farewells", {}, options);
    },
  } satisfies Methods<"farewells">;
}

/** The methods of \`registry.farewells\`. */
export interface Farewells extends ReturnType<typeof createFarewells> {}
`,
  "test/farewells.test.ts": `import { expect, it } from "vitest";
import { hang } from "./hang.ts";
import { createWorld } from "./world.ts";

it("counts the agents that were deleted in the last 24 hours", async () => {
  await using world = await createWorld("sqlite");
  const { agents, farewells } = world.registry;
  await agents.register({ agent_id: "gone", agent_url: "https://gone.example/a2a" });
  expect(await farewells.count()).toEqual({ farewells: 0 });
  await agents.remove("gone");
  expect(await farewells.count()).toEqual({ farewells: 1 });
  world.pass(90_000_000);
  await expect.poll(() => farewells.count(), hang).toEqual({ farewells: 0 });
});
`,
};

const before = (place: string, line: string) => (text: string) => text.replace(place, () => line + place);

/** Its lines in files of others. */
const linesOfFarewells: Record<string, ((text: string) => string)[]> = {
  "spec/main.tsp": [
    before('import "./erasures.tsp";', 'import "./farewells.tsp";\n'),
    before(
      '@tagMetadata("site"',
      '@tagMetadata("farewells", #{ description: "Agents that were deleted lately." })\n',
    ),
  ],
  "server/features.ts": [
    before("  erasures: plug(", "  farewells: plug(farewells),\n"),
    before("import { federation }", 'import { farewells } from "./features/farewells/feature.ts";\n'),
  ],
  "server/core/database/schema.ts": [
    (text) =>
      text.replace(
        /^\];/m,
        `  {
    name: "9999-farewells",
    statements: () => ["create table farewell (agent_key bigint not null primary key, at text not null)"],
  },
];`,
      ),
  ],
  "client/index.ts": [
    before("    erasures: createErasures(", "    farewells: createFarewells(http),\n"),
    before("  readonly erasures: ", "  readonly farewells: Farewells;\n"),
    before(
      "import { createFederation",
      'import { createFarewells, type Farewells } from "./farewells.ts";\n',
    ),
  ],
  "test/contract/all.ts": [
    before("  federation,", "  farewells,\n"),
    before("import * as federation", 'import * as farewells from "./farewells.ts";\n'),
  ],
};

/** What its author writes in the skeletons. */
const authored: Record<string, ((text: string) => string)[]> = {
  "server/features/farewells/handlers.ts": [
    before(
      "import type",
      'import { noStore } from "../../core/http/responses.ts";\nimport { countFarewells } from "./farewell.ts";\n',
    ),
    (text) =>
      text.replace(
        /async \(\) => \(\{[\s\S]*\}\);/,
        `async (_request, { database }) => ({
  status: 200,
  headers: noStore,
  body: { farewells: (await countFarewells.get(database, {}))?.count ?? 0 },
});`,
      ),
  ],
  "test/contract/farewells.ts": [
    before("import type", 'import { byAnyone } from "./access.ts";\n'),
    (text) =>
      text.replace(
        / {2}200: .*\n/,
        "  access: byAnyone,\n  200: ({ registry }) => registry.farewells.count(),\n",
      ),
  ],
};

async function write(
  copy: ProjectCopy,
  changes: Record<string, ((text: string) => string)[]>,
): Promise<void> {
  for (const [file, all] of Object.entries(changes))
    for (const change of all) await copy.change(file, change);
}

test(
  "a feature with a table, an operation, a job and a hook is a folder, a contract and lines",
  async () => {
    await using copy = await copyProject();
    for (const [file, text] of Object.entries(farewells)) await copy.write(file, text);
    await write(copy, linesOfFarewells);
    expect(await copy.run("node", "spec/generate/generate.ts")).toMatchObject({ code: 0 });
    await write(copy, authored);
    expect(await copy.run("node", ...compiler)).toEqual({ code: 0, output: "" });
    const files = ["test/farewells.test.ts", "test/contract/scenarios.test.ts", "test/schema.test.ts"];
    const played = await copy.run(
      "vitest",
      "run",
      "--reporter=verbose",
      "--project",
      "tests",
      ...files,
      "-t",
      "farewells|lately|24 hours|entities",
    );
    expect(played.code, played.output).toBe(0);
    expect(played.output).toContain("farewells_count 200");
    expect(played.output).toContain("counts the agents that were deleted in the last 24 hours");
  },
  limit,
);

/** Starts the node of a copy, and checks it by the conformance program. */
async function conformanceOf(copy: ProjectCopy) {
  const env = { ...process.env, ...withoutLimits, PORT: "0", EMBEDDINGS: "off", LOG_LEVEL: "silent" };
  const node = spawn("node", ["server/start.js"], {
    cwd: copy.folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  node.stdout.on("data", (text) => {
    output += text;
  });
  try {
    const url = await vi.waitUntil(() => /listening on (http:\S+?)\)/.exec(output)?.[1], hang);
    return await copy.run("node", "conformance/main.ts", url, "--profile", "core");
  } finally {
    node.kill("SIGTERM");
    await once(node, "exit");
  }
}
