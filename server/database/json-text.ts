/** JSON kept as text: the same column on both engines, and the bytes are ours. */
import { Type } from "@mikro-orm/core";

/** A property of an entity that is any JSON value, in a text column. */
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
