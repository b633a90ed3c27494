/**
 * Commands of a Markdown text, run as its reader does: pasted into an interactive shell, on a terminal. The block of text after
 * a block of commands is what they print.
 */
import { spawn } from "node:child_process";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { hang } from "./hang.ts";

/** A block of commands, with the lines that the text says they print, each up to the first omission. */
export interface Step {
  commands: string;
  prints: string[];
}

export type ShellName = "bash" | "zsh";
export const shells: readonly ShellName[] = ["bash", "zsh"];

/** The blocks of commands of a text. */
export function stepsOf(markdown: string): Step[] {
  const blocks = markdown.matchAll(/^```sh\n([\s\S]*?)^```\n(?:\n```(?:text|json)\n([\s\S]*?)^```\n)?/gm);
  return [...blocks].map(([, commands = "", shown = ""]) => ({
    commands,
    prints: shown
      .trimEnd()
      .split("\n")
      .map((line) => line.split(" …")[0] ?? "")
      .filter((line) => line !== ""),
  }));
}

/** The sections of a text that have commands, by their headings. */
export function sectionsOf(markdown: string): { heading: string; text: string }[] {
  const sections = markdown
    .split(/^(?=##+ )/m)
    .map((text) => ({ heading: /^##+ (.*)/.exec(text)?.[1] ?? "", text }));
  return sections.filter(({ text }) => stepsOf(text).length > 0);
}

/** Where a shell is used, and with which variables. */
interface Surroundings {
  cwd: string;
  env?: Record<string, string>;
}

/** What the shell writes before and after the commands that it was given. Both stand for nothing in a command. */
const [started, ended] = ["\u0001started\u0001", "\u0001ended\u0001"];

const startFiles: Record<ShellName, string> = {
  bash: `PS0=$'\\001started\\001'; PROMPT_COMMAND='printf "\\001ended\\001"'; PS1='$ '; stty cols 200\n`,
  zsh: `preexec() { printf '\\001started\\001' }; precmd() { printf '\\001ended\\001' }; PROMPT='%% '; unsetopt prompt_sp; stty cols 200\n`,
};

/** What a terminal showed, without colours and carriage returns. */
function plain(text: string): string {
  return stripVTControlCharacters(text).replaceAll("\r", "");
}

/** An interactive shell on a terminal, into which blocks are pasted. */
export class Terminal {
  readonly #child;
  readonly #folder: AsyncDisposable & { path: string };
  #screen = "";

  private constructor(
    shell: ShellName,
    folder: AsyncDisposable & { path: string },
    { cwd, env }: Surroundings,
  ) {
    const command = shell === "bash" ? `bash --rcfile ${folder.path}/.bashrc -i` : "zsh -i";
    this.#folder = folder;
    this.#child = spawn("script", ["--quiet", "--command", command, "/dev/null"], {
      cwd,
      env: {
        ...process.env,
        ...env,
        ZDOTDIR: folder.path,
        TERM: "xterm",
        SHELL: `/bin/${shell}`,
        HISTFILE: "",
      },
    });
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.#screen += text;
    });
  }

  static async open(shell: ShellName, surroundings: Surroundings): Promise<Terminal> {
    const folder = await mkdtempDisposable(join(tmpdir(), "registry-terminal-"));
    for (const name of [".bashrc", ".zshrc"]) await writeFile(join(folder.path, name), startFiles[shell]);
    const terminal = new Terminal(shell, folder, surroundings);
    await terminal.shows(ended);
    return terminal;
  }

  /** Pastes a block, and returns what it printed when the shell waits for commands again. */
  async run(commands: string): Promise<string> {
    this.start(commands);
    return await this.shows(ended);
  }

  /** Pastes a block that does not end, such as one that starts a node. */
  start(commands: string): void {
    this.#screen = "";
    this.#child.stdin.write(`\u001b[200~${commands.trimEnd()}\u001b[201~\r`);
  }

  /** Waits for a text behind the commands, and returns what is there. */
  async shows(text: string): Promise<string> {
    const signal = AbortSignal.timeout(hang.timeout);
    for (;;) {
      const at = this.#screen.lastIndexOf(started);
      const printed = at < 0 ? (text === ended ? this.#screen : "") : this.#screen.slice(at + started.length);
      if (printed.includes(text)) return plain(printed.split(ended)[0] ?? "");
      if (signal.aborted || this.#child.exitCode !== null)
        throw new Error(`The terminal does not show ${JSON.stringify(text)}, but:\n${plain(this.#screen)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once("close", resolve));
    this.#child.kill("SIGKILL"); // the shell gets SIGHUP, because its terminal is gone
    await gone;
    await this.#folder[Symbol.asyncDispose]();
  }
}
