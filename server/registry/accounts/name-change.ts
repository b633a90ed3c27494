/** Changes the display name of the signed-in account. */

import { noStore } from "../../core/http/responses.ts";
import { toResponse } from "./account.ts";
import { ownAccount } from "./confirmation.ts";
import type { Handlers } from "./parts.ts";

export const changeName: Handlers["accounts"]["changeName"] = ({ body }, context) =>
  context.database.transaction(async (tx) => {
    const account = await ownAccount({ ...context, database: tx });
    account.name = body.name?.toWellFormed().trim() || null;
    return { status: 200, headers: noStore, body: { account: toResponse(account) } };
  });
