/** Runs a benchmark: `npm run bench` measures reads, `npm run bench -- writes` registrations, `-- memory` its growth. */
const name = process.argv[2] ?? "routes";
if (name !== "routes" && name !== "writes" && name !== "memory") {
  console.error(`There is no benchmark "${name}": use "routes", "writes" or "memory".`);
  process.exit(1);
}
await import(`./${name}.ts`);
