/** Runs a benchmark: `npm run bench` measures reads, `npm run bench -- writes` registrations, `-- memory` its growth, `-- facades` those of facades, `-- probes` probes of agents, `-- log` the transparency log, `-- search` searches for known agents. */
const name = process.argv[2] ?? "routes";
const names = ["routes", "writes", "memory", "facades", "probes", "log", "search"];
if (!names.includes(name)) {
  console.error(`There is no benchmark "${name}": use one of ${names.join(", ")}.`);
  process.exit(1);
}
await import(`./${name}.ts`);
