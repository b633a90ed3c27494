/** Variables that were meant for the node, and that it does not read. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandSettings, settings } from "../server/assembly/config.ts";
import { misspeltSettings } from "../server/assembly/misspelt-settings.ts";
import { folder, start } from "./faults/process.ts";

/** The setting that a variable is taken for; undefined if it is left alone. */
function nearestTo(name: string, value = "x"): string | undefined {
  return misspeltSettings({ [name]: value })[0]?.nearest;
}

describe("a misspelt setting", () => {
  it.each([
    ["DATABSE_URL", "DATABASE_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["DATABASE", undefined],
    ["database_url", "DATABASE_URL"],
    ["Port", "PORT"],
    ["PUBLIC-URL", "PUBLIC_URL"],
    ["PUBLICURL", "PUBLIC_URL"],
    ["TRUST_PROXIES", "TRUST_PROXY"],
    ["RATE_LIMIT_READ", "RATE_LIMIT_SEARCH"],
    ["OIDC_SECRET", "OIDC_CLIENT_SECRET"],
    ["OWNER_MAIL", "OWNER_EMAIL"],
    ["OWNER_NEWPASSWORD", "OWNER_NEW_PASSWORD"],
    ["NODE_KEYS", "NODE_KEY"],
    ["API_KEY_REQUIRED", "API_KEY_REQUIRED_FROM"],
    ["LOGLEVEL", "LOG_LEVEL"],
    ["REGISTRYKEY", "REGISTRY_KEY"],
  ])("%s is taken for %s", (name, nearest) => {
    expect(nearestTo(name)).toBe(nearest);
  });

  it("is none of the variables that shells, Node.js, npm and other programs use", () => {
    const others = [
      "HOME HOSTNAME HOSTTYPE PATH PWD OLDPWD USER LOGNAME SHELL SHLVL TERM TZ LANG LC_ALL PS1 IFS MAIL EDITOR PAGER POSIXLY_CORRECT",
      "XDG_RUNTIME_DIR SSH_CLIENT DISPLAY COLUMNS LINES TMPDIR SUDO_USER INVOCATION_ID JOURNAL_STREAM",
      "NODE_ENV NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_TLS_REJECT_UNAUTHORIZED NODE_COMPILE_CACHE NODE_DEBUG NODE_NO_WARNINGS",
      "NO_COLOR FORCE_COLOR CI http_proxy HTTPS_PROXY no_proxy npm_config_registry npm_lifecycle_event NPM_TOKEN MALLOC_ARENA_MAX",
      "POSTGRES_PASSWORD PGHOST PGPASSWORD COMPOSE_PROJECT_NAME API_KEY API_TOKEN PUBLIC_KEY MAX_MEMORY EVENT_NAME LOG_FORMAT",
      "DATABASE_SERVICE_HOST DATABASE_SERVICE_PORT DATABASE_PORT_5432_TCP_ADDR KUBERNETES_PORT",
    ].flatMap((names) => names.split(" "));
    expect(misspeltSettings(Object.fromEntries(others.map((name) => [name, "1"])))).toEqual([]);
    expect(nearestTo("DATABASE_PORT", "tcp://10.0.0.1:5432")).toBeUndefined(); // set by Kubernetes for a service
    expect(nearestTo("DATABASE_PORT", "5432")).toBe("DATABASE_URL");
  });

  it("is no setting, and no variable of a command", () => {
    const known = [...settings.keys(), ...Object.values(commandSettings)];
    expect(misspeltSettings(Object.fromEntries(known.map((name) => [name, "x"])))).toEqual([]);
  });

  it("is named once at the start, which goes on, also if it is in .env", async () => {
    await using place = await folder();
    await writeFile(join(place.path, ".env"), "DATABSE_URL=sqlite:./other.sqlite\n");
    await using node = await start(place.path, { rate_limit_search: "5", NODE_ENV: "production" });
    node.send("SIGTERM");
    const { err } = await node.ended;
    expect(err.trim().split("\n").sort()).toEqual([
      "Careful: DATABSE_URL is not a setting of the node, and has no effect. Did you mean DATABASE_URL?",
      "Careful: rate_limit_search is not a setting of the node, and has no effect. Did you mean RATE_LIMIT_SEARCH?",
    ]);
  });
});
