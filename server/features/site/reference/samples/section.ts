/** The samples of an operation, of which the reader chooses a language. */
import { type Html, html, type Insert } from "../../html.ts";
import { anchor, type CodeSample, type Document, type Entry } from "../document.ts";
import { exampleRequestOf } from "./request.ts";
import { toolCallOf, toolOf } from "./tool-call.ts";

/** A sample. */
interface Sample {
  /** The name of the language in the markup. */
  language: string;
  label: string;
  caption: Insert;
  text: string;
}

/** The captions of the samples in the document, by their language. */
const captions: Record<string, Html> = {
  typescript: html`Request with <code>@registry-node/client</code>`,
  python: html`Request with <code>requests</code>`,
};

/** All samples of an operation: those of the document, and the call of its MCP tool. */
export function samplesOf(document: Document, entry: Entry): Sample[] {
  const samples = (entry.operation["x-codeSamples"] ?? []).map(sampleOf);
  const tool = toolOf(entry);
  if (tool)
    samples.push({
      language: "mcp",
      label: "MCP",
      caption: html`Tool at <code>${document.servers?.[0]?.url ?? ""}/mcp</code>`,
      text: toolCallOf(tool, exampleRequestOf(document, entry)),
    });
  return samples;
}

function sampleOf({ lang = "", label = lang, source = "" }: CodeSample): Sample {
  return { language: label.toLowerCase(), label, caption: captions[lang] ?? "Request", text: source };
}

/** Renders the samples. Style sheets show the chosen one, and a script keeps the choice for all operations. */
export function samplesSection(document: Document, entry: Entry): Html {
  const samples = samplesOf(document, entry);
  if (samples.length === 0) return html``;
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
