/** The samples of an operation, of which the reader chooses a language. */
import { type Html, html, type Insert } from "../../html.ts";
import { anchor, type Document, type Entry } from "../document.ts";
import { curlOf } from "./curl.ts";
import { pythonOf } from "./python.ts";
import { requestOf } from "./request.ts";
import { toolCallOf, toolOf } from "./tool-call.ts";
import { typescriptOf } from "./typescript.ts";

/** A sample. */
interface Sample {
  /** The name of the language in the markup. */
  language: "curl" | "typescript" | "python" | "mcp";
  label: string;
  caption: Insert;
  text: string;
}

/** All samples of an operation. */
export function samplesOf(document: Document, entry: Entry): Sample[] {
  const request = requestOf(document, entry);
  const tool = toolOf(entry);
  const typescript = typescriptOf(document, request);
  const samples: Sample[] = [{ language: "curl", label: "curl", caption: "Request", text: curlOf(request) }];
  if (typescript !== undefined)
    samples.push({
      language: "typescript",
      label: "TypeScript",
      caption: html`Request with <code>@registry-node/client</code>`,
      text: typescript,
    });
  samples.push({
    language: "python",
    label: "Python",
    caption: html`Request with <code>requests</code>`,
    text: pythonOf(document, request),
  });
  if (tool)
    samples.push({
      language: "mcp",
      label: "MCP",
      caption: html`Tool at <code>${request.root}/mcp</code>`,
      text: toolCallOf(tool, request),
    });
  return samples;
}

/** Renders the samples. Style sheets show the chosen one, and a script keeps the choice for all operations. */
export function samplesSection(document: Document, entry: Entry): Html {
  const samples = samplesOf(document, entry);
  const name = anchor("language", entry.operation.operationId ?? `${entry.method}${entry.at}`);
  const choices = samples.map(({ language, label }, index) =>
    index === 0
      ? html`<label><input type="radio" name="${name}" value="${language}" checked>${label}</label>`
      : html`<label><input type="radio" name="${name}" value="${language}">${label}</label>`,
  );
  return html`<div class="samples">
<fieldset class="languages"><legend class="visually-hidden">Language of the example</legend>${choices}</fieldset>
${samples.map(sample)}</div>`;
}

function sample({ language, caption, text }: Sample): Html {
  return html`<figure class="sample ${language}"><figcaption>${caption}</figcaption><pre class="copy" tabindex="0"><code>${text}</code></pre></figure>
`;
}
