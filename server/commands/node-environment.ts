/** Reads the configuration of the node for commands that work beside it. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Config, commandSettings, readConfig } from "../assembly/config.ts";
import type { ConfiguredKey } from "../backup/restored-key.ts";
import { keyFileOf, readKey, readKeyFile } from "../core/secrets/node-key.ts";

/**
 * Reads the configuration from the environment and from `.env`.
 * @param databaseUrl replaces `DATABASE_URL`.
 * @throws ConfigError
 */
export function readNodeConfig(databaseUrl?: string): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  // The owner's first password is not used here, and current rules may reject it.
  const { OWNER_EMAIL: _, OWNER_PASSWORD: __, ...env } = process.env;
  return readConfig(databaseUrl === undefined ? env : { ...env, DATABASE_URL: databaseUrl });
}

/** The variables of the process, with those of `.env`. */
export function environment(): NodeJS.ProcessEnv {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return process.env;
}

/** The key that the node starts with. */
export function configuredKey({ nodeKey, database }: Pick<Config, "nodeKey" | "database">): ConfiguredKey {
  if (nodeKey) return { key: nodeKey, place: "NODE_KEY" };
  const file = resolve(keyFileOf(database));
  return { key: readKeyFile(file), place: file };
}

/** The value of `NODE_KEY` in the environment or in `.env`; undefined if it is not set, or no key. */
export function environmentKey(): Buffer | undefined {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return readKey(process.env.NODE_KEY ?? "");
}

/** The API key that a command calls a node with. */
export function registryKey(): string | undefined {
  return process.env[commandSettings.registryKey]?.trim() || undefined;
}

/** The secret that signs what a command forwards. */
export function webhookSecret(): string | undefined {
  return process.env[commandSettings.webhookSecret]?.trim() || undefined;
}

/** The new password of the owner. */
export function newOwnerPassword(): string | undefined {
  return process.env[commandSettings.newOwnerPassword] || undefined;
}

/** The value of `DATABASE_URL` in the environment or in `.env`. */
export function databaseUrl(): string | undefined {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return process.env.DATABASE_URL;
}

/** Reads a URL like DATABASE_URL, with the other variables of the database. */
export function databaseOf(url: string): Config["database"] {
  const names = ["DATABASE_CA_FILE", "DATABASE_DIRECT_URL", "DATABASE_PREPARED_STATEMENTS"];
  const env = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  return readConfig({ ...env, DATABASE_URL: url }).database;
}
