/** The first line of generated files. */
export const banner = "// Written by `npm run generate` from spec/. Do not edit.\n";
