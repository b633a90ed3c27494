/** A curl command that sends the example request of an operation. */
import { type Credential, type ExampleRequest, textOf } from "./request.ts";

/** The command. It reads the credential from an environment variable. */
export function curlOf({ entry, url, headers, body, credential }: ExampleRequest): string {
  const lines = [
    entry.method === "GET" ? `curl ${quoted(url)}` : `curl -X ${entry.method} ${quoted(url)}`,
    ...(credential ? [optionOf(credential)] : []),
    ...headers.map(({ name, value }) => `-H ${quoted(`${name}: ${textOf(value)}`)}`),
  ];
  if (body)
    lines.push(
      `-H ${quoted(`Content-Type: ${body.media}`)}`,
      typeof body.value === "string"
        ? `--data-binary ${quoted(body.value)}`
        : `-d ${quoted(JSON.stringify(body.value, null, 2))}`,
    );
  return lines.join(" \\\n  ");
}

function optionOf({ in: place, name, variable }: Credential): string {
  if (place === "bearer") return `-H "Authorization: ${name} $${variable}"`;
  if (place === "cookie") return `-b "${name}=$${variable}"`;
  return `-H "${name}: $${variable}"`;
}

/** Quotes a text for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
