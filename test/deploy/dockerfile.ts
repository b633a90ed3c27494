/** Reads a Dockerfile as its stages and instructions. */

/** An instruction, with its continuation lines joined. */
export interface Instruction {
  name: string;
  value: string;
}

/** The instructions from one FROM to the next. */
export interface Stage {
  /** The name behind AS; null for the last stage, which is the image. */
  name: string | null;
  base: string;
  instructions: Instruction[];
}

/** Returns the stages of a Dockerfile. Values of ARG that have a default are inserted into FROM. */
export function stagesOf(text: string): Stage[] {
  const stages: Stage[] = [];
  const defaults = new Map<string, string>();
  for (const { name, value } of instructionsOf(text)) {
    if (name === "FROM") {
      const [image = "", , stageName] = value.split(" ");
      const base = image.replace(/\$\{(\w+)\}/g, (_, variable: string) => defaults.get(variable) ?? "");
      stages.push({ name: stageName ?? null, base, instructions: [] });
    } else if (stages.length === 0) {
      const [variable = "", fallback = ""] = value.split("=");
      defaults.set(variable, fallback);
    } else stages.at(-1)?.instructions.push({ name, value });
  }
  return stages;
}

function instructionsOf(text: string): Instruction[] {
  const lines = text.replaceAll(/^#.*\n/gm, "").replaceAll(/\\\n\s*/g, "");
  return [...lines.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = "", value = ""]) => ({ name, value }));
}

/** Returns the values of all instructions with a name. */
export function valuesOf({ instructions }: Stage, name: string): string[] {
  return instructions.filter((each) => each.name === name).map(({ value }) => value);
}

/** A COPY without its options. */
export interface Copy {
  /** The stage that it copies from; null for the repository. */
  from: string | null;
  sources: string[];
  target: string;
}

/** Returns what a stage copies. */
export function copiesOf(stage: Stage): Copy[] {
  return valuesOf(stage, "COPY").map((value) => {
    const words = value.split(" ");
    const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length) ?? null;
    const paths = words.filter((word) => !word.startsWith("--"));
    return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? "" };
  });
}
