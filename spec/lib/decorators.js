// TypeSpec imports no file that ends in .ts.
export { $decorators } from "./decorators.ts";
