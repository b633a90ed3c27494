/** The decorators of `contract.tsp`. Each sets an extension that the generator reads: see `extensions.ts`. */
import type {
  DecoratorContext,
  Enum,
  EnumMember,
  Interface,
  Model,
  ModelProperty,
  Operation,
  Scalar,
  Type,
  Union,
} from "@typespec/compiler";
import { setExtension } from "@typespec/openapi";
import type { ContractExtension } from "./extensions.ts";

/** The value of `McpTool` in `contract.tsp`. */
type McpTool = Record<string, unknown>;

function set({ program }: DecoratorContext, target: Type, extension: ContractExtension, value: unknown) {
  setExtension(program, target, extension, value);
}

/** Namespace -> decorator -> its implementation. TypeSpec has checked the arguments by the declarations. */
export const $decorators = {
  Contract: {
    ownerOnly: (context: DecoratorContext, target: Operation) => set(context, target, "x-role", "owner"),
    rateLimit: (context: DecoratorContext, target: Operation, name: string) =>
      set(context, target, "x-rate-limit", name),
    uncounted: (context: DecoratorContext, target: Operation) => set(context, target, "x-uncounted", true),
    facade: (context: DecoratorContext, target: Interface, name: string) => {
      for (const operation of target.operations.values()) set(context, operation, "x-facade", name);
    },
    alsoAt: (context: DecoratorContext, target: Operation, ...paths: string[]) =>
      set(context, target, "x-also-at", paths),
    trailingSlash: (context: DecoratorContext, target: Operation) =>
      set(context, target, "x-trailing-slash", true),
    restOfPath: (context: DecoratorContext, target: Operation) =>
      set(context, target, "x-rest-of-path", true),
    scope: (context: DecoratorContext, target: Operation, ...scopes: EnumMember[]) =>
      set(
        context,
        target,
        "x-scopes",
        scopes.map(({ name, value }) => value ?? name),
      ),
    anyScope: (context: DecoratorContext, target: Operation) => set(context, target, "x-scopes", []),
    safe: (context: DecoratorContext, target: Operation) => set(context, target, "x-safe", true),
    mcpTool: (context: DecoratorContext, target: Operation, tool: McpTool) =>
      set(context, target, "x-mcp-tool", tool),
    webhookEvent: (context: DecoratorContext, target: Operation, { name, value }: EnumMember) =>
      set(context, target, "x-webhook", value ?? name),
    anyCase: (context: DecoratorContext, target: Enum) => set(context, target, "x-any-case", true),
    rule: (context: DecoratorContext, target: Scalar | ModelProperty, text: string) =>
      set(context, target, "x-rule", text),
    requestMaxLength: (context: DecoratorContext, target: Scalar | ModelProperty, characters: number) =>
      set(context, target, "x-max-length", characters),
    requestMaxItems: (context: DecoratorContext, target: ModelProperty, items: number) =>
      set(context, target, "x-max-items", items),
    requestMaxProperties: (context: DecoratorContext, target: Model | ModelProperty, properties: number) =>
      set(context, target, "x-max-properties", properties),
    branchOn: (context: DecoratorContext, target: Union, ...properties: ModelProperty[]) =>
      set(context, target, "x-branch-on", branches(properties)),
  },
};

/** Property -> the name of the branch that has it. */
function branches(properties: ModelProperty[]): Record<string, string> {
  return Object.fromEntries(properties.map(({ name, model }) => [name, model?.name ?? ""]));
}
