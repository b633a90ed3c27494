// Written by `npm run generate` from spec/. Do not edit.

import type { Schemas } from "./models.d.ts";

export interface paths {
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register or update an agent
         * @description Register an agent, or update it: by fields, by its A2A card, or by the URL of its card.
         *
         *     The first registration answers 201, a later one 200. In a later one a member that is left out keeps its value and
         *     null clears it, so an integration that only sends its id and URL takes nothing away. Sending the same content
         *     again changes nothing and emits nothing. Emits `agent.registered`.
         */
        post: operations["agents_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description List agents, newest first.
         *
         *     A walk along `next_cursor` gives every agent exactly once, however much is written meanwhile. With `after_seq` or
         *     `updated_since` the order is that of the changes and deleted and suspended agents are included, so that a mirror
         *     misses nothing: go on with `after_seq` = the `seq` of the last agent.
         */
        get: operations["agents_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own agents
         * @description The agents that belong to the account that is signed in, newest first, in all states but deleted.
         */
        get: operations["agents_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search agents
         * @description Search agents by words, best first.
         *
         *     Every word must be found, as a whole or as the beginning of a word: in the id or name (weighs most), in tags,
         *     capabilities, skills or the provider, in details of skills, or in the description. `"two words"` asks for them
         *     next to each other, `-word` excludes. If nothing is found so, words with one letter wrong are tried, then any of
         *     the words. Other punctuation has no meaning. The exact id or name comes first.
         *
         *     The work of a search is limited. A word of one or two letters is found as a whole word; as the beginning of a word
         *     only if it is the last one, and only in the id or name. The first 12 words or phrases count, the first 12 after a
         *     minus, and 16 words in all, those of phrases included; what follows is ignored. A text without spaces, as in Chinese or
         *     Thai, has about as many words as characters. A search that would still take too long ends with what it has
         *     found, and says so in `truncated`.
         */
        get: operations["agents_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up an agent
         * @description Look up one agent.
         *
         *     A deprecated agent answers with `Deprecation`, and with `Sunset` and `Link` where a date and a successor are set.
         *     A deleted one answers 410 with its tombstone.
         */
        get: operations["agents_lookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up many agents
         * @description Look up to 100 agents at once. Unknown and deleted ids come back in `missing`. Changes nothing.
         */
        post: operations["agents_lookupMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent's card
         * @description The A2A card that the agent was registered by, as it was sent, or as it was fetched. Not while it is suspended.
         */
        get: operations["agents_card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deprecate or reactivate an agent
         * @description Deprecate an agent, or make it active again.
         *
         *     The change states all of the status: a message, successor or date that is left out is cleared. The same status
         *     again changes nothing. Emits `agent.deprecated` (`change: "deprecated"` or `"suspended"`) or `agent.registered`
         *     (`change: "reactivated"`). Only the operator suspends an agent, and only the operator frees a suspended one.
         */
        put: operations["agents_setStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an agent
         * @description Delete an agent for good.
         *
         *     Its name, address, description, facts and card are erased; the id stays as a tombstone that only the same owner may
         *     register again. Events that were written before stay in the journal as they are. Deleting it again changes nothing and gives the same tombstone. Emits `agent.deprecated`
         *     (`change: "tombstoned"`).
         */
        delete: operations["agents_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agentfacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent's AgentFacts
         * @description The AgentFacts of an agent, as they were stored. What a publisher claims there is not the node's view. Not while it is suspended.
         */
        get: operations["facts_get"];
        /**
         * Store an agent's AgentFacts
         * @description Store the AgentFacts of a registered agent, in place of those it had.
         *
         *     The document is kept as sent but for white space between its tokens: numbers keep their digits, unknown members
         *     stay. Its own `id` and `agent_name` often belong to another name space, so a difference from the path is a warning.
         *     Missing required members are reported in `conformance`; a node with `FACTS_VALIDATION=strict` refuses them. The
         *     same document again changes nothing. Emits `agent.registered` (`change: "facts"`). `If-None-Match: *` stores
         *     only if the agent has none.
         */
        put: operations["facts_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up the node
         * @description Make the owner's account and sign it in. It works once, with the token that the node printed, and not on a node
         *     that was given its owner by `OWNER_EMAIL` and `OWNER_PASSWORD`.
         */
        post: operations["accounts_setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Make an account and sign it in. Its tier is `free` until the owner of the node raises it. A client network (IPv4
         *     address, IPv6 /64) can make a limited number of accounts in 24 hours, accounts of the identity provider included; in
         *     its first 24 hours an account's reports about agents do not count.
         */
        post: operations["accounts_signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sign in with e-mail address and password. A session that the request carries is ended. A wrong password and an
         *     unknown address get the same answer in the same time; after several failures further attempts have to wait, the
         *     longer the more there were, at most 15 minutes.
         */
        post: operations["accounts_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Change the password of the account that is signed in. All its sessions end, and this browser gets a new one; its API
         *     keys stay. A wrong `current_password` counts as a sign-in that failed. An account that signs in with the identity
         *     provider alone has no password, and gets none.
         */
        post: operations["accounts_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ways in
         * @description Which ways into the node are open, for pages that offer them: signing in with a password always is.
         */
        get: operations["accounts_ways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description End the session that asks.
         */
        post: operations["accounts_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the current session
         * @description Who is signed in, and until when.
         */
        get: operations["accounts_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own sessions
         * @description The sessions of the account that is signed in.
         */
        get: operations["accounts_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description End one of the account's sessions, wherever it is: it is refused from its next request on.
         */
        delete: operations["accounts_endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with the identity provider
         * @description Send the browser to the node's identity provider (OpenID Connect, authorization code with PKCE). Whoever is signed
         *     in already adds that identity to their account. Pages of other sites cannot send browsers here: they could add an
         *     identity of their choice.
         */
        get: operations["accounts_oidcStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from the identity provider
         * @description Where the identity provider sends the browser back to, within ten minutes. The identity is the issuer with the
         *     subject. One that is not known yet gets an account, unless somebody was signed in at the start and still is: then
         *     it is added to theirs. An answer is taken once. The e-mail address is taken into a new account only if the provider
         *     says that it is verified. An account that happens to have the same e-mail address is not taken over.
         */
        get: operations["accounts_oidcCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description All accounts, newest first. For the owner of the node.
         */
        get: operations["accounts_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an account
         * @description Change an account's tier, disable or enable it, or let it issue certifications. For the owner of the node.
         */
        patch: operations["accounts_update"];
        trace?: never;
    };
    "/api/developers/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own keys
         * @description The keys of the account that is signed in, in all states, newest first.
         */
        get: operations["keys_list"];
        put?: never;
        /**
         * Make a key
         * @description Make an API key. The answer has the raw key, and no other answer ever will. How many keys may be active goes by the
         *     tier of the account, all its keys counted; how many requests a key may have goes by its own tier.
         */
        post: operations["keys_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Revoke a key for good: it is refused from its next request on, everywhere. Revoking it again changes nothing.
         */
        delete: operations["keys_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description Replace a key by a new one of the same name, tier and end. Both are good until the grace period ends; they share the
         *     month's count, and the old one takes no slot of the active keys.
         */
        post: operations["keys_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/keys/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a key's usage
         * @description What a key has used: this month, and day by day.
         */
        get: operations["keys_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read or follow the events
         * @description Read the journal: every event that webhooks are sent for, in the order of commitment.
         *
         *     With `Accept: text/event-stream` the answer is a live stream (Server-Sent Events): first what is already there
         *     after `after`, then each event as it is committed; the `id` of a message is its `seq`, its `event` the event type,
         *     its `data` the envelope. A reconnecting client's `Last-Event-ID` takes the place of `after`. A comment is sent
         *     every 15 seconds of silence. `limit` means nothing to a stream.
         */
        get: operations["events_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own subscriptions
         * @description Your own subscriptions, newest first.
         */
        get: operations["webhooks_list"];
        put?: never;
        /**
         * Subscribe to events
         * @description Subscribe to events. The answer has the secret, and no other answer ever will. An account may have 100 subscriptions
         *     (tier `free`), 500 (`pro`) or 2,000 (`enterprise`), of them 20, 50 or 200 at one callback host.
         *
         *     Every event is sent as soon as it is committed: one POST, 10 seconds, no redirects, no second try. 2xx is a success,
         *     anything else a failure; the tenth failure in a row disables the subscription. A host that has never responded with 2xx
         *     gets one delivery at a time, any other a few. Accounts share the capacity of the node by the time that their
         *     receivers take.
         */
        post: operations["webhooks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a subscription
         * @description Read one subscription.
         */
        get: operations["webhooks_get"];
        put?: never;
        post?: never;
        /**
         * Delete a subscription
         * @description Delete a subscription for good, with its secret and its deliveries.
         */
        delete: operations["webhooks_remove"];
        options?: never;
        head?: never;
        /**
         * Change a subscription
         * @description Change a subscription: pause or resume it, other events, another description, another URL.
         */
        patch: operations["webhooks_update"];
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a subscription
         * @description Send a signed example at once and see how it went. It carries `X-Webhook-Test: true`, and its key begins with
         *     `evt_test_`. It works on a paused or disabled subscription too. A failure is not counted; a success sets the count to
         *     zero.
         */
        post: operations["webhooks_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description What was owed to a subscription in the last 30 days, and what became of it; newest event first.
         */
        get: operations["webhooks_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver
         * @description Make a delivery again at once, with the same body and key and a new signature time, whatever became of it and even if
         *     the subscription is paused or disabled. A failure is not counted; a success sets the count to zero.
         */
        post: operations["webhooks_redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay deliveries
         * @description Make many deliveries again, such as those that were skipped while the subscription was paused: oldest event first, the
         *     same bodies and keys. Failures are not counted. The answer waits 10 seconds at most; the rest goes on.
         */
        post: operations["webhooks_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret
         * @description Replace the secret. During the grace period `webhook-signature` has signatures of both secrets; `X-Webhook-Signature`
         *     has room for one, and is made with the new secret at once. Two rotations within a grace period: the oldest of the
         *     three secrets ends at once.
         */
        post: operations["webhooks_rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/queue/webhook-deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attempt a delivery
         * @description Attempt one delivery, for external queues and schedulers: ids only. 200 whatever the receiver did; what was delivered
         *     before is not sent again. Failures count as those of events do.
         */
        post: operations["webhooks_deliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description The subscriptions of everybody for the operator, your own for others; newest first.
         */
        get: operations["webhooks_adminList"];
        put?: never;
        /**
         * Subscribe to events
         * @description As `POST /api/webhooks`.
         */
        post: operations["webhooks_adminCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a subscription
         * @description As `DELETE /api/webhooks/{id}`: for the subscription's owner alone, not for the operator.
         */
        delete: operations["webhooks_adminRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pause a subscription
         * @description Keep events back. What comes meanwhile is kept as `skipped`. On a paused subscription nothing changes.
         */
        patch: operations["webhooks_pause"];
        trace?: never;
    };
    "/api/admin/webhooks/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Resume a subscription
         * @description Deliver events again, with the same secret and filters; failures count from zero. It also re-enables a disabled
         *     subscription. On an active subscription nothing changes, its count of failures included. While the operator has disabled
         *     the account that owns it, it stays as it is (`account_disabled`).
         */
        patch: operations["webhooks_resume"];
        trace?: never;
    };
    "/api/admin/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue or renew a certification
         * @description Certify an agent, or renew the certification. For the operator of the node, and accounts that the operator made issuers.
         *
         *     One certification of an agent, level and issuer is active at a time: another request for the same renews it (200),
         *     and the evidence and the end are those of the renewal. Emits `cert.issued`.
         */
        post: operations["certifications_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a certification
         * @description Take a certification back, for good. For the account that issued it, and the operator. Emits `cert.revoked`. On one
         *     that was revoked or has expired nothing changes.
         */
        delete: operations["certifications_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List certifications
         * @description List certifications, newest first: what this node holds, whatever agents say of themselves.
         */
        get: operations["certifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a certification
         * @description Read one certification, to see whether it still holds.
         */
        get: operations["certifications_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/compliance/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a violation
         * @description Report a violation. For the operator of the node.
         *
         *     A rule that the agent was not known to break: 201, and `compliance.violation` tells that it was opened. Otherwise 200:
         *     an open violation is counted, and told as escalated if it is worse than before (its detail and evidence are then
         *     those of this report); a resolved one is reopened, as this report has it; a waived one is counted, and reopened only
         *     if it is worse than what was waived.
         */
        post: operations["compliance_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/compliance/violations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Resolve or waive a violation
         * @description Resolve or waive a violation. For the operator of the node. It may emit `reputation.updated`, for open violations
         *     weigh on an agent's score.
         */
        patch: operations["compliance_decide"];
        trace?: never;
    };
    "/compliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List violations
         * @description List violations, newest first.
         */
        get: operations["compliance_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reputation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read reputations
         * @description Read what is thought of agents: of those asked for, or without `agent_id` of all that anything is known of, by pages.
         *     A snapshot is kept of each; nothing is computed here.
         */
        get: operations["reputation_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reputation/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report on an agent
         * @description Report what came of using an agent. With a key or a session; not about one's own agents. One report of an account
         *     about an agent counts in 60 seconds, and none before the account is 24 hours old: accounts are free, so a new one has
         *     no weight. Emits `reputation.updated` if the score has moved by 0.01 since the last such
         *     event, or the grade is another.
         */
        post: operations["reputation_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/peers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a peer
         * @description Add a peer. For the owner of the node.
         *
         *     The node reads the peer's `/health` and the first entry of its `/list`. If they are those of a registry node, and
         *     not of this one, the peer is active, and its local agents are taken over soon after and then about every minute.
         *     Agents that it imported itself are not. A peer that was removed gets its old id again. Emits
         *     `federation.peer_added`.
         */
        post: operations["federation_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List peers
         * @description The peers of this node, and how far it is with each.
         */
        get: operations["federation_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/peers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a peer
         * @description Remove a peer: it is read no more, and its agents are retired, as if it had deleted them. For the owner of the node.
         *
         *     Their ids are free then: anyone may register them, and another peer may have them. The answer comes after 10 seconds
         *     at the latest; what remains is retired by itself, after a restart too. Retiring emits `agent.deprecated`
         *     (`change: "imported"`).
         */
        delete: operations["federation_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/peers/{id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync with a peer
         * @description Read a peer now. For the owner of the node.
         *
         *     The answer comes when that is done, or after 10 seconds; it then goes on by itself. If it is being read already, the
         *     answer is about that. What the peer does wrong is told by the answer, not by its status.
         */
        post: operations["federation_sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/peers/{id}/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conflicts with a peer
         * @description The agents of a peer that are not here because their ids belong to others. For the owner of the node.
         */
        get: operations["federation_conflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Speak the Model Context Protocol
         * @description Speak the Model Context Protocol: streamable HTTP, without sessions and without a stream.
         *
         *     One message goes in, and its answer comes back as JSON; a notification has none (202). Every request stands by
         *     itself, so `tools/call` needs no `initialize` before it. The tools are the operations of this contract that have an
         *     `x-mcp-tool`, and a call of one is that operation: the same validation, ownership, quota and events. What it
         *     answers is the tool's `structuredContent` and, as the same text, its `content`; its status and headers are in
         *     `_meta["registry-node/answer"]`.
         *
         *     What the operation refuses comes back as a result with `isError`, never as a failure of this request: the first
         *     text tells what was wrong, the second is the problem as JSON. This request itself needs no key and is never
         *     counted. A key that it carries, in `Authorization` or `X-API-Key`, must be good, else this request is answered
         *     with 401; it goes on to the operation, which counts the call once. Session cookies do not go on.
         */
        post: operations["mcp_call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health of the node
         * @description Whether the node works: it asks the database, and says what is known of writing. It never waits long. Never rate limited.
         */
        get: operations["node_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness of the process
         * @description Whether the process runs; it asks nobody else.
         */
        get: operations["node_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness of the node
         * @description Whether the node can serve reads and writes now: it reads, and it writes a row of its own, once a second at most
         *     whoever asks. For load balancers and orchestrators. Never rate limited.
         */
        get: operations["node_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of the registry
         * @description Figures of the registry. They are kept while writing, so asking costs the same for ten agents and ten million.
         */
        get: operations["node_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contract as JSON
         * @description This contract as JSON.
         */
        get: operations["node_openapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contract as YAML
         * @description This contract as YAML.
         */
        get: operations["node_openapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/webhook-vectors.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Test vectors for receivers of webhooks
         * @description Deliveries whose signatures are known: what a receiver in any language checks its verification against. They never
         *     change within a version.
         */
        get: operations["node_webhookVectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Landing page and search
         * @description A page that says what this is, how much it holds, and where to go on; its search box finds agents.
         */
        get: operations["site_landing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documentation
         * @description The guides and the API reference, listed.
         */
        get: operations["site_docs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/{guide}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A guide
         * @description A guide as a page; `reference` is the API reference.
         */
        get: operations["site_guide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a problem
         * @description What a problem means and what to do about it, as a page. The `type` of every problem leads here.
         */
        get: operations["site_problem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An agent's page
         * @description An agent as a page: its record, what it says of itself, what others found of it, and what happened to it.
         */
        get: operations["site_agent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dashboard
         * @description The dashboard of whoever is signed in: one page whose views are in the fragment, as in `/dashboard#/keys`.
         */
        get: operations["site_dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of the pages
         * @description A file that pages are made of. Its name changes with its content, so it may be kept for ever.
         */
        get: operations["site_asset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "agent.registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * agent.registered
         * @description New agent registered or updated.
         */
        post: operations["deliver_agent_registered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.deprecated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * agent.deprecated
         * @description Agent deprecated or tombstoned.
         */
        post: operations["deliver_agent_deprecated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cert.issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * cert.issued
         * @description Certification issued or renewed.
         */
        post: operations["deliver_cert_issued"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cert.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * cert.revoked
         * @description Certification revoked, or at its end.
         */
        post: operations["deliver_cert_revoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reputation.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * reputation.updated
         * @description Reputation score changed.
         */
        post: operations["deliver_reputation_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "compliance.violation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * compliance.violation
         * @description Compliance violation detected.
         */
        post: operations["deliver_compliance_violation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "federation.peer_added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * federation.peer_added
         * @description New federation peer connected.
         */
        post: operations["deliver_federation_peer_added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: Schemas;
    responses: never;
    parameters: {
        /** @description Only what changed after this change. In `/list` the order is then that of the changes, oldest first. */
        "AgentFilters.after_seq": Schemas["Seq"];
        /**
         * @description Capabilities, any of them.
         * @example [
         *       "streaming"
         *     ]
         */
        "AgentFilters.capabilities": Schemas["Keyword"][];
        /**
         * @description Protocols, any of them.
         * @example [
         *       "a2a"
         *     ]
         */
        "AgentFilters.protocol": Schemas["Protocol"][];
        /**
         * @description Names of providers, whole, in any case.
         * @example [
         *       "Example Weather Ltd"
         *     ]
         */
        "AgentFilters.provider": Schemas["Line"][];
        /**
         * @description Ids of skills, any of them.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        "AgentFilters.skills": Schemas["Keyword"][];
        /**
         * @description `local`, or ids of peers.
         * @example [
         *       "local"
         *     ]
         */
        "AgentFilters.source": Schemas["Keyword"][];
        /**
         * @description Statuses. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
         * @example [
         *       "active"
         *     ]
         */
        "AgentFilters.status": Schemas["AgentStatus"][];
        /**
         * @description Tags, any of them.
         * @example [
         *       "weather",
         *       "climate"
         *     ]
         */
        "AgentFilters.tags": Schemas["Keyword"][];
        /** @description Only what changed at this instant or later. In `/list` the order is then that of the changes, oldest first. */
        "AgentFilters.updated_since": Schemas["SentInstant"];
        /** @description The agent's id. */
        AgentPath: Schemas["AgentId"];
        /**
         * @description `Registry-Node/` and the node's version.
         * @example Registry-Node/0.1.0
         */
        "DeliveryHeaders.user_agent": string;
        /**
         * @description Standard Webhooks: the event's idempotency key.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        "DeliveryHeaders.webhook_id": string;
        /**
         * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each
         *     secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are as base64, and its
         *     text. While a rotation overlaps the secret before it signs too, after the new one.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "DeliveryHeaders.webhook_signature": string;
        /**
         * @description Standard Webhooks: when this attempt was made, in epoch seconds. Refuse what is older than five minutes.
         * @example 1793491200
         */
        "DeliveryHeaders.webhook_timestamp": string;
        /**
         * @description The event's idempotency key.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        "DeliveryHeaders.x_idempotency_key": string;
        /**
         * @description Counts the attempts of this delivery, from 1.
         * @example 1
         */
        "DeliveryHeaders.x_webhook_attempt": number;
        /** @description The event type. */
        "DeliveryHeaders.x_webhook_event": Schemas["EventType"];
        /**
         * @description `sha256=` and the HMAC-SHA256 of the raw body in hex; the key is the UTF-8 text of the 64-character secret: of the
         *     new one as soon as a rotation made it.
         * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        "DeliveryHeaders.x_webhook_signature": string;
        /**
         * @description `true` on an example that the subscription's owner asked for: nothing has happened. Absent on events.
         * @example true
         */
        "DeliveryHeaders.x_webhook_test": "true";
        /**
         * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
         *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
         *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
         *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        IdempotencyKey: string;
        /**
         * @description The ETag that the change is based on, or `*` for any (RFC 9110 section 13.1.1).
         * @example "88121"
         */
        IfMatch: string;
        /**
         * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
         * @example "88121"
         */
        IfNoneMatch: string;
        /** @description The key's id. */
        KeyPath: Schemas["KeyId"];
        /** @description `next_cursor` of the page before. Left out: from the start. */
        "PageQuery.cursor": Schemas["Cursor"];
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        "PageQuery.limit": number;
        /** @description The peer's id. */
        PeerPath: Schemas["PeerId"];
        /**
         * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
         *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
         * @example respond-async
         */
        Prefer: string;
        /**
         * @description A capability.
         * @example streaming
         */
        "SearchForm.capabilities": Schemas["FormWord"];
        /** @description Where the next page of results starts. */
        "SearchForm.cursor": Schemas["Cursor"];
        /**
         * @description A protocol.
         * @example a2a
         */
        "SearchForm.protocol": Schemas["Protocol"] | "";
        /** @description The name of a provider. */
        "SearchForm.provider": Schemas["FormLine"];
        /**
         * @description What to search for.
         * @example weather forecast
         */
        "SearchForm.q": Schemas["FormLine"];
        /**
         * @description The id of a skill.
         * @example hourly-forecast
         */
        "SearchForm.skills": Schemas["FormWord"];
        /**
         * @description `local`, or the id of a peer.
         * @example local
         */
        "SearchForm.source": Schemas["FormWord"];
        /**
         * @description A status.
         * @example active
         */
        "SearchForm.status": Schemas["AgentStatus"] | "";
        /** @description A tag. */
        "SearchForm.tags": Schemas["FormWord"];
        /** @description The subscription's id. */
        WebhookPath: Schemas["WebhookId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The limits that apply: requests (`q`) in a window of `w` seconds (draft-ietf-httpapi-ratelimit-headers). `month` is
         *     the quota of the key; other names are limits of the client network.
         * @example "month";q=1000;w=2592000
         */
        "RateLimit-Policy": string;
        /**
         * @description Requests that remain (`r`), and seconds until the window ends (`t`), as of this answer.
         * @example "month";r=412;t=950400
         */
        RateLimit: string;
        /**
         * @description Requests that the key may have in the month.
         * @example 1000
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests that remain.
         * @example 412
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description When the quota starts anew: seconds since 1970-01-01T00:00:00Z.
         * @example 1796083200
         */
        "X-RateLimit-Reset": number;
        /**
         * @description `no-store`.
         * @example no-store
         */
        "Cache-Control": string;
        /**
         * @description The request's id: the caller's own `X-Request-Id` if it matches `^[\w-]{1,64}$`, else made by the node.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        "X-Request-Id": string;
        /**
         * @description The version of the contract that the node speaks.
         * @example 0.1.0
         */
        "API-Version": string;
        /**
         * @description The session: an opaque token in the cookie `access_token` (HttpOnly, SameSite=Lax, Secure on https).
         * @example access_token=…; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax
         */
        "Set-Cookie": string;
        /**
         * @description `Bearer realm="registry"` with the error (RFC 6750 section 3).
         * @example Bearer realm="registry", error="invalid_token"
         */
        "WWW-Authenticate": string;
        /**
         * @description Seconds to wait.
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description Where the browser goes on: the node's own pages.
         * @example /
         */
        Location: string;
        /** @description The validator of this representation. */
        ETag: Schemas["ETag"];
        /**
         * @description When the document was stored, as an HTTP date.
         * @example Fri, 20 Nov 2026 16:15:00 GMT
         */
        "Last-Modified": string;
        /**
         * @description The SHA-256 of the body (RFC 9530).
         * @example sha-256=:n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=:
         */
        "Content-Digest": string;
        /**
         * @description What the page may load: the node's own files, and nothing from elsewhere; nothing inline.
         * @example default-src 'none'; script-src 'self'; style-src 'self'
         */
        "Content-Security-Policy": string;
        /**
         * @description What other sites learn from links of the page: nothing but the node's address.
         * @example strict-origin-when-cross-origin
         */
        "Referrer-Policy": string;
        /**
         * @description `same-origin`: no page of another site that opened this one, or was opened by it, has a hold of its window.
         * @example same-origin
         */
        "Cross-Origin-Opener-Policy": string;
        /**
         * @description What the page may ask the browser for: none of these.
         * @example camera=(), geolocation=(), microphone=()
         */
        "Permissions-Policy": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    agents_register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
                 *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["Registration"];
            };
        };
        responses: {
            /** @description The agent was registered before; its record is now as sent. Sending the same again changes nothing. */
            200: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** @description The validator of the record. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /**
                     * @description Since when writing without a credential is deprecated (RFC 9745).
                     * @example @1795132800
                     */
                    Deprecation?: string;
                    /**
                     * @description When it will be refused, once that is decided (RFC 8594).
                     * @example Fri, 01 Jan 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description The page that explains (`rel="deprecation"`).
                     * @example <http://localhost:3000/problems/credential_missing>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `registered`: new. `updated`: it was there already; also said when there was nothing to change.
                         * @enum {string}
                         */
                        status: "updated";
                        /** @description The id it is registered by. */
                        agent_id: Schemas["AgentId"];
                        /** @description The record as it is now. */
                        agent: Schemas["Agent"];
                    };
                };
            };
            /** @description The agent was not registered before. */
            201: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Where to look it up.
                     * @example /lookup/weather-agent
                     */
                    Location: string;
                    /** @description The validator of the record. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /**
                     * @description Since when writing without a credential is deprecated (RFC 9745).
                     * @example @1795132800
                     */
                    Deprecation?: string;
                    /**
                     * @description When it will be refused, once that is decided (RFC 8594).
                     * @example Fri, 01 Jan 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description The page that explains (`rel="deprecation"`).
                     * @example <http://localhost:3000/problems/credential_missing>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `registered`: new. `updated`: it was there already; also said when there was nothing to change.
                         * @enum {string}
                         */
                        status: "registered";
                        /** @description The id it is registered by. */
                        agent_id: Schemas["AgentId"];
                        /** @description The record as it is now. */
                        agent: Schemas["Agent"];
                    };
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `unusable_agent_card`: Unusable agent card.
             *     - `card_url_rejected`: Card URL rejected.
             *     - `extra_too_large`: Extra members too large.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["UnusableAgentCard"] | Schemas["CardUrlRejected"] | Schemas["ExtraTooLarge"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"];
                };
            };
            /** @description Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /**
             * @description - `quota_exceeded`: Quota exceeded.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Card not fetched. There was no answer at the URL, or none that is a card: see `error`. Mend it, or send the card itself. */
            502: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CardNotFetched"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `card_fetches_busy`: Too many card fetches.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["CardFetchesBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    agents_list: {
        parameters: {
            query?: {
                /**
                 * @description Statuses. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["parameters"]["AgentFilters.status"];
                /**
                 * @description Capabilities, any of them.
                 * @example [
                 *       "streaming"
                 *     ]
                 */
                capabilities?: components["parameters"]["AgentFilters.capabilities"];
                /**
                 * @description Tags, any of them.
                 * @example [
                 *       "weather",
                 *       "climate"
                 *     ]
                 */
                tags?: components["parameters"]["AgentFilters.tags"];
                /**
                 * @description Ids of skills, any of them.
                 * @example [
                 *       "hourly-forecast"
                 *     ]
                 */
                skills?: components["parameters"]["AgentFilters.skills"];
                /**
                 * @description Protocols, any of them.
                 * @example [
                 *       "a2a"
                 *     ]
                 */
                protocol?: components["parameters"]["AgentFilters.protocol"];
                /**
                 * @description Names of providers, whole, in any case.
                 * @example [
                 *       "Example Weather Ltd"
                 *     ]
                 */
                provider?: components["parameters"]["AgentFilters.provider"];
                /**
                 * @description `local`, or ids of peers.
                 * @example [
                 *       "local"
                 *     ]
                 */
                source?: components["parameters"]["AgentFilters.source"];
                /** @description Only what changed at this instant or later. In `/list` the order is then that of the changes, oldest first. */
                updated_since?: components["parameters"]["AgentFilters.updated_since"];
                /** @description Only what changed after this change. In `/list` the order is then that of the changes, oldest first. */
                after_seq?: components["parameters"]["AgentFilters.after_seq"];
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentPage"];
                };
            };
            /** @description What the caller has is still right; no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["InvalidCursor"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    agents_mine: {
        parameters: {
            query?: {
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentPage"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    agents_search: {
        parameters: {
            query: {
                /**
                 * @description What to look for. 1 to 256 characters.
                 * @example weather "hourly forecast" -marine
                 */
                q: string;
                /**
                 * @description Statuses. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["parameters"]["AgentFilters.status"];
                /**
                 * @description Capabilities, any of them.
                 * @example [
                 *       "streaming"
                 *     ]
                 */
                capabilities?: components["parameters"]["AgentFilters.capabilities"];
                /**
                 * @description Tags, any of them.
                 * @example [
                 *       "weather",
                 *       "climate"
                 *     ]
                 */
                tags?: components["parameters"]["AgentFilters.tags"];
                /**
                 * @description Ids of skills, any of them.
                 * @example [
                 *       "hourly-forecast"
                 *     ]
                 */
                skills?: components["parameters"]["AgentFilters.skills"];
                /**
                 * @description Protocols, any of them.
                 * @example [
                 *       "a2a"
                 *     ]
                 */
                protocol?: components["parameters"]["AgentFilters.protocol"];
                /**
                 * @description Names of providers, whole, in any case.
                 * @example [
                 *       "Example Weather Ltd"
                 *     ]
                 */
                provider?: components["parameters"]["AgentFilters.provider"];
                /**
                 * @description `local`, or ids of peers.
                 * @example [
                 *       "local"
                 *     ]
                 */
                source?: components["parameters"]["AgentFilters.source"];
                /** @description Only what changed at this instant or later. In `/list` the order is then that of the changes, oldest first. */
                updated_since?: components["parameters"]["AgentFilters.updated_since"];
                /** @description Only what changed after this change. In `/list` the order is then that of the changes, oldest first. */
                after_seq?: components["parameters"]["AgentFilters.after_seq"];
                /**
                 * @description What to count the found agents by.
                 * @example [
                 *       "tags",
                 *       "protocol"
                 *     ]
                 */
                facets?: Schemas["Facet"][];
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["FoundPage"];
                };
            };
            /** @description What the caller has is still right; no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["InvalidCursor"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /**
             * @description Rate limit reached. This client network (IPv4 address, IPv6 /64) sent too many requests of this kind: try again after
             *     `Retry-After` seconds.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    agents_lookup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The agent's id. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * @description Since when the agent is deprecated: `@` and epoch seconds (RFC 9745). On deprecated agents only.
                     * @example @1793491200
                     */
                    Deprecation?: string;
                    /**
                     * @description When it will stop working, as an HTTP date (RFC 8594). On deprecated agents that have such a date.
                     * @example Thu, 31 Dec 2026 23:59:59 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description `<…>; rel="successor-version"` (RFC 5829). On deprecated agents that have a successor.
                     * @example </lookup/weather-agent-2>; rel="successor-version"
                     */
                    Link?: string;
                    /**
                     * @description When all changes of its origin were last taken over, so how old this record may be at most; absent if they never
                     *     were. On imported agents only.
                     */
                    "X-Origin-Synced-At"?: Schemas["Instant"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Agent"];
                };
            };
            /** @description What the caller has is still right; no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description No such agent. No agent is registered by this id; ids are case-sensitive. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                };
            };
            /** @description Agent deleted. Its id is remembered, and only its owner may register it again. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    agents_lookupMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["LookupRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["LookupAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    agents_card: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The agent's id. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * @description Where the card is published (RFC 9110 section 8.7), if the registration said so.
                     * @example https://weather.example.com/.well-known/agent-card.json
                     */
                    "Content-Location"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentCard"];
                };
            };
            /** @description What the caller has is still right; no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /**
             * @description - `agent_not_found`: No such agent.
             *     - `card_not_found`: No agent card.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"] | Schemas["CardNotFound"];
                };
            };
            /** @description Agent deleted. Its id is remembered, and only its owner may register it again. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    agents_setStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag that the change is based on, or `*` for any (RFC 9110 section 13.1.1).
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
                 *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The agent's id. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["StatusChange"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** @description The validator of the record. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /**
                     * @description Since when writing without a credential is deprecated (RFC 9745).
                     * @example @1795132800
                     */
                    Deprecation?: string;
                    /**
                     * @description When it will be refused, once that is decided (RFC 8594).
                     * @example Fri, 01 Jan 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description The page that explains (`rel="deprecation"`).
                     * @example <http://localhost:3000/problems/credential_missing>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Agent"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such agent. No agent is registered by this id; ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                };
            };
            /** @description Agent deleted. Its id is remembered, and only its owner may register it again. */
            410: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                };
            };
            /** @description Precondition failed. It changed since the ETag that `If-Match` or `If-None-Match` names: read it again. */
            412: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PreconditionFailed"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /**
             * @description - `quota_exceeded`: Quota exceeded.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    agents_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag that the change is based on, or `*` for any (RFC 9110 section 13.1.1).
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
                 *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The agent's id. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /**
                     * @description Since when writing without a credential is deprecated (RFC 9745).
                     * @example @1795132800
                     */
                    Deprecation?: string;
                    /**
                     * @description When it will be refused, once that is decided (RFC 8594).
                     * @example Fri, 01 Jan 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description The page that explains (`rel="deprecation"`).
                     * @example <http://localhost:3000/problems/credential_missing>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Tombstone"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"];
                };
            };
            /** @description No such agent. No agent is registered by this id; ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                };
            };
            /** @description Precondition failed. It changed since the ETag that `If-Match` or `If-None-Match` names: read it again. */
            412: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PreconditionFailed"];
                };
            };
            /**
             * @description - `quota_exceeded`: Quota exceeded.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    facts_get: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The agent's id. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    "Last-Modified": components["headers"]["Last-Modified"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentFacts"];
                };
            };
            /** @description What the caller has is still right; no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /**
             * @description - `agent_not_found`: No such agent.
             *     - `facts_not_found`: No AgentFacts.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"] | Schemas["FactsNotFound"];
                };
            };
            /** @description Agent deleted. Its id is remembered, and only its owner may register it again. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    facts_put: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag that the change is based on, or `*` for any (RFC 9110 section 13.1.1).
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
                 *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The agent's id. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AgentFacts"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** @description The validator of the document. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /**
                     * @description Since when writing without a credential is deprecated (RFC 9745).
                     * @example @1795132800
                     */
                    Deprecation?: string;
                    /**
                     * @description When it will be refused, once that is decided (RFC 8594).
                     * @example Fri, 01 Jan 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description The page that explains (`rel="deprecation"`).
                     * @example <http://localhost:3000/problems/credential_missing>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["FactsReceipt"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `facts_not_conformant`: AgentFacts not valid.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["FactsNotConformant"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"];
                };
            };
            /** @description No such agent. No agent is registered by this id; ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                };
            };
            /** @description Agent deleted. Its id is remembered, and only its owner may register it again. */
            410: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                };
            };
            /** @description Precondition failed. It changed since the ETag that `If-Match` or `If-None-Match` names: read it again. */
            412: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PreconditionFailed"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /**
             * @description - `quota_exceeded`: Quota exceeded.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    accounts_setup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["SetUp"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `email_rejected`: E-mail address rejected.
             *     - `weak_password`: Weak password.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["EmailRejected"] | Schemas["WeakPassword"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `setup_token_invalid`: Invalid set-up token.
             *     - `account_disabled`: Account disabled.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["SetupTokenInvalid"] | Schemas["AccountDisabled"];
                };
            };
            /**
             * @description - `already_set_up`: Already set up.
             *     - `email_taken`: E-mail address taken.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AlreadySetUp"] | Schemas["EmailTaken"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /**
             * @description - `too_many_sign_ins`: Too many sign-ins.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["TooManySignIns"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    accounts_signUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["SignUp"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `email_rejected`: E-mail address rejected.
             *     - `weak_password`: Weak password.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["EmailRejected"] | Schemas["WeakPassword"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `sign_up_closed`: Sign-up closed.
             *     - `account_disabled`: Account disabled.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["SignUpClosed"] | Schemas["AccountDisabled"];
                };
            };
            /**
             * @description - `email_taken`: E-mail address taken.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["EmailTaken"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /**
             * @description - `too_many_sign_ins`: Too many sign-ins.
             *     - `sign_up_limit_reached`: Too many new accounts.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["TooManySignIns"] | Schemas["SignUpLimitReached"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    accounts_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["SignIn"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `sign_in_failed`: Wrong e-mail or password.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SignInFailed"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /**
             * @description - `too_many_sign_ins`: Too many sign-ins.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["TooManySignIns"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    accounts_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["PasswordChange"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `weak_password`: Weak password.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["WeakPassword"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             *     - `wrong_password`: Wrong password.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"] | Schemas["WrongPassword"];
                };
            };
            /** @description No password. The account signs in with the identity provider, and has no password to change. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NoPassword"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /**
             * @description - `too_many_sign_ins`: Too many sign-ins.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["TooManySignIns"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    accounts_ways: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WaysIn"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    accounts_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    accounts_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["CurrentSession"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    accounts_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["SessionList"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    accounts_endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                id: Schemas["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description No such session. You have no session of this id, or it has ended. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SessionNotFound"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    accounts_oidcStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirection */
            302: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Where the browser goes on.
                     * @example https://id.example.com/authorize?client_id=registry
                     */
                    Location: string;
                    /**
                     * @description What ties the answer to this browser, for ten minutes.
                     * @example oidc_flow=…; Path=/api/auth/oidc; Max-Age=600; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"];
                };
            };
            /** @description No identity provider. This node has none set up: sign in with e-mail address and password. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["OidcNotConfigured"];
                };
            };
            /**
             * @description Rate limit reached. This client network (IPv4 address, IPv6 /64) sent too many requests of this kind: try again after
             *     `Retry-After` seconds.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `oidc_unavailable`: Identity provider unavailable.
             *     - `database_unavailable`: Database unavailable.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["OidcUnavailable"] | Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    accounts_oidcCallback: {
        parameters: {
            query?: {
                /**
                 * @description The authorization code.
                 * @example SplxlOBeZQQYbYS6WxSbIA
                 */
                code?: string;
                /**
                 * @description What ties this answer to its start.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description Who answers (RFC 9207).
                 * @example https://id.example.com
                 */
                iss?: string;
                /**
                 * @description Why there is no code.
                 * @example access_denied
                 */
                error?: string;
                /**
                 * @description The same, for people.
                 * @example The user refused.
                 */
                error_description?: string;
                /**
                 * @description A page about the error.
                 * @example https://id.example.com/errors/denied
                 */
                error_uri?: string;
                /**
                 * @description OpenID Connect Session Management's state. Not used.
                 * @example salt.0a1b
                 */
                session_state?: string;
                /**
                 * @description What was granted. Not used.
                 * @example openid email
                 */
                scope?: string;
                /**
                 * @description Which of several signed-in users it is, as some providers say. Not used.
                 * @example 0
                 */
                authuser?: string;
                /**
                 * @description The user's domain, as some providers say. Not used.
                 * @example example.com
                 */
                hd?: string;
                /**
                 * @description What the provider asked the user, as some say. Not used.
                 * @example consent
                 */
                prompt?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirection */
            303: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Sent twice: the session, an opaque token in the cookie `access_token` (HttpOnly, SameSite=Lax, Secure on https),
                     *     and the end of the cookie `oidc_flow`.
                     * @example access_token=…; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    Location: components["headers"]["Location"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `oidc_failed`: Sign-in at the provider failed.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["OidcFailed"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `sign_up_closed`: Sign-up closed.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SignUpClosed"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /** @description No identity provider. This node has none set up: sign in with e-mail address and password. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["OidcNotConfigured"];
                };
            };
            /**
             * @description - `email_taken`: E-mail address taken.
             *     - `identity_taken`: Identity taken.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["EmailTaken"] | Schemas["IdentityTaken"];
                };
            };
            /**
             * @description - `sign_up_limit_reached`: Too many new accounts.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SignUpLimitReached"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `oidc_unavailable`: Identity provider unavailable.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["OidcUnavailable"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    accounts_list: {
        parameters: {
            query?: {
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountPage"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    accounts_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's id. */
                id: Schemas["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AccountChange"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such account. No account has this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountNotFound"];
                };
            };
            /** @description The owner's own account. It cannot be disabled, or nobody could enable it again. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["OwnerCannotBeDisabled"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    keys_list: {
        parameters: {
            query?: {
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["KeyPage"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    keys_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["KeyRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["NewKeyAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `expiry_in_past`: Expiry in the past.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["ExpiryInPast"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             *     - `tier_not_available`: Tier not available.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"] | Schemas["TierNotAvailable"];
                };
            };
            /**
             * @description - `active_key_limit_reached`: Too many active keys.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["ActiveKeyLimitReached"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    keys_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["KeyRevoked"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description No such key. You have no key of this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["KeyNotFound"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    keys_rotate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The key's id. */
                id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["Rotation"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["KeyRotated"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description No such key. You have no key of this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["KeyNotFound"];
                };
            };
            /**
             * @description - `key_not_active`: Key not active.
             *     - `key_already_rotated`: Key already rotated.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["KeyNotActive"] | Schemas["KeyAlreadyRotated"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    keys_usage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["KeyUsageReport"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description No such key. You have no key of this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["KeyNotFound"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    events_list: {
        parameters: {
            query?: {
                /** @description Only events after this one. Default: from the oldest that is kept. */
                after?: Schemas["Seq"];
                /**
                 * @description Only these types.
                 * @example [
                 *       "agent.registered"
                 *     ]
                 */
                types?: Schemas["EventType"][];
                /** @description Only events about this agent. */
                agent_id?: Schemas["AgentId"];
                /**
                 * @description How many events to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The id of the last message of a stream that broke; wins over `after`.
                 * @example 88121
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["EventPage"];
                    "text/event-stream": string;
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    webhooks_list: {
        parameters: {
            query?: {
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookPage"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    webhooks_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["WebhookRequest"];
            };
        };
        responses: {
            /** @description The answer. No cache may keep it. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookWithSecret"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `callback_url_rejected`: Callback URL rejected.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["CallbackUrlRejected"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /**
             * @description - `subscription_limit_reached`: Too many subscriptions.
             *     - `callback_host_limit_reached`: Too many subscriptions at one callback host.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionLimitReached"] | Schemas["CallbackHostLimitReached"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /** @description No such subscription. None has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    webhooks_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookRemoved"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /** @description No such subscription. None has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["WebhookChange"];
            };
        };
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `callback_url_rejected`: Callback URL rejected.
             *     - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["CallbackUrlRejected"] | Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /** @description No such subscription. None has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"];
                };
            };
            /**
             * @description - `subscription_disabled`: Subscription disabled.
             *     - `callback_host_limit_reached`: Too many subscriptions at one callback host.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionDisabled"] | Schemas["CallbackHostLimitReached"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_test: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["WebhookTestRequest"];
            };
        };
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookTestResult"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /** @description No such subscription. None has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"];
                };
            };
            /** @description Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /**
             * @description - `quota_exceeded`: Quota exceeded.
             *     - `too_many_deliveries`: Too many deliveries.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["TooManyDeliveries"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_deliveries: {
        parameters: {
            query?: {
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /**
                 * @description Only those that ended so.
                 * @example [
                 *       "failed"
                 *     ]
                 */
                status?: Schemas["DeliveryStatus"][];
                /**
                 * @description Only of these events.
                 * @example [
                 *       "agent.registered"
                 *     ]
                 */
                event?: Schemas["EventType"][];
            };
            header?: never;
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["DeliveryPage"];
                };
            };
            /**
             * @description - `invalid_cursor`: Invalid cursor.
             *     - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidCursor"] | Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /** @description No such subscription. None has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    webhooks_redeliver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
                /** @description The delivery's id. */
                delivery_id: Schemas["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Delivery"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /**
             * @description - `subscription_not_found`: No such subscription.
             *     - `delivery_not_found`: No such delivery.
             */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"] | Schemas["DeliveryNotFound"];
                };
            };
            /**
             * @description - `delivery_under_way`: Delivery under way.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 10
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DeliveryUnderWay"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /**
             * @description - `quota_exceeded`: Quota exceeded.
             *     - `too_many_deliveries`: Too many deliveries.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 10
                     */
                    "Retry-After": number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["TooManyDeliveries"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 10
                     */
                    "Retry-After": number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_replay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ReplayRequest"];
            };
        };
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ReplayResult"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /** @description No such subscription. None has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"];
                };
            };
            /** @description Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /**
             * @description - `quota_exceeded`: Quota exceeded.
             *     - `too_many_deliveries`: Too many deliveries.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["TooManyDeliveries"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_rotateSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["SecretRotation"];
            };
        };
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookWithSecret"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /** @description No such subscription. None has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"];
                };
            };
            /** @description Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_deliver: {
        parameters: {
            query?: {
                /** @description `true`: an attempt that fails answers 502, for queues that try again on what is not 2xx. */
                fail_on_error?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["QueuedDelivery"];
            };
        };
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["QueuedDeliveryResult"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /** @description No such delivery. None has this id, or it belongs to another subscription or account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DeliveryNotFound"];
                };
            };
            /**
             * @description - `delivery_under_way`: Delivery under way.
             *     - `subscription_not_active`: Subscription not active.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 10
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DeliveryUnderWay"] | Schemas["SubscriptionNotActive"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /**
             * @description - `quota_exceeded`: Quota exceeded.
             *     - `too_many_deliveries`: Too many deliveries.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 10
                     */
                    "Retry-After": number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["TooManyDeliveries"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Delivery failed. The receiver did not take it, and `fail_on_error=true` asked for this answer. */
            502: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DeliveryFailed"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 10
                     */
                    "Retry-After": number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_adminList: {
        parameters: {
            query?: {
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookPage"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    webhooks_adminCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["WebhookRequest"];
            };
        };
        responses: {
            /** @description The answer. No cache may keep it. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookWithSecret"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `callback_url_rejected`: Callback URL rejected.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["CallbackUrlRejected"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /**
             * @description - `subscription_limit_reached`: Too many subscriptions.
             *     - `callback_host_limit_reached`: Too many subscriptions at one callback host.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionLimitReached"] | Schemas["CallbackHostLimitReached"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_adminRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookRemoved"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /** @description No such subscription. None has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_pause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /** @description No such subscription. None has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"];
                };
            };
            /** @description Subscription disabled. Ten deliveries in a row failed: mend the receiver, then resume the subscription. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionDisabled"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    webhooks_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"];
                };
            };
            /** @description No such subscription. None has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionNotFound"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    certifications_issue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
                 *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["CertificationRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Certification"];
                };
            };
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Certification"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `expiry_in_past`: Expiry in the past.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["ExpiryInPast"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_an_issuer`: Not an issuer.
             *     - `not_certification_issuer`: Another issuer's certification.
             *     - `issuer_name_not_own`: Another issuer's name.
             *     - `own_agent_certification`: Certification of one's own agent.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotAnIssuer"] | Schemas["NotCertificationIssuer"] | Schemas["IssuerNameNotOwn"] | Schemas["OwnAgentCertification"];
                };
            };
            /** @description No such agent. No agent is registered by this id; ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                };
            };
            /** @description Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Agent deleted. Its id is remembered, and only its owner may register it again. */
            410: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    certifications_revoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
                 *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The certification's id. */
                id: Schemas["CertificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["Revocation"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Certification"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_an_issuer`: Not an issuer.
             *     - `not_certification_issuer`: Another issuer's certification.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotAnIssuer"] | Schemas["NotCertificationIssuer"];
                };
            };
            /** @description No such certification. None has this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CertificationNotFound"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    certifications_list: {
        parameters: {
            query?: {
                /** @description Only those of this agent. */
                agent_id?: Schemas["AgentId"];
                /**
                 * @description Only of these statuses.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: Schemas["CertificationStatus"][];
                /**
                 * @description Only of these levels.
                 * @example [
                 *       "verified",
                 *       "audited"
                 *     ]
                 */
                level?: Schemas["CertificationLevel"][];
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["CertificationPage"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    certifications_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The certification's id. */
                id: Schemas["CertificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Certification"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description No such certification. None has this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CertificationNotFound"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    compliance_report: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
                 *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ViolationReport"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Violation"];
                };
            };
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Violation"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such agent. No agent is registered by this id; ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                };
            };
            /** @description Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Agent deleted. Its id is remembered, and only its owner may register it again. */
            410: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    compliance_decide: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
                 *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The violation's id. */
                id: Schemas["ViolationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ViolationDecision"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Violation"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such violation. None has this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["ViolationNotFound"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    compliance_list: {
        parameters: {
            query?: {
                /** @description Only those of this agent. */
                agent_id?: Schemas["AgentId"];
                /**
                 * @description Only of these statuses.
                 * @example [
                 *       "open"
                 *     ]
                 */
                status?: Schemas["ViolationStatus"][];
                /**
                 * @description Only of these severities.
                 * @example [
                 *       "high",
                 *       "critical"
                 *     ]
                 */
                severity?: Schemas["Severity"][];
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ViolationPage"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    reputation_get: {
        parameters: {
            query?: {
                /**
                 * @description Of these agents. At most 100; repeated, or with commas between. `limit` and `cursor` then mean nothing.
                 * @example [
                 *       "weather-agent"
                 *     ]
                 */
                agent_id?: Schemas["AgentId"][];
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ReputationPage"];
                };
            };
            /** @description What the caller has is still right; no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["InvalidCursor"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    reputation_report: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
                 *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ReputationReport"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ReputationReportReceipt"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `own_agent_report`: Report on one's own agent.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnAgentReport"];
                };
            };
            /** @description No such agent. No agent is registered by this id; ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                };
            };
            /** @description Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Agent deleted. Its id is remembered, and only its owner may register it again. */
            410: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /**
             * @description - `quota_exceeded`: Quota exceeded.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    federation_add: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): answer as soon as the change is committed. Without it the answer waits until
                 *     each delivery of the event has been attempted, at most 10 seconds. Other preferences mean nothing here.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters
                 *     (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the
                 *     response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you
                 *     send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["PeerRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the answer did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Peer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `peer_url_rejected`: Peer URL rejected.
             *     - `peer_unusable`: Peer unusable.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["PeerUrlRejected"] | Schemas["PeerUnusable"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"];
                };
            };
            /**
             * @description - `peer_known`: Peer known.
             *     - `peer_limit_reached`: Too many peers.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PeerKnown"] | Schemas["PeerLimitReached"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Peer not reached. There was no answer at the URL, or none that can be used: see `error`. */
            502: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PeerNotReached"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    federation_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["PeerList"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    federation_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The peer's id. */
                id: components["parameters"]["PeerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["PeerRemoved"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such peer. None has this id, or it was removed. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PeerNotFound"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    federation_sync: {
        parameters: {
            query?: {
                /**
                 * @description `true`: read all that the peer has, and not only what changed; retire what it no longer has; and find out anew
                 *     how it can be read.
                 * @example true
                 */
                full?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description The peer's id. */
                id: components["parameters"]["PeerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. No cache may keep it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["SyncResult"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such peer. None has this id, or it was removed. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PeerNotFound"];
                };
            };
            /** @description Sync under way. Another process of the node is reading this peer: see `last_sync_at` in the list of peers. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SyncUnderWay"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    federation_conflicts: {
        parameters: {
            query?: {
                /**
                 * @description How many entries to give at most. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before. Left out: from the start. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path: {
                /** @description The peer's id. */
                id: components["parameters"]["PeerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["PeerConflictPage"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `duplicate_session_cookie`: Two sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidCursor"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            /**
             * @description - `credential_missing`: Credential missing.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such peer. None has this id, or it was removed. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PeerNotFound"];
                };
            };
            /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache keeps what was meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    mcp_call: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that `initialize` agreed on. Left out: any.
                 * @example 2025-11-25
                 */
                "MCP-Protocol-Version"?: Schemas["McpVersion"];
                /**
                 * @description The site of the page that makes the request, as browsers say it. Only the node's own pages are served.
                 * @example http://localhost:3000
                 */
                Origin?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["McpMessage"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["McpAnswer"];
                };
            };
            /** @description The notification arrived. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON too deep.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body member.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * @description - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"];
                };
            };
            /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["BodyTooLarge"];
                };
            };
            /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /**
             * @description - `node_busy`: Node busy.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    node_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Health"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Service unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Health"];
                };
            };
        };
    };
    node_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Liveness"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
        };
    };
    node_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Readiness"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Service unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Readiness"];
                };
            };
        };
    };
    node_stats: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Stats"];
                };
            };
            /** @description What the caller has is still right; no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    node_openapiJson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description What the caller has is still right; no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
        };
    };
    node_openapiYaml: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            /** @description What the caller has is still right; no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
        };
    };
    node_webhookVectors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookVectors"];
                };
            };
            /** @description What the caller has is still right; no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: keep it, but ask before using it again.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
        };
    };
    site_landing: {
        parameters: {
            query?: {
                /**
                 * @description What to search for.
                 * @example weather forecast
                 */
                q?: components["parameters"]["SearchForm.q"];
                /**
                 * @description A status.
                 * @example active
                 */
                status?: components["parameters"]["SearchForm.status"];
                /**
                 * @description A protocol.
                 * @example a2a
                 */
                protocol?: components["parameters"]["SearchForm.protocol"];
                /**
                 * @description A capability.
                 * @example streaming
                 */
                capabilities?: components["parameters"]["SearchForm.capabilities"];
                /** @description A tag. */
                tags?: components["parameters"]["SearchForm.tags"];
                /**
                 * @description The id of a skill.
                 * @example hourly-forecast
                 */
                skills?: components["parameters"]["SearchForm.skills"];
                /** @description The name of a provider. */
                provider?: components["parameters"]["SearchForm.provider"];
                /**
                 * @description `local`, or the id of a peer.
                 * @example local
                 */
                source?: components["parameters"]["SearchForm.source"];
                /** @description Where the next page of results starts. */
                cursor?: components["parameters"]["SearchForm.cursor"];
                /**
                 * @description The token of the set-up link: the page then says how to make the owner's account.
                 * @example k3cVZb0Wc4Q0Y5hHcU1m2w
                 */
                setup?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * @description `no-store` if the page shows the token of a set-up link.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    site_docs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
        };
    };
    site_guide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the guide.
                 * @example reference
                 */
                guide: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description No such guide. `/docs` lists the guides that the node has. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["GuideNotFound"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
        };
    };
    site_problem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `code` of the problem.
                 * @example agent_not_found
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description No such problem. No problem has this code: see the `code` of the answer again. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["ProblemNotFound"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
        };
    };
    site_agent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: Schemas["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description No such agent. No agent is registered by this id; ids are case-sensitive. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description What the page may load: the node's own files, and nothing from elsewhere; nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy"?: string;
                    /**
                     * @description What other sites learn from links of the page: nothing but the node's address.
                     * @example strict-origin-when-cross-origin
                     */
                    "Referrer-Policy"?: string;
                    /**
                     * @description `same-origin`: no page of another site that opened this one, or was opened by it, has a hold of its window.
                     * @example same-origin
                     */
                    "Cross-Origin-Opener-Policy"?: string;
                    /**
                     * @description What the page may ask the browser for: none of these.
                     * @example camera=(), geolocation=(), microphone=()
                     */
                    "Permissions-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                    "text/html": string;
                };
            };
            /** @description Agent deleted. Its id is remembered, and only its owner may register it again. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description What the page may load: the node's own files, and nothing from elsewhere; nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy"?: string;
                    /**
                     * @description What other sites learn from links of the page: nothing but the node's address.
                     * @example strict-origin-when-cross-origin
                     */
                    "Referrer-Policy"?: string;
                    /**
                     * @description `same-origin`: no page of another site that opened this one, or was opened by it, has a hold of its window.
                     * @example same-origin
                     */
                    "Cross-Origin-Opener-Policy"?: string;
                    /**
                     * @description What the page may ask the browser for: none of these.
                     * @example camera=(), geolocation=(), microphone=()
                     */
                    "Permissions-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                    "text/html": string;
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    site_dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
        };
    };
    site_asset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the caller has, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name, as pages give it.
                 * @example site.k3cVZb0W.css
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** @description The validator of this file. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `public, max-age=31536000, immutable`.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                    "text/javascript": string;
                    "image/svg+xml": string;
                };
            };
            /** @description The client has made a conditional request and the resource has not been modified. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** @description The validator of this file. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `public, max-age=31536000, immutable`.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_path`: Invalid id in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Query parameter given twice.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            /**
             * @description - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description No such asset. The name of an asset changes with what it holds: read the page again, which has the right name. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AssetNotFound"];
                };
            };
            /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
        };
    };
    deliver_agent_registered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex; the key is the UTF-8 text of the 64-character secret: of the
                 *     new one as soon as a rotation made it.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** @description The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * @description The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * @description Counts the attempts of this delivery, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Refuse what is older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each
                 *     secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are as base64, and its
                 *     text. While a rotation overlaps the secret before it signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` on an example that the subscription's owner asked for: nothing has happened. Absent on events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AgentRegisteredEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Answer within 10 seconds of its start; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten in a row disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver refused it: a failure. Ten in a row disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver failed: a failure. Ten in a row disable the subscription. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deliver_agent_deprecated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex; the key is the UTF-8 text of the 64-character secret: of the
                 *     new one as soon as a rotation made it.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** @description The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * @description The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * @description Counts the attempts of this delivery, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Refuse what is older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each
                 *     secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are as base64, and its
                 *     text. While a rotation overlaps the secret before it signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` on an example that the subscription's owner asked for: nothing has happened. Absent on events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AgentDeprecatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Answer within 10 seconds of its start; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten in a row disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver refused it: a failure. Ten in a row disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver failed: a failure. Ten in a row disable the subscription. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deliver_cert_issued: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex; the key is the UTF-8 text of the 64-character secret: of the
                 *     new one as soon as a rotation made it.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** @description The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * @description The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * @description Counts the attempts of this delivery, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Refuse what is older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each
                 *     secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are as base64, and its
                 *     text. While a rotation overlaps the secret before it signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` on an example that the subscription's owner asked for: nothing has happened. Absent on events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["CertIssuedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Answer within 10 seconds of its start; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten in a row disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver refused it: a failure. Ten in a row disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver failed: a failure. Ten in a row disable the subscription. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deliver_cert_revoked: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex; the key is the UTF-8 text of the 64-character secret: of the
                 *     new one as soon as a rotation made it.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** @description The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * @description The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * @description Counts the attempts of this delivery, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Refuse what is older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each
                 *     secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are as base64, and its
                 *     text. While a rotation overlaps the secret before it signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` on an example that the subscription's owner asked for: nothing has happened. Absent on events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["CertRevokedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Answer within 10 seconds of its start; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten in a row disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver refused it: a failure. Ten in a row disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver failed: a failure. Ten in a row disable the subscription. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deliver_reputation_updated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex; the key is the UTF-8 text of the 64-character secret: of the
                 *     new one as soon as a rotation made it.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** @description The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * @description The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * @description Counts the attempts of this delivery, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Refuse what is older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each
                 *     secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are as base64, and its
                 *     text. While a rotation overlaps the secret before it signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` on an example that the subscription's owner asked for: nothing has happened. Absent on events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ReputationUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Answer within 10 seconds of its start; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten in a row disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver refused it: a failure. Ten in a row disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver failed: a failure. Ten in a row disable the subscription. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deliver_compliance_violation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex; the key is the UTF-8 text of the 64-character secret: of the
                 *     new one as soon as a rotation made it.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** @description The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * @description The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * @description Counts the attempts of this delivery, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Refuse what is older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each
                 *     secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are as base64, and its
                 *     text. While a rotation overlaps the secret before it signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` on an example that the subscription's owner asked for: nothing has happened. Absent on events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ComplianceViolationEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Answer within 10 seconds of its start; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten in a row disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver refused it: a failure. Ten in a row disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver failed: a failure. Ten in a row disable the subscription. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deliver_federation_peer_added: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex; the key is the UTF-8 text of the 64-character secret: of the
                 *     new one as soon as a rotation made it.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** @description The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * @description The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * @description Counts the attempts of this delivery, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Refuse what is older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each
                 *     secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are as base64, and its
                 *     text. While a rotation overlaps the secret before it signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` on an example that the subscription's owner asked for: nothing has happened. Absent on events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["FederationPeerAddedEvent"];
            };
        };
        responses: {
            /** @description The delivery succeeded. Answer within 10 seconds of its start; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten in a row disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver refused it: a failure. Ten in a row disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver failed: a failure. Ten in a row disable the subscription. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
