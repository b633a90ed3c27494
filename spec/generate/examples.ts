/** Adds what the emitter omits of parameters and headers: their examples, and which headers a status may lack. */
import { getExamples, type ModelProperty, type Program, serializeValueAsJson } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { getOperationId } from "@typespec/openapi";
import { type OpenApi, type Operation, parameterOf } from "./document.ts";

/** Writes the `@example` of each parameter and response header into the document. */
export function writeExamples(
  program: Program,
  document: OpenApi,
  operations: readonly HttpOperation[],
): void {
  const written = new Map(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => [each.operationId, each]),
    ),
  );
  for (const operation of operations) {
    const target = written.get(getOperationId(program, operation.operation) ?? "");
    if (!target) continue;
    writeParameters(program, document, operation, target);
    writeHeaders(program, operation, target);
    relaxHeaders(operation, target);
  }
}

function writeParameters(
  program: Program,
  document: OpenApi,
  operation: HttpOperation,
  target: Operation,
): void {
  const parameters = target.parameters.map((each) => parameterOf(document, each));
  for (const { type, name, param } of operation.parameters.parameters) {
    const example = exampleOf(program, param);
    const found = parameters.find(
      (each) => each.in === type && each.name.toLowerCase() === name.toLowerCase(),
    );
    if (found && example !== undefined) found.example = example;
  }
}

function writeHeaders(program: Program, operation: HttpOperation, target: Operation): void {
  for (const { statusCodes, responses } of operation.responses) {
    const written = target.responses[String(statusCodes)]?.headers ?? {};
    for (const [name, property] of responses.flatMap(({ headers = {} }) => Object.entries(headers))) {
      const example = exampleOf(program, property);
      const header = written[name];
      if (header && "schema" in header && example !== undefined) header.example = example;
    }
  }
}

/** Makes those headers optional that not every response of a status has: the emitter lets one response speak for all. */
function relaxHeaders(operation: HttpOperation, target: Operation): void {
  const contents = operation.responses.flatMap(({ statusCodes, responses }) =>
    responses.map(({ headers = {} }) => ({ status: String(statusCodes), headers })),
  );
  for (const [status, ofStatus] of Map.groupBy(contents, (each) => each.status)) {
    for (const [name, header] of Object.entries(target.responses[status]?.headers ?? {})) {
      const always = ofStatus.every(({ headers }) => name in headers);
      if (!always && "required" in header) header.required = false;
    }
  }
}

/** The first example of a property, as JSON. */
function exampleOf(program: Program, property: ModelProperty): unknown {
  const [example] = getExamples(program, property);
  return example && serializeValueAsJson(program, example.value, property.type);
}
