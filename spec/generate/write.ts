/** How generated files begin. */
export const banner = "// Written by `npm run generate` from spec/. Do not edit.\n";
