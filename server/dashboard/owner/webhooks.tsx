/** The administration of the webhooks of all accounts. */
import { useState } from "preact/hooks";
import type { Account, Webhook, WebhookPage } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { TextField, textOf } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction, usePages } from "../loading.ts";
import { hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../views.tsx";
import { WebhookStatusBadge } from "../webhooks/status-badge.tsx";

/** Lists the webhooks of all accounts, with controls to disable and to resume them. */
export function AllWebhooksView({ account }: ViewProps) {
  const list = usePages<Webhook, WebhookPage>(
    (at, signal) => registry.webhooks.adminList(at, { signal }),
    ({ webhooks }) => webhooks,
    [],
  );
  const [chosen, choose] = useState<Webhook | null>(null);
  return (
    <>
      <Heading title="All webhooks">
        <p>The webhooks of all accounts.</p>
      </Heading>
      <PagedList list={list} what="webhooks" nothing={<EmptyState title="Nobody has a webhook yet" />}>
        {(webhooks) => (
          <ul class="cards">
            {webhooks.map((webhook) => (
              <OwnedWebhook
                key={webhook.id}
                webhook={webhook}
                account={account}
                onDisable={() => choose(webhook)}
                onResumed={list.reload}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {chosen && (
        <Disable
          webhook={chosen}
          onLeave={() => choose(null)}
          onDisabled={() => {
            choose(null);
            list.reload();
          }}
        />
      )}
    </>
  );
}

/** The properties of a webhook in the list. */
interface OwnedWebhookProps {
  webhook: Webhook;
  /** The account of the operator. */
  account: Account;
  onDisable: () => void;
  onResumed: () => void;
}

function OwnedWebhook({ webhook, account, onDisable, onResumed }: OwnedWebhookProps) {
  const { callbackUrl, status, disabled_reason, disabled_at } = webhook;
  const url = <UntrustedText class="address" text={callbackUrl} />;
  const resuming = useAction(async () => {
    await registry.webhooks.resume(webhook.id);
    announce("Webhook resumed.");
    onResumed();
  });
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          {webhook.account_id === account.id ? <a href={hrefOf("webhooks", webhook.id)}>{url}</a> : url}
        </h2>
        <WebhookStatusBadge webhook={webhook} />
      </div>
      <p class="small">
        {webhook.account_id === account.id ? "Yours" : <code>{webhook.account_id}</code>}, last delivered{" "}
        <RelativeTime at={webhook.last_delivered_at} />
        {webhook.consecutive_failures > 0 && `, ${webhook.consecutive_failures} consecutive failures`}
      </p>
      {disabled_reason !== null && (
        <p class="small">
          Disabled by the operator <RelativeTime at={disabled_at} />: <UntrustedText text={disabled_reason} />
        </p>
      )}
      <div class="actions">
        {status !== "active" && (
          <Button busy={resuming.busy} onClick={() => void resuming.run()}>
            {status === "paused" ? "Resume" : "Re-enable"}
            <span class="visually-hidden"> {callbackUrl}</span>
          </Button>
        )}
        {disabled_reason === null && (
          <Button look="danger" onClick={onDisable}>
            Disable …<span class="visually-hidden"> {callbackUrl}</span>
          </Button>
        )}
      </div>
      <ErrorNotice error={resuming.error} />
    </li>
  );
}

/** The properties of the dialog. */
interface DisableProps {
  webhook: Webhook;
  onDisabled: () => void;
  onLeave: () => void;
}

/** The dialog to disable a webhook. */
function Disable({ webhook, onDisabled, onLeave }: DisableProps) {
  const action = useAction(async (form: FormData) => {
    await registry.webhooks.disable(webhook.id, { reason: textOf(form, "reason").trim() });
    announce("Webhook disabled.");
    onDisabled();
  });
  return (
    <ConfirmDialog title="Disable this webhook?" verb="Disable webhook" action={action} onLeave={onLeave}>
      <p>
        Deliveries to <UntrustedText class="address" text={webhook.callbackUrl} /> stop. Its owner sees the
        reason, and cannot resume it.
      </p>
      <TextField label="Reason" name="reason" required maxLength={500} error={action.error} />
    </ConfirmDialog>
  );
}
