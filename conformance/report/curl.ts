/** Writes a request as the curl command that repeats it. */
import type { Exchange } from "../contract/exchange.ts";

/** Longer bodies are cut: the command then does not repeat the request, and says so. */
const maxBody = 4_000;

/** The environment variables that stand for credentials in commands. */
const credentialHeaders: Readonly<Record<string, string>> = {
  authorization: "Bearer $REGISTRY_KEY",
  "x-api-key": "$REGISTRY_KEY",
  cookie: "access_token=$SESSION",
};

/**
 * The curl command. Credentials are named by a variable of the shell, never written.
 * @param secrets texts that must not be shown, wherever they are in the request.
 */
export function curlOf(baseUrl: string, { request }: Exchange, secrets: readonly string[]): string {
  const parts = ["curl -i"];
  if (request.method === "HEAD") parts[0] = "curl -I";
  else if (request.method !== "GET") parts.push(`-X ${request.method}`);
  parts.push(quoted(baseUrl + request.url));
  for (const [name, value] of Object.entries(request.headers)) {
    const variable = credentialHeaders[name.toLowerCase()];
    parts.push(`-H ${variable ? `"${name}: ${variable}"` : quoted(`${name}: ${value}`)}`);
  }
  if (request.body !== undefined) {
    const { body } = request;
    const cut = body.length > maxBody;
    parts.push(`--data-raw ${quoted(cut ? body.slice(0, maxBody) : body)}`);
    if (cut) parts.push(`# the body has ${body.length} characters, and is cut here`);
  }
  return masked(parts.join(" "), secrets);
}

/** Replaces secrets. */
export function masked(text: string, secrets: readonly string[]): string {
  return secrets.reduce((result, secret) => result.replaceAll(secret, "***"), text);
}

/** A word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
