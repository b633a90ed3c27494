/**
 * The generators of clients: how each is run, and a program of a user of its client. All programs do the same: register an
 * agent, send a registration that is rejected, list, look up, and look up what does not exist.
 */

import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..", "..");

/** A generator. */
export interface Generator {
  name: string;
  /** Its configuration file, if it has one. */
  config?: { file: string; text(document: string, address: string): string };
  /** Its arguments after `node`, in a folder that `client/` is to be written to. */
  command(programs: string, document: string): string[];
  /** The program, without the end that prints the outcome. */
  program(address: string): string;
}

const agent = (id: string) =>
  `{ agent_id: "${id}", agent_url: "https://${id}.example.com/a2a", tags: ["${id}", "generated"] }`;
const rejected = '{ agent_id: "rejected", agent_url: "ftp://example.com" }';

export const generators: Generator[] = [
  {
    name: "openapi-typescript",
    command: (_programs, document) => [
      join(root, "node_modules", "openapi-typescript", "bin", "cli.js"),
      document,
      "-o",
      "client/schema.ts",
    ],
    program: (address) => `
import createClient from "openapi-fetch";
import type { paths } from "./client/schema.ts";

const client = createClient<paths>({ baseUrl: "${address}" });
const made = await client.POST("/register", { body: ${agent("openapi-typescript")} });
const { error: problem } = await client.POST("/register", { body: ${rejected} });
const { data: page } = await client.GET("/list", { params: { query: { tags: ["openapi-typescript", "other"] } } });
const { data: found } = await client.GET("/lookup/{id}", { params: { path: { id: "openapi-typescript" } } });
const { error: missing } = await client.GET("/lookup/{id}", { params: { path: { id: "nobody" } } });
print(made.data?.status, problem?.code, page?.agents[0]?.agent_id, found?.description, missing?.code);
`,
  },
  {
    name: "@hey-api/openapi-ts",
    command: (programs, document) => [
      `${programs}/@hey-api/openapi-ts/bin/run.js`,
      "-i",
      document,
      "-o",
      "client",
    ],
    program: (address) => `
import { agentsList, agentsLookup, agentsRegister } from "./client/sdk.gen";
import { client } from "./client/client.gen";

client.setConfig({ baseUrl: "${address}" });
const made = await agentsRegister({ body: ${agent("hey-api")} });
const { error: problem } = await agentsRegister({ body: ${rejected} });
const { data: page } = await agentsList({ query: { tags: ["hey-api", "other"] } });
const { data: found } = await agentsLookup({ path: { id: "hey-api" } });
const { error: missing } = await agentsLookup({ path: { id: "nobody" } });
print(made.data?.status, problem?.code, page?.agents[0]?.agent_id, found?.description, missing?.code);
`,
  },
  {
    name: "orval",
    config: {
      file: "orval.config.mjs",
      text: (document, address) => `export default {
  registry: {
    input: ${JSON.stringify(document)},
    output: { target: "client/registry.ts", client: "fetch", mode: "split", baseUrl: "${address}" },
  },
};
`,
    },
    command: (programs) => [`${programs}/orval/dist/bin/orval.mjs`, "--config", "orval.config.mjs"],
    program: () => `
import { agentsList, agentsLookup, agentsRegister } from "./client/registry";

const made = await agentsRegister(${agent("orval")});
const problem = await agentsRegister(${rejected});
const page = await agentsList({ tags: ["orval", "other"] });
const found = await agentsLookup("orval");
const missing = await agentsLookup("nobody");
print(
  made.status === 201 ? made.data.status : "",
  problem.status === 400 ? problem.data.code : "",
  page.status === 200 ? page.data.agents[0]?.agent_id : "",
  found.status === 200 ? found.data.description : "",
  missing.status === 404 ? missing.data.code : "",
);
`,
  },
  {
    name: "kubb",
    config: {
      file: "kubb.config.mjs",
      text: (document, address) => `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  root: ".",
  input: { path: ${JSON.stringify(document)} },
  output: { path: "./client", format: false, lint: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginClient({ client: "fetch", bundle: true, baseURL: "${address}", dataReturnType: "full" }),
  ],
});
`,
    },
    command: (programs) => [`${programs}/@kubb/cli/bin/kubb.cjs`, "generate", "--config", "kubb.config.mjs"],
    // Its fetch names no media type for bodies, and its result has the type of a success for every status.
    program: () => `
import { agentsList, agentsLookup, agentsRegister, type AgentsLookup404, type AgentsRegister400 } from "./client/index.ts";
import { setConfig } from "./client/.kubb/fetch.ts";

setConfig({ headers: { "Content-Type": "application/json" } });
const made = await agentsRegister(${agent("kubb")});
const problem: unknown = (await agentsRegister(${rejected})).data;
const page = await agentsList({ tags: ["kubb", "other"] });
const found = await agentsLookup("kubb");
const missing: unknown = (await agentsLookup("nobody")).data;
print(
  made.data.status,
  (problem as AgentsRegister400).code,
  page.data.agents[0]?.agent_id,
  found.data.description,
  (missing as AgentsLookup404).code,
);
`,
  },
  {
    name: "swagger-typescript-api",
    command: (programs, document) => [
      `${programs}/swagger-typescript-api/dist/cli.mjs`,
      "generate",
      "-p",
      document,
      "-o",
      "client",
      "-n",
      "api.ts",
    ],
    // It throws the response of a problem.
    program: (address) => `
import { Api, type HttpResponse } from "./client/api";

const api = new Api({ baseUrl: "${address}" });
const codeOf = (call: Promise<unknown>) =>
  call.then(() => undefined, ({ error }: HttpResponse<unknown, { code: string }>) => error.code);
const made = await api.register.agentsRegister(${agent("swagger-typescript-api")});
const problem = await codeOf(api.register.agentsRegister(${rejected}));
const page = await api.list.agentsList({ tags: ["swagger-typescript-api", "other"] });
const found = await api.lookup.agentsLookup("swagger-typescript-api");
const missing = await codeOf(api.lookup.agentsLookup("nobody"));
print(made.data.status, problem, page.data.agents[0]?.agent_id, found.data.description, missing);
`,
  },
];
