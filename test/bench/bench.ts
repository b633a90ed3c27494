/** Runs a benchmark: `npm run bench` measures reads, `npm run bench -- writes` registrations, `-- memory` its growth, `-- facades` those of facades, `-- probes` probes of agents. */
const name = process.argv[2] ?? "routes";
if (!["routes", "writes", "memory", "facades", "probes"].includes(name)) {
  console.error(`There is no benchmark "${name}": use "routes", "writes", "memory", "facades" or "probes".`);
  process.exit(1);
}
await import(`./${name}.ts`);
