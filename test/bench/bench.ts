/** Runs a benchmark: `npm run bench` measures reads, `npm run bench -- writes` registrations. */
const name = process.argv[2] ?? "routes";
if (name !== "routes" && name !== "writes") {
  console.error(`There is no benchmark "${name}": use "routes" or "writes".`);
  process.exit(1);
}
await import(`./${name}.ts`);
