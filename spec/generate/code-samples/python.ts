/** A Python program that sends the example request of an operation with Requests (https://requests.readthedocs.io). */
import { literal, pythonSyntax } from "./literal.ts";
import { type Credential, type ExampleRequest, textOf } from "./request.ts";

/** The program. */
export function pythonOf(request: ExampleRequest): string {
  const { entry, url, query, body, credential } = request;
  const address = query.length > 0 ? url.slice(0, url.indexOf("?")) : url;
  const lines = [
    JSON.stringify(address),
    ...named("params", Object.fromEntries(query.map(({ name, value }) => [name, textOf(value)]))),
    ...headersOf(request),
    ...(credential?.in === "cookie"
      ? [`cookies={${JSON.stringify(credential.name)}: ${environment(credential)}}`]
      : []),
    ...(body ? [bodyArgument(body.value)] : []),
    ...(redirects(request) ? ["allow_redirects=False"] : []),
    "timeout=30",
  ];
  return `${credential ? "import os\n\n" : ""}import requests

response = requests.${entry.method.toLowerCase()}(
${lines.map((line) => `    ${line},\n`).join("")})
response.raise_for_status()
${outputOf(request)}`;
}

function bodyArgument(value: unknown): string {
  const text = literal(value, pythonSyntax, "    ");
  return typeof value === "string" ? `data=${text}.encode()` : `json=${text}`;
}

function named(name: string, values: object): string[] {
  return Object.keys(values).length > 0 ? [`${name}=${literal(values, pythonSyntax, "    ")}`] : [];
}

function headersOf({ headers, credential }: ExampleRequest): string[] {
  const given = headers.map(({ name, value }) => `${JSON.stringify(name)}: ${JSON.stringify(textOf(value))}`);
  if (credential?.in === "bearer")
    given.push(`"Authorization": f"${credential.name} {os.environ['${credential.variable}']}"`);
  if (credential?.in === "header")
    given.push(`${JSON.stringify(credential.name)}: ${environment(credential)}`);
  return given.length > 0 ? [`headers={${given.join(", ")}}`] : [];
}

function environment({ variable }: Credential): string {
  return `os.environ["${variable}"]`;
}

/** The media types of the successful responses. */
function mediaOf({ entry }: ExampleRequest): string[] {
  return Object.entries(entry.operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, { content = {} }]) => Object.keys(content));
}

function redirects({ entry }: ExampleRequest): boolean {
  return Object.keys(entry.operation.responses).every((status) => !status.startsWith("2"));
}

function outputOf(request: ExampleRequest): string {
  if (redirects(request)) return `print(response.headers["Location"])`;
  const media = mediaOf(request);
  if (media.length === 0) return "print(response.status_code)";
  return media.some((each) => /[/+]json\b/.test(each)) ? "print(response.json())" : "print(response.text)";
}
