/** Who may import whom; server/MAP.md has a short table of it. */
const features = "^server/(registry/[a-z]+|features/(?:facades/)?[a-z-]+)/";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment: "What imports in a circle, types included, cannot be read from top to bottom.",
      from: {},
      to: { circular: true },
    },
    {
      name: "generator-knows-only-the-contract",
      severity: "error",
      comment: "The pipeline must work before anything of ours compiles.",
      from: { path: "^spec/" },
      to: { path: "^(server|client|contract|create|test|generated)/" },
    },
    {
      name: "client-stands-alone",
      severity: "error",
      comment: "The client is published: it runs in browsers and knows the contract only.",
      from: { path: "^client/", pathNot: "^client/build/" },
      to: { path: "^(server|contract|create|spec|test)/" },
    },
    {
      name: "conformance-stands-alone",
      severity: "error",
      comment: "It checks any node from outside: it knows the contract, and what the client publishes.",
      from: { path: "^conformance/", pathNot: "^conformance/build/" },
      to: { path: "^(server|spec|test)/" },
    },
    {
      name: "only-tests-know-the-conformance-program",
      severity: "error",
      comment: "Neither the node nor the client may depend on what judges them.",
      from: { path: "^(spec|server|client|generated)/" },
      to: { path: "^conformance/" },
    },
    {
      name: "client-runs-everywhere",
      severity: "error",
      comment:
        "No module of Node: browsers, workers, Deno and Bun have none. The program of the package alone is for Node.",
      from: { path: "^client/", pathNot: "^client/(build|command)/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "only-the-program-knows-itself",
      severity: "error",
      comment: "It is for Node: what users import runs everywhere.",
      from: { path: "^(client|server|spec|conformance|contract|create)/", pathNot: "^client/command/" },
      to: { path: "^client/command/" },
    },
    {
      name: "client-depends-on-openapi-fetch-only",
      severity: "error",
      comment: "Users of the client ship what it imports.",
      from: { path: "^client/", pathNot: "^client/build/" },
      to: { dependencyTypes: ["npm", "npm-dev"], pathNot: "node_modules/openapi-fetch/" },
    },
    {
      name: "only-the-package-is-built",
      severity: "error",
      comment: "Everything here imports the sources, so nothing waits for a build.",
      from: {
        path: "^(spec|server|client|conformance|contract|create|generated)/",
        pathNot: "^(client|conformance|contract|create)/build/",
      },
      to: { path: "^(client|conformance|contract|create)/build/" },
    },
    {
      name: "the-contract-knows-no-node",
      severity: "error",
      comment:
        "Servers elsewhere are built on it: the framework around handlers, and rules as functions of values. No database, no egress, no settings.",
      from: { path: "^contract/", pathNot: "^contract/build/" },
      to: {
        path: "^(server|client|spec|test|create)/",
        pathNot:
          "^server/(core/(http|paging)/|registry/agents/(record/description|registration/(registration|reserved-ids))\\.ts$|features/facts/conformance\\.ts$)|^client/(description|mock/search)\\.ts$",
      },
    },
    {
      name: "what-the-contract-shares-knows-no-database",
      severity: "error",
      comment: "It is part of the contract's package.",
      from: {
        path: "^server/(core/(http|paging)/|registry/agents/(card/|(record/(description|skeleton)|registration/(registration|reserved-ids))\\.ts$)|features/facts/(conformance|requirements)\\.ts$)",
      },
      to: { path: "^server/core/(database|egress)/|node_modules/(@mikro-orm|kysely|pg|undici)/" },
    },
    {
      name: "create-stands-alone",
      severity: "error",
      comment: "npm fetches it for one command.",
      from: { path: "^create/", pathNot: "^create/build/" },
      to: { path: "^(client|contract|generated|server|spec|test)/|node_modules/" },
    },
    {
      name: "the-formula-stands-alone",
      severity: "error",
      comment: "It is the same in the node and in browsers: it knows the contract's types, and nothing else.",
      from: { path: "^client/evidence/" },
      to: { path: "^(?!client/evidence/|generated/models\\.d\\.ts$)" },
    },
    {
      name: "only-http-knows-fastify",
      severity: "error",
      comment: "Handlers are functions of a valid request; the framework is server/core/http's business.",
      from: { path: "^server/", pathNot: "^server/(core/http/|(node|world)\\.ts$)" },
      to: { path: "node_modules/(fastify|@fastify)/" },
    },
    {
      name: "only-mcp-knows-its-sdk",
      severity: "error",
      comment: "A tool's behaviour is its operation's; the protocol is server/registry/mcp's business.",
      from: { path: "^(spec|server|client)/", pathNot: "^server/registry/mcp/" },
      to: { path: "node_modules/@modelcontextprotocol/" },
    },
    {
      name: "only-metrics-knows-its-library",
      severity: "error",
      comment: "Other parts call the functions that they are given, or none.",
      from: {
        path: "^(spec|server|client)/",
        pathNot: "^server/(features/metrics/|assembly/observers\\.ts$|world\\.ts$)",
      },
      to: { path: "node_modules/prom-client/" },
    },
    {
      name: "only-tracing-knows-opentelemetry",
      severity: "error",
      comment: "Other parts call the functions that they are given, or none.",
      from: { path: "^(spec|server|client|test)/", pathNot: "^(server/features|test)/tracing/" },
      to: { path: "node_modules/@opentelemetry/" },
    },
    {
      name: "http-knows-no-feature",
      severity: "error",
      comment: "Routes come from the contract; what they do comes from the composition root.",
      from: { path: "^server/core/http/" },
      to: { path: [features, "^server/core/database/", "node_modules/(@mikro-orm|kysely|pg)/"] },
    },
    {
      name: "core-knows-no-feature",
      severity: "error",
      comment: "It is what every feature stands on.",
      from: { path: "^server/core/" },
      to: { path: "^server/(?!core/|display/)" },
    },
    {
      name: "registry-knows-no-feature",
      severity: "error",
      comment: "Features are plugged in: each can be taken away.",
      from: { path: "^server/registry/" },
      to: { path: "^server/features/" },
    },
    {
      name: "features-keep-to-themselves",
      severity: "error",
      comment: "What one feature needs of another is offered by a hook; the root ties them.",
      from: { path: "^server/features/(?!facades/)([^/]+)/" },
      to: { path: "^server/features/(?!$1/)" },
    },
    {
      name: "facades-keep-to-themselves",
      severity: "error",
      comment: "Beside themselves they know what all facades share.",
      from: { path: "^server/features/facades/([^/]+)/" },
      to: { path: "^server/features/(?!facades/($1/|[^/]+$))" },
    },
    {
      name: "pages-say-what-the-api-says",
      severity: "error",
      comment:
        "Pages ask the node's own operations: they say nothing that the API does not, and know no table. (Whether the node has its owner is no operation, and reading a card needs no table.)",
      from: { path: "^server/features/site/" },
      to: {
        path: [features, "^server/core/database/"],
        pathNot: "^server/(features/site/|registry/accounts/accounts\\.ts$|registry/agents/card/)",
      },
    },
    {
      name: "the-dashboard-speaks-through-the-client",
      severity: "error",
      comment:
        "It is a user of the node like any other: what it cannot do with the client, nobody can. What it shares with the web pages runs in browsers.",
      from: { path: "^server/dashboard/" },
      to: {
        path: "^(server|spec|test|generated)/",
        pathNot: "^server/(dashboard|display)/",
      },
    },
    {
      name: "the-dashboard-runs-in-browsers",
      severity: "error",
      comment: "Its build is the only part of it that is Node's.",
      from: { path: "^server/dashboard/", pathNot: "^server/dashboard/build/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "nobody-knows-the-dashboard",
      severity: "error",
      comment: "Pages find it by its manifest; a start of the process builds it where it is missing.",
      from: { path: "^(server|client|spec)/", pathNot: "^server/dashboard/" },
      to: { path: "^server/dashboard/(?!build/start\\.ts$)" },
    },
    {
      name: "only-its-build-knows-vite",
      severity: "error",
      comment: "A running node needs none of it.",
      from: { path: "^(server|client|spec)/", pathNot: "^server/dashboard/build/build\\.ts$" },
      to: { path: "node_modules/vite/" },
    },
    {
      name: "only-egress-goes-out",
      severity: "error",
      comment:
        "Every outgoing connection is checked in one place. The database is where the operator says. The doctor listens.",
      from: {
        path: "^server/",
        pathNot:
          "^server/(core/(egress/|settings/network-settings\\.ts$|http/node-http\\.ts$|database/(cancel-request|connection-settings)\\.ts$)|features/domains/settings\\.ts$|commands/doctor/port\\.ts$)",
      },
      to: {
        path: "^(node:)?(https?|http2|net|tls|dns|dns/promises|dgram)$|node_modules/undici/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "only-commands-send-directly",
      severity: "error",
      comment: "It reaches any address, also those that the node must not reach.",
      from: { path: "^server/", pathNot: "^server/commands/" },
      to: { path: "^server/core/egress/direct\\.ts$" },
    },
    {
      name: "egress-knows-no-feature",
      severity: "error",
      comment: "It sends for all of them.",
      from: { path: "^server/core/egress/" },
      to: { path: "^server/(?!core/(egress|values|time)/)" },
    },
    {
      name: "features-get-the-egress",
      severity: "error",
      comment: "In the context; of its files they call those that check URLs and names and read responses.",
      from: { path: features },
      to: {
        path: "^server/core/egress/",
        pathNot: "^server/core/egress/(callback-url|fetch-url|fetch-json|hosts|operator-fetch)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "only-the-root-opens-databases",
      severity: "error",
      comment: "Features get the database in the context.",
      from: { path: features },
      to: { path: "^server/core/database/(sqlite|postgres|schema)\\.ts$" },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      comment: "Tests come last.",
      from: { path: "^(server|client|conformance|contract|create|spec)/" },
      to: { path: "^test/" },
    },
    {
      name: "resolvable",
      severity: "error",
      comment: "An import that leads nowhere, or to a package that package.json does not name.",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "^((client|conformance|contract|create)/(dist|reference)|server/(dashboard|package)/dist|create/template)/",
    }, // built, or a project of its own
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
