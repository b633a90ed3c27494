/**
 * The contract's pipeline: TypeSpec -> OpenAPI document -> types, tables, schemas and stubs in `generated/`, and skeletons
 * of operations that are not implemented yet. `npm run generate`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeSamplesFile } from "./code-samples/code-samples.ts";
import { compileContract } from "./compile.ts";
import { entries } from "./document.ts";
import { eventsFile, eventTypesFile } from "./events.ts";
import { exampleRequestsFile } from "./example-requests.ts";
import { operationsFile } from "./operations.ts";
import { problemCodesFile } from "./problem-codes.ts";
import { problemsFile } from "./problems.ts";
import { published, withoutInternals } from "./publish.ts";
import { refine } from "./refine.ts";
import { responseExamplesFile } from "./response-examples.ts";
import { routesFile } from "./routes.ts";
import { schemasFile } from "./schemas.ts";
import { shareResponses } from "./share.ts";
import { writeSkeletons } from "./skeletons.ts";
import { toolsFile } from "./tools.ts";
import { typesFiles } from "./types.ts";
import { workflowsFile } from "./workflows.ts";

const root = join(import.meta.dirname, "..", "..");
const started = performance.now();

const document = refine(await compileContract(join(root, "spec")));
const publicDocument = published(document);
const facades = entries(document).filter(({ operation }) => operation["x-facade"]);
// Types without the examples of bodies, which would make the file a fifth larger. Not of shared headers, of which openapi-typescript
// treats each as required.
const typed = withoutInternals(document);
shareResponses(typed);
const types = await typesFiles(typed, new Set(facades.map(({ operation }) => operation.operationId)));
const files: Record<string, string> = {
  "arazzo.yaml": workflowsFile(document, join(root, "spec", "workflows.yaml")),
  "code-samples.json": codeSamplesFile(document),
  "openapi.json": `${JSON.stringify(publicDocument, null, 2)}\n`,
  "openapi.d.ts": types.openapi,
  "models.d.ts": types.models,
  "events.ts": eventsFile(document),
  "event-types.ts": eventTypesFile(document),
  "example-requests.ts": exampleRequestsFile(document),
  "operations.ts": operationsFile(document),
  "problem-codes.ts": problemCodesFile(document),
  "problems.ts": problemsFile(document),
  "response-examples.ts": responseExamplesFile(document),
  "schemas.ts": schemasFile(document),
  "routes.ts": routesFile(document),
  "tools.ts": toolsFile(document),
};

await mkdir(join(root, "generated"), { recursive: true });
for (const [name, text] of Object.entries(files)) await writeFile(join(root, "generated", name), text);
const skeletons = await writeSkeletons(document, root);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
const names = Object.keys(files);
console.log(`${entries(document).length} operations -> ${names.length} files of generated/ in ${seconds} s`);
for (const line of skeletons) console.log(`skeleton written: ${line}`);
