/** The commands of the node, by name. Each is loaded when it runs, so that a start does not load the others. */
import type { Command } from "./command.ts";

/** In the order in which `--help` lists them. */
export const commands: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  start: () => import("./start.ts"),
  doctor: () => import("./doctor.ts"),
  backup: () => import("./backup.ts"),
  "verify-backup": () => import("./verify-backup.ts"),
  restore: () => import("./restore.ts"),
  export: () => import("./export.ts"),
  import: () => import("./import.ts"),
  listen: () => import("./listen.ts"),
  "agent probe": () => import("./agent-probe.ts"),
  "domain add": () => import("./domain/add.ts"),
  "domain check": () => import("./domain/check.ts"),
  "domain list": () => import("./domain/list.ts"),
  "domain rm": () => import("./domain/rm.ts"),
  "migrate-to-postgres": () => import("./migrate-to-postgres.ts"),
  "owner reset": () => import("./owner-reset.ts"),
  "log continue": () => import("./log-continue.ts"),
  "log new-epoch": () => import("./log-new-epoch.ts"),
  "key rotate": () => import("./key-rotate.ts"),
};
