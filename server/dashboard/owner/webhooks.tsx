/** The administration of the webhooks of all accounts. */
import { useState } from "preact/hooks";
import type { Account, Webhook } from "../../../client/index.ts";
import { type Accounts, nameOf, readAccounts } from "../account-names.ts";
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
import { type Position, useAction, usePages } from "../loading.ts";
import { hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../views.tsx";
import { WebhookStatusBadge } from "../webhooks/status-badge.tsx";

/** Lists the webhooks of all accounts, with controls to pause, resume and disable them. */
export function AllWebhooksView({ account }: ViewProps) {
  const list = usePages<Webhook, WebhooksWithOwners>(
    (at, signal) => ({ page: () => readPage(at, signal) }),
    ({ webhooks }) => webhooks,
    [],
  );
  const ownerOf = ({ account_id }: Webhook) =>
    list.pages.map(({ accounts }) => accounts.get(account_id)).find((each) => each !== undefined);
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
                owner={ownerOf(webhook)}
                isOwn={webhook.account_id === account.id}
                onDisable={() => choose(webhook)}
                onChanged={list.reload}
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

/** A page of webhooks, and the accounts that own them. */
interface WebhooksWithOwners {
  webhooks: readonly Webhook[];
  accounts: Accounts;
  next_cursor: string | null;
}

async function readPage(at: Position, signal: AbortSignal): Promise<WebhooksWithOwners> {
  const { webhooks, next_cursor } = await registry.webhooks.adminList(at, { signal }).page();
  const owners = webhooks.map(({ account_id }) => account_id);
  return { webhooks, accounts: await readAccounts(owners, signal), next_cursor };
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
    <li class="card">
      <div class="card-head">
        <h2>
          <a href={hrefOf("webhooks", id)}>
            <UntrustedText class="address" text={callbackUrl} />
          </a>
        </h2>
        <WebhookStatusBadge webhook={webhook} />
      </div>
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
      {disabled_reason !== null && (
        <p class="small">
          Disabled by the operator <RelativeTime at={disabled_at} />: <UntrustedText text={disabled_reason} />
        </p>
      )}
      <div class="actions">
        {/* That of a disabled account cannot be resumed. */}
        {!owner?.disabled && <Switch webhook={webhook} onChanged={onChanged} />}
        {disabled_reason === null && (
          <Button look="danger" onClick={onDisable}>
            Disable …<span class="visually-hidden"> {callbackUrl}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Pauses an active webhook, and resumes any other. */
function Switch({ webhook, onChanged }: Pick<OwnedWebhookProps, "webhook" | "onChanged">) {
  const { id, status, callbackUrl } = webhook;
  const action = useAction(async () => {
    await (status === "active" ? registry.webhooks.pause(id) : registry.webhooks.resume(id));
    announce(status === "active" ? "Webhook paused." : "Webhook resumed.");
    onChanged();
  });
  const words = { active: "Pause", paused: "Resume", disabled: "Re-enable" };
  return (
    <>
      <Button busy={action.busy} onClick={() => void action.run()}>
        {words[status]}
        <span class="visually-hidden"> {callbackUrl}</span>
      </Button>
      <ErrorNotice error={action.error} />
    </>
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
