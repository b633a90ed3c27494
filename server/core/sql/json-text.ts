/** JSON in text columns: the same column on both engines, with unchanged bytes. */
import { Type } from "@mikro-orm/core";

/** The type of a property with any JSON value in a text column. */
export class JsonText<Value> extends Type<Value, string> {
  override convertToDatabaseValue(value: Value): string {
    return JSON.stringify(value);
  }

  override convertToJSValue(value: string): Value {
    return JSON.parse(value) as Value; // written by convertToDatabaseValue
  }

  override getColumnType(): string {
    return "text";
  }
}
