/** Runs a benchmark by the name of its file: `npm run bench` measures reads against floors, `npm run bench -- writes` writes. */
const name = process.argv[2] ?? "routes";
const names = ["routes", "reads", "writes", "webhooks", "search", "flood", "memory", "delayed"];
if (!names.includes(name)) {
  console.error(`There is no benchmark "${name}": use one of ${names.join(", ")}.`);
  process.exit(1);
}
await import(`./${name}.ts`);
