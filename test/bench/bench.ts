/** Runs a benchmark: `npm run bench` measures reads, `npm run bench -- writes` registrations, `-- memory` its growth, `-- facades` those of facades, `-- log` the transparency log. */
const name = process.argv[2] ?? "routes";
if (!["routes", "writes", "memory", "facades", "log"].includes(name)) {
  console.error(`There is no benchmark "${name}": use "routes", "writes", "memory", "facades" or "log".`);
  process.exit(1);
}
await import(`./${name}.ts`);
