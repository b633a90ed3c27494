/** Has git run these hooks: `npm ci` and `npm install` call it. Without a checkout or git it does nothing. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (existsSync(".git")) spawnSync("git", ["config", "core.hooksPath", ".githooks"]);
