/** JSON in text columns: the same column on both engines, with unchanged bytes. */
import { Type } from "@mikro-orm/core";

/** The type of a property with any JSON value in a text column. Null is no JSON: it is null in the column too. */
export class JsonText<Value> extends Type<Value, string> {
  override convertToDatabaseValue(value: Value): string {
    return value === null ? (value as never) : JSON.stringify(value); // of a nullable property
  }

  override convertToJSValue(value: string): Value {
    return JSON.parse(value) as Value; // written by convertToDatabaseValue
  }

  /** An entity is compared with its row by the texts. */
  override compareAsType(): string {
    return "string";
  }

  /** Any value may be assigned. */
  override get runtimeType(): string {
    return "any";
  }

  override getColumnType(): string {
    return "text";
  }
}
