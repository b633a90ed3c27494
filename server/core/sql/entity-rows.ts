/** Converts entities to the rows of their tables and back, for statements beside MikroORM's. */
import { BigIntType, BooleanType, DoubleType, type EntitySchema, IntegerType } from "@mikro-orm/core";
import { JsonText } from "./json-text.ts";
import type { Columns, ListedType } from "./statement.ts";

interface Column<Entity> {
  name: keyof Entity & string;
  isBoolean: boolean;
  /** The type that converts the value of a column with JSON; otherwise undefined. */
  json: JsonText<unknown> | undefined;
}

/** The conversion of one entity, by the types of its properties. */
export class EntityRows<Entity extends object> {
  /** The names of its columns. */
  readonly names: readonly (keyof Columns<Entity>)[];
  /** The types of its columns, for statements that write lists of rows. */
  readonly types: { readonly [Name in keyof Columns<Entity> & string]: ListedType };
  readonly #columns: readonly Column<Entity>[];

  constructor({ meta }: EntitySchema<Entity>) {
    const properties = Object.entries<{ type: unknown }>(meta.properties);
    this.#columns = properties.map(([name, { type }]) => ({
      name: name as keyof Entity & string, // a property of the entity
      isBoolean: type === BooleanType,
      json: type instanceof JsonText ? type : undefined,
    }));
    const types = properties.map(([name, { type }]) => [name, listedType(type)]);
    this.types = Object.fromEntries(types) as typeof this.types; // likewise
    this.names = this.#columns.map(({ name }) => name) as (keyof Columns<Entity>)[]; // the properties are columns
  }

  /** Converts an entity to a row. */
  toRow(entity: Entity): Columns<Entity> {
    const columns = this.#columns.map(({ name, json }) => {
      const value = entity[name] ?? null;
      return [name, json && value !== null ? json.convertToDatabaseValue(value) : value];
    });
    return Object.fromEntries(columns) as Columns<Entity>; // each column has its value
  }

  /** Converts a row to an entity. */
  toEntity(row: Columns<Entity>): Entity {
    const values: Record<string, unknown> = { ...row };
    for (const { name, isBoolean, json } of this.#columns) {
      const value = values[name];
      if (isBoolean) values[name] = Boolean(value);
      else if (json && typeof value === "string") values[name] = json.convertToJSValue(value);
    }
    return values as Entity; // each property has the value of its column
  }
}

/** Columns of other types are text. */
function listedType(type: unknown): ListedType {
  if (type === BooleanType) return "boolean";
  if (type instanceof BigIntType || type === IntegerType) return "integer";
  return type === DoubleType ? "number" : "text";
}
