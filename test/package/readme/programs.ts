/** Programs made of the code blocks of a document, one for each section. */

/** A section with code. */
export interface Section {
  /** Its heading. */
  heading: string;
  /** Its heading as the name of a file. */
  name: string;
  /** The code of its blocks. */
  blocks: string[];
}

/** Blocks in these languages are no code of the client. */
const other = ["sh", "json", "text", "html"];

/** The sections of a document that have code. Throws if a block says no language, or one that nobody has thought of. */
export function sectionsOf(document: string): Section[] {
  return document.split(/^## /m).flatMap((text) => {
    const heading = text.split("\n", 1)[0]?.trim() ?? "";
    const name = heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(
      ([, language = "", code = ""]) => {
        if (language === "ts" || language === "js") return [code];
        if (other.includes(language)) return [];
        throw new Error(
          `"${heading}" has a block in "${language}", which is neither run nor known to be no code`,
        );
      },
    );
    return blocks.length > 0 ? [{ heading, name, blocks }] : [];
  });
}

/** The names that modules export, and the module of each; later modules win. */
export function exportsOf(modules: Record<string, string>): Map<string, string> {
  const found = Object.entries(modules).flatMap(([module, text]) =>
    [...text.matchAll(/^export (?:async )?(?:const|let|function|class) (\w+)/gm)].map(
      ([, name = ""]): [string, string] => [name, module],
    ),
  );
  return new Map(found);
}

/**
 * The program of a section. Its blocks follow each other, so later ones speak of what earlier ones declared; each is in
 * the scope of the one before, so it may declare the same name again.
 * @param surroundings what the section speaks of and declares nowhere: names, and the modules that export them.
 */
export function programOf({ blocks }: Section, surroundings: Map<string, string>): string {
  const imports = new Map<string, Set<string>>();
  const add = (module: string, names: string[]) =>
    imports.set(module, new Set([...(imports.get(module) ?? []), ...names]));
  const code = blocks.map((block) =>
    block
      .replaceAll(/^import \{([^}]*)\} from "([^"]+)";\n/gm, (_, names: string, module: string) => {
        add(
          module,
          names
            .split(",")
            .map((each) => each.trim())
            .filter(Boolean),
        );
        return "";
      })
      .replaceAll(/^export default /gm, "const exported = "),
  );
  const imported = new Set([...imports.values()].flatMap((names) => [...names]));
  for (const [name, module] of surroundings) if (!imported.has(name)) add(module, [name]);
  const lines = [...imports].map(
    ([module, names]) => `import { ${[...names].join(", ")} } from "${module}";`,
  );
  const nested = code.reduceRight(
    (inner, block, index) => `{\nreached.push(${index});\n${block}${inner}}\n`,
    "",
  );
  return `${lines.join("\n")}

const reached: number[] = [];

async function section() {
${nested}}

await section();
if (reached.length < ${blocks.length}) throw new Error(\`Block \${reached.length + 1} is not reached\`);
${surroundings.has("afterwards") ? "await afterwards();\n" : ""}`;
}
