/** The administration of the webhooks of all accounts. */

import { useState } from "preact/hooks";
import type { Account, Webhook, WebhooksQuery } from "../../../client/index.ts";
import { isDisabledByOperator } from "../../display/disabled-webhook.ts";
import { nameOf, ownerIn, withOwners } from "../account-names.ts";
import { ActionButton } from "../elements/action-button.tsx";
import { Button } from "../elements/button.tsx";
import { type Column, DataTable } from "../elements/data-table.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { TextField, trimmedOf } from "../elements/field.tsx";
import { FilterBar, filtersOfRoute, isFiltering, queryOf } from "../elements/filters.tsx";
import { Heading } from "../elements/heading.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages } from "../loading.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../view-props.ts";
import { statuses, webhookColumns, webhookFilters } from "../webhooks/list.tsx";

/** Lists the webhooks of all accounts, with controls to pause, resume and disable them. */
export function AllWebhooksView({ account }: ViewProps) {
  const filters = filtersOfRoute("q", "status");
  const list = usePages(
    "webhooks",
    (at, { signal }) => ({ page: () => readPage({ ...at, ...queryOf(filters, statuses) }, signal) }),
    Object.values(filters),
  );
  const [chosen, choose] = useState<Webhook | null>(null);
  const ownerOf = ({ account_id }: Webhook) => ownerIn(list.pages, account_id);
  const columns: readonly Column<Webhook>[] = [
    ...webhookColumns,
    [
      "Owner",
      (webhook) => (
        <Owner webhook={webhook} owner={ownerOf(webhook)} isOwn={webhook.account_id === account.id} />
      ),
    ],
    [
      "Actions",
      (webhook) => (
        <div class="row-actions">
          {/* That of a disabled account cannot be resumed. */}
          {!ownerOf(webhook)?.disabled && <Switch webhook={webhook} onChanged={list.reload} />}
          {!isDisabledByOperator(webhook) && (
            <Button look="danger" onClick={() => choose(webhook)} of={webhook.callbackUrl}>
              Disable
            </Button>
          )}
        </div>
      ),
    ],
  ];
  return (
    <>
      <Heading title="All webhooks" about="The webhooks of all accounts." />
      <FilterBar filters={filters} {...webhookFilters} />
      <DataTable
        list={list}
        what="webhooks"
        isFiltered={isFiltering(filters)}
        keyOf={({ id }) => id}
        columns={columns}
        nothing="Nobody has a webhook yet"
      />
      {chosen && <Disable of={chosen} onLeave={() => choose(null)} onDone={list.reload} />}
    </>
  );
}

async function readPage(query: WebhooksQuery, signal: AbortSignal) {
  const page = await registry.webhooks.adminList(query, { signal }).page();
  return withOwners(page, page.webhooks, signal);
}

/** The properties of the cell that names the owner. */
interface OwnerProps {
  webhook: Webhook;
  /** The account that owns it, if it is known. */
  owner: Account | undefined;
  /** Whether it belongs to the operator. */
  isOwn: boolean;
}

function Owner({
  webhook: { account_id, disabled_reason, disabled_at, ...webhook },
  owner,
  isOwn,
}: OwnerProps) {
  const name = owner ? nameOf(owner) : account_id;
  return (
    <>
      {isOwn ? "Yours" : <UntrustedText class="address" text={name} />}
      {owner?.disabled && " (account disabled)"}
      {disabled_reason !== null && isDisabledByOperator({ ...webhook, disabled_reason }) && (
        <small class="dim">
          Disabled by the operator <RelativeTime at={disabled_at} />: <UntrustedText text={disabled_reason} />
        </small>
      )}
    </>
  );
}

/** Pauses an active webhook, and resumes any other. */
function Switch({ webhook, onChanged }: { webhook: Webhook; onChanged: () => void }) {
  const { id, status, callbackUrl } = webhook;
  const isActive = status === "active";
  const words = { active: "Pause", paused: "Resume", disabled: "Re-enable" };
  return (
    <ActionButton
      act={() => (isActive ? registry.webhooks.pause(id) : registry.webhooks.resume(id))}
      done={isActive ? "Webhook paused." : "Webhook resumed."}
      onDone={onChanged}
      of={callbackUrl}
    >
      {words[status]}
    </ActionButton>
  );
}

/** The dialog to disable a webhook. */
function Disable({ of: webhook, ...dialog }: DialogOf<Webhook>) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Disable this webhook?"
      verb="Disable webhook"
      act={(form) => registry.webhooks.disable(webhook.id, { reason: trimmedOf(form, "reason") })}
      done="Webhook disabled."
    >
      <p>
        Deliveries to <UntrustedText class="address" text={webhook.callbackUrl} /> stop. Its owner sees the
        reason, and cannot resume it.
      </p>
      <TextField label="Reason" name="reason" required maxLength={500} />
    </ConfirmDialog>
  );
}
