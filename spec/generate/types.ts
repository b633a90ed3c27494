/** Writes the types of every model and operation, with openapi-typescript. */
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import type { OpenApi, Schema } from "./document.ts";
import { problems } from "./problems.ts";
import { banner } from "./write.ts";

/** The types of the contract, in two files. */
export interface TypesFiles {
  /** `generated/openapi.d.ts`: paths and operations, each response with its headers. */
  openapi: string;
  /** `generated/models.d.ts`: the types that users of the client need, a third of the whole. Only this file is published. */
  models: string;
}

/**
 * Writes both files. Models are declared once: the operations use `Schemas["Agent"]` too. Those of facades are only in the first
 * file, because the client has no methods for them.
 * @param document the document without internal extensions.
 * @param facades the ids of the operations of facades.
 */
export async function typesFiles(document: OpenApi, facades: ReadonlySet<string>): Promise<TypesFiles> {
  // OpenApi names the parts that the generator reads; openapi-typescript has its own, wider type of the same document.
  const nodes = await openapiTS(forEditors(document) as unknown as OpenAPI3, { silent: true });
  const operations = declared(nodes, "operations");
  const components = declared(nodes, "components");
  const all = nodes.map((node) => (node === components ? withoutSchemas(components) : node));
  const [facadeSchemas, schemas] = partition(membersOf(components.members, "schemas"), isOfFacade);
  const own = operations.members.filter((each) => !facades.has(nameOf(each)));
  const models = [
    exported("Schemas", schemas),
    exported(
      "Queries",
      own.flatMap((each) => named(each, queryOf(each, components))),
    ),
    exported(
      "Bodies",
      own.flatMap((each) => named(each, bodyOf(each))),
    ),
    exported(
      "Responses",
      own.flatMap((each) => named(each, responseOf(each))),
    ),
  ];
  const text = (list: ts.Node[]) =>
    plainComments(astToString(list))
      .replaceAll(/components\["schemas"\](?=\["\w+\.)/g, "FacadeSchemas")
      .replaceAll(/components\["schemas"\]\["(\w+)"\](\[\])?/g, (_, name, list = "") =>
        listedOf(scalarOf(document, name) ?? `Schemas["${name}"]`, list),
      )
      .replaceAll('components["schemas"]', "Schemas");
  return {
    openapi: `${banner}\nimport type { Schemas } from "./models.d.ts";\n\n${text([exported("FacadeSchemas", facadeSchemas), ...all])}`,
    models: `${banner}
/**
 * Schemas: every model. Queries: the query of each operation that has one. Bodies: the JSON body of each operation's request
 * that has one. Responses: the JSON body of each operation's successful response.
 */
${text(models)}`,
  };
}

/**
 * A copy of the document for the types: without members of which any value is ignored, which editors would suggest, and
 * without the comments that each problem repeats.
 */
function forEditors(document: OpenApi): OpenApi {
  const copy = structuredClone(document);
  for (const { properties = {}, additionalProperties } of Object.values(copy.components.schemas))
    for (const [name, property] of Object.entries(properties))
      if (additionalProperties && Object.keys(property).join() === "description") delete properties[name];
  for (const { schema } of problems(copy))
    for (const name of ["type", "title", "status", "detail", "code", "request_id"])
      for (const comment of ["description", "examples", "format"])
        delete schema.properties?.[name]?.[comment];
  return copy;
}

/** The type of a model that is a text, a number or one of a few texts, so that editors show it and not its name. */
function scalarOf({ components }: OpenApi, name: string): string | undefined {
  const { type, enum: values = [] }: Schema = components.schemas[name] ?? {};
  if (values.length > 8) return undefined;
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(" | ");
  return type === "integer" ? "number" : type === "string" || type === "number" ? type : undefined;
}

function listedOf(type: string, list: string): string {
  return list && type.includes(" | ") ? `(${type})${list}` : type + list;
}

/** Comments without the tags that say what the type says, or nothing. */
function plainComments(text: string): string {
  return text
    .replaceAll(/\n *\/\*\* @enum \{\w+\} \*\/(?=\n)/g, "")
    .replaceAll(/\n *\* (?:@enum \{\w+\}|Format: int64)(?=\n)/g, "")
    .replaceAll("@description ", "");
}

type Members = Iterable<ts.TypeElement>;

/** Whether a model is of a facade: these are in namespaces of their own. */
function isOfFacade(schema: ts.TypeElement): boolean {
  return nameOf(schema).includes(".");
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

function declared(nodes: ts.Node[], name: string): ts.InterfaceDeclaration {
  const found = nodes.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === name);
  if (!found) throw new Error(`openapi-typescript declared no ${name}`);
  return found;
}

function withoutSchemas(components: ts.InterfaceDeclaration): ts.InterfaceDeclaration {
  const schemas = ts.factory.createIntersectionTypeNode(
    ["Schemas", "FacadeSchemas"].map((name) => ts.factory.createTypeReferenceNode(name)),
  );
  const members = components.members.map((each) =>
    nameOf(each) === "schemas"
      ? ts.factory.createPropertySignature(undefined, "schemas", undefined, schemas)
      : each,
  );
  return exported("components", members);
}

function exported(name: string, members: readonly ts.TypeElement[]): ts.InterfaceDeclaration {
  const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return ts.factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, members);
}

/** A property with the operation's name and another type. Empty if there is no type. */
function named(operation: ts.TypeElement, type: ts.TypeNode | undefined): ts.PropertySignature[] {
  if (!type || !operation.name) return [];
  return [ts.factory.createPropertySignature(undefined, operation.name, undefined, type)];
}

/** The query of an operation, with shared parameters inlined. */
function queryOf(operation: ts.TypeElement, components: ts.InterfaceDeclaration): ts.TypeNode | undefined {
  const query = typeOf(membersOf(membersOf([operation]), "parameters"), "query");
  if (!query || !ts.isTypeLiteralNode(query)) return undefined; // `never` where there is none
  const shared = membersOf(components.members, "parameters");
  const members = query.members.map((each) => {
    const name = each.name && ts.isPropertySignature(each) && each.type && sharedName(each.type);
    const type = name && typeOf(shared, name);
    if (!type || !each.name) return each;
    const written = ts.factory.createPropertySignature(undefined, each.name, each.questionToken, type);
    return ts.setSyntheticLeadingComments(written, ts.getSyntheticLeadingComments(each));
  });
  return ts.factory.createTypeLiteralNode(members);
}

/** The name in `components["parameters"]["name"]`. */
function sharedName(type: ts.TypeNode): string | undefined {
  const index =
    ts.isIndexedAccessTypeNode(type) && ts.isLiteralTypeNode(type.indexType) && type.indexType.literal;
  return index && ts.isStringLiteral(index) ? index.text : undefined;
}

function bodyOf(operation: ts.TypeElement): ts.TypeNode | undefined {
  const [request] = membersOf([operation]).filter((each) => nameOf(each) === "requestBody");
  return request && typeOf(membersOf(membersOf([request]), "content"), "application/json");
}

function responseOf(operation: ts.TypeElement): ts.TypeNode | undefined {
  const responses = membersOf(membersOf([operation]), "responses");
  const bodies = responses
    .filter((each) => nameOf(each).startsWith("2"))
    .flatMap((each) => typeOf(membersOf(membersOf([each]), "content"), "application/json") ?? []);
  return bodies.length < 2 ? bodies[0] : ts.factory.createUnionTypeNode(bodies);
}

/** The members of the member with this name, or of the first member. */
function membersOf(members: Members, name?: string): readonly ts.TypeElement[] {
  const type = typeOf(members, name);
  return type && ts.isTypeLiteralNode(type) ? [...type.members] : [];
}

function typeOf(members: Members, name?: string): ts.TypeNode | undefined {
  const [found] = [...members].filter((each) => name === undefined || nameOf(each) === name);
  return found && ts.isPropertySignature(found) ? found.type : undefined;
}

function nameOf({ name }: ts.TypeElement): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name))
    ? name.text
    : "";
}
