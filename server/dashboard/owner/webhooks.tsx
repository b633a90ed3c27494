/** The administration of the webhooks of all accounts. */

import { useState } from "preact/hooks";
import type { Account, Webhook } from "../../../client/index.ts";
import { isDisabledByOperator } from "../../display/disabled-webhook.ts";
import { nameOf, ownerIn, withOwners } from "../account-names.ts";
import { ActionButton } from "../elements/action-button.tsx";
import { Button } from "../elements/button.tsx";
import { Card } from "../elements/card.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { TextField, trimmedOf } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { CardList } from "../elements/paged-list.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { type Position, usePages } from "../loading.ts";
import { hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../view-props.ts";
import { WebhookStatusBadge } from "../webhooks/status-badge.tsx";

/** Lists the webhooks of all accounts, with controls to pause, resume and disable them. */
export function AllWebhooksView({ account }: ViewProps) {
  const list = usePages("webhooks", (at, { signal }) => ({ page: () => readPage(at, signal) }));
  const [chosen, choose] = useState<Webhook | null>(null);
  return (
    <>
      <Heading title="All webhooks" about="The webhooks of all accounts." />
      <CardList list={list} what="webhooks" nothing="Nobody has a webhook yet">
        {(webhook) => (
          <OwnedWebhook
            key={webhook.id}
            webhook={webhook}
            owner={ownerIn(list.pages, webhook.account_id)}
            isOwn={webhook.account_id === account.id}
            onDisable={() => choose(webhook)}
            onChanged={list.reload}
          />
        )}
      </CardList>
      {chosen && <Disable of={chosen} onLeave={() => choose(null)} onDone={list.reload} />}
    </>
  );
}

async function readPage(at: Position, signal: AbortSignal) {
  const page = await registry.webhooks.adminList(at, { signal }).page();
  return withOwners(page, page.webhooks, signal);
}

/** The properties of a webhook in the list. */
interface OwnedWebhookProps {
  webhook: Webhook;
  /** The account that owns it, if it is known. */
  owner: Account | undefined;
  /** Whether it belongs to the operator. */
  isOwn: boolean;
  onDisable: () => void;
  onChanged: () => void;
}

function OwnedWebhook({ webhook, owner, isOwn, onDisable, onChanged }: OwnedWebhookProps) {
  const { id, account_id, callbackUrl, description, disabled_reason, disabled_at } = webhook;
  const name = owner ? nameOf(owner) : account_id;
  return (
    <Card
      href={hrefOf("webhooks", id)}
      title={<UntrustedText class="address" text={callbackUrl} />}
      beside={<WebhookStatusBadge webhook={webhook} />}
    >
      <p class="small">
        {isOwn ? "Yours" : <UntrustedText class="address" text={name} />}
        {owner?.disabled && " (account disabled)"}, last delivered{" "}
        <RelativeTime at={webhook.last_delivered_at} />
        {webhook.consecutive_failures > 0 && `, ${webhook.consecutive_failures} consecutive failures`}
      </p>
      {description !== null && (
        <p class="clamped">
          <UntrustedText text={description} />
        </p>
      )}
      {disabled_reason !== null && isDisabledByOperator(webhook) && (
        <p class="small">
          Disabled by the operator <RelativeTime at={disabled_at} />: <UntrustedText text={disabled_reason} />
        </p>
      )}
      <div class="actions">
        {/* That of a disabled account cannot be resumed. */}
        {!owner?.disabled && <Switch webhook={webhook} onChanged={onChanged} />}
        {!isDisabledByOperator(webhook) && (
          <Button look="danger" onClick={onDisable} of={callbackUrl}>
            Disable …
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Pauses an active webhook, and resumes any other. */
function Switch({ webhook, onChanged }: Pick<OwnedWebhookProps, "webhook" | "onChanged">) {
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
