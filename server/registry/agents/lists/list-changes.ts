/** The operation that lists the changes of an agent's record. */
import type { components } from "../../../../generated/openapi.d.ts";
import { Verbatim } from "../../../../generated/routes.ts";
import { noStore } from "../../../core/http/responses.ts";
import type { Handlers } from "../parts.ts";
import { goneResponse } from "../record/former-ids.ts";
import { readChanges } from "../record/record-changes.ts";
import { findRow } from "../record/records.ts";
import { notFound } from "../record/rejections.ts";

/** The number of characters at which a response has enough changes. One change may have a hundred thousand. */
const enough = 500_000;

/** Later than all changes. */
const afterAll = Number.MAX_SAFE_INTEGER;

export const changes: Handlers["agents"]["changes"] = async ({ path, query, search }, { database }) => {
  const row = await findRow(database, path.id);
  if (!row) return notFound(path.id);
  if (row.status === "tombstoned")
    return goneResponse(database, row, (id) => `/agents/${id}/changes${search}`);
  const { before = afterAll, limit } = query;
  const found = row.status === "suspended" ? [] : await readChanges(database, row.key, before, limit + 1);
  const shown = found.slice(0, limit);
  let length = 0;
  const cut = shown.findIndex(({ fields }) => {
    length += fields.length;
    return length > enough;
  });
  if (cut >= 0) shown.splice(cut + 1);
  const next = found.length > shown.length ? (shown.at(-1)?.seq ?? null) : null;
  const texts = shown.map(
    ({ seq, changed_at, fields }) => `{"seq":${seq},"changed_at":"${changed_at}","fields":${fields}}`,
  );
  const body = new Verbatim<components["schemas"]["RecordChanges"]>(
    `{"changes":[${texts.join(",")}],"next_before":${next}}`,
  );
  return { status: 200, headers: noStore, body };
};
