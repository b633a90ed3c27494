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
         *     The response is 201 for a new agent and 200 for an existing one. In an update, an omitted field keeps its value and null clears it, so an integration that only sends the id and the URL removes nothing. Sending the same content again changes nothing and emits nothing. Emits `agent.registered`.
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
         *     Pages never skip or repeat an agent, even while agents are being written. With `after_seq` or `updated_since` the order is that of the changes, and deleted and suspended agents are included, so that a mirror misses nothing: continue with `after_seq` = the `seq` of the last agent.
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
         * List your agents
         * @description The agents of your account, newest first, with any status except deleted.
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
         * @description Search agents by words, best match first.
         *
         *     The exact id or name comes first. Then come agents with every word, as a whole word, as the beginning of one or in another form (`taxes`, `tax`): in the id or name (highest weight), in tags, capabilities, skills or the provider, in details of skills, or in the description. If there are none, words with one wrong letter are tried. `"two words"` matches an exact phrase, `-word` excludes a word. Other punctuation is ignored.
         *
         *     Agents with some of the words are found if no agent has every word, or if the query reads like a need in plain words (three words or more outside of quotes: `find me a train to Rome`). They are ranked by how rare the words are that they have, and how often and where they have them. English synonyms count too, with less weight. For a need, agents with every word are ranked among them; if 200 agents or more have every word, only those are found. Each result has every phrase in quotes. At most 300 agents are compared. Words that say nothing of an agent (`I need an agent that can`) are ignored, unless there are no others.
         *
         *     The work of a search is limited. A word of one or two letters matches whole words only; the last word also matches the beginning of the id or name. A search uses the first 12 words or phrases, the first 12 after a minus, and 16 words in all, including those of phrases; the rest is ignored. A text without spaces, as in Chinese or Thai, has about as many words as characters. A search that still takes too long stops, returns what it has found, and sets `truncated`.
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
         *     The response for a deprecated agent has `Deprecation`, and `Sunset` and `Link` if it has a date and a successor. A deleted agent responds with 410 and its tombstone.
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
         * Look up several agents
         * @description Look up to 100 agents at once. Unknown and deleted ids are in `missing`. Changes nothing.
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
         * @description The A2A card with which the agent was registered, as it was sent or fetched. Not available while the agent is suspended.
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
         * @description Deprecate an agent, or reactivate it.
         *
         *     The change replaces the whole status: an omitted message, successor or date is cleared. The same status again changes nothing. Emits `agent.deprecated` (`change: "deprecated"` or `"suspended"`) or `agent.registered` (`change: "reactivated"`). Only the operator can suspend an agent, and only the operator can reactivate a suspended one.
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
         * @description Delete an agent permanently.
         *
         *     Its name, URL, description, facts and card are erased. The id stays reserved as a tombstone: only the same owner may register it again. Earlier events stay in the journal unchanged. Deleting the agent again changes nothing and returns the same tombstone. Emits `agent.deprecated` (`change: "tombstoned"`).
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
         * @description The AgentFacts of an agent, as stored: self-declared, not verified by the node. Not available while the agent is suspended.
         */
        get: operations["facts_get"];
        /**
         * Store an agent's AgentFacts
         * @description Store the AgentFacts of a registered agent. They replace the previous ones.
         *
         *     The document is kept as sent, except for white space between its tokens: numbers keep their digits, unknown fields stay. Its own `id` and `agent_name` often belong to another namespace, so a difference from the path is only a warning. Missing required fields are reported in `conformance`; a node with `FACTS_VALIDATION=strict` rejects such documents. Storing the same document again changes nothing. Emits `agent.registered` (`change: "facts"`). With `If-None-Match: *` the document is stored only if the agent has none.
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
         * @description Create the owner account and sign in. It works once, with the token that the node printed, and not if `OWNER_EMAIL` and `OWNER_PASSWORD` define the owner.
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
         * @description Create an account and sign in. Its tier is `free` until the owner of the node raises it. A client network (IPv4 address, IPv6 /64) can create a limited number of accounts in 24 hours, including accounts from the identity provider. Reports about agents do not count in the first 24 hours of an account.
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
         * @description Sign in with e-mail address and password. The response ends the session that the request carries. A wrong password and an unknown address get the same response in the same time. After several failures, further attempts have to wait: the more failures, the longer the wait, at most 15 minutes. An account has at most 100 sessions: a further sign-in ends the oldest.
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
         * @description Change the password of your account. All its sessions end, and this browser gets a new one. API keys stay valid. A wrong `current_password` counts as a failed sign-in. An account that only signs in with the identity provider has no password and cannot set one.
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
         * List sign-in methods
         * @description The available sign-in methods. A page can use them to show the right forms. Sign-in with a password is always available.
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
         * @description End the current session.
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
         * @description The signed-in account, and when the session expires.
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
    "/api/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check your credential
         * @description The credential of this request: its account, its tier, when it expires, and what is left of its quota. The request uses no quota, and works also when the quota is used up. So it is a safe first request to test a key.
         */
        get: operations["accounts_whoami"];
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
         * List your sessions
         * @description The sessions of your account.
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
         * @description End one of your sessions. Its next request is rejected.
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
         * @description Redirect the browser to the node's identity provider (OpenID Connect, authorization code with PKCE). If you are already signed in, the identity is added to your account. Pages of other sites cannot send browsers here, because they could add an identity of their choice.
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
         * Return from the identity provider
         * @description The URL that the identity provider sends the browser back to, within ten minutes. The issuer and the subject are the identity. If you were signed in at the start and still are, the identity is added to your account. Otherwise an unknown identity gets a new account. Each authorization response is accepted once. The new account gets the e-mail address only if the provider has verified it. An existing account with the same address is not taken over.
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
         * @description All accounts, newest first. Only for the owner of the node.
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
         * @description Change an account's tier, disable or enable it, or let it issue certifications. Only for the owner of the node.
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
         * List your keys
         * @description The keys of your account, with any status, newest first.
         */
        get: operations["keys_list"];
        put?: never;
        /**
         * Create a key
         * @description Create an API key. Only this response has the raw key. The tier of your account limits the number of active keys; the tier of the key limits its requests.
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
         * @description Revoke a key permanently. Its next request is rejected, everywhere. Revoking it again changes nothing.
         */
        delete: operations["keys_revoke"];
        options?: never;
        head?: never;
        /**
         * Rename a key
         * @description Rename a key, with any status. Everything else about it stays the same.
         */
        patch: operations["keys_update"];
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
         * @description Replace a key by a new one with the same name, tier and expiry. Both keys are valid until the grace period ends. They share the count of the month, and the old key does not count towards the limit of active keys.
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
         * @description The usage of a key in the current month and on each of the last 30 days.
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
         * @description Read the journal: every event that webhooks are sent for, in commit order.
         *
         *     With `Accept: text/event-stream` the response is a live stream (Server-Sent Events): first the events after `after`, then each event as it is committed. The `id` of a message is its `seq`, its `event` the event type, its `data` the envelope. The `Last-Event-ID` of a reconnecting client replaces `after`. After 15 seconds without an event a comment is sent. `limit` has no effect on a stream.
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
    "/events/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest events
         * @description Read the latest events, the newest first, for example what changed today. To read all events in order, or to follow them, use `GET /events`.
         */
        get: operations["events_latest"];
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
         * List your subscriptions
         * @description Your subscriptions, newest first.
         */
        get: operations["webhooks_list"];
        put?: never;
        /**
         * Subscribe to events
         * @description Subscribe to events. Only this response has the secret. An account may have 100 subscriptions (tier `free`), 500 (`pro`) or 2,000 (`enterprise`), of which 20, 50 or 200 may be at one callback host.
         *
         *     Every event is sent as soon as it is committed: one POST request with a timeout of 10 seconds, without redirects and without retries. 2xx is a success, anything else a failure; the tenth consecutive failure disables the subscription. A host that has never responded with 2xx gets one delivery at a time, any other host a few. Accounts share the capacity of the node by the time that their receivers take.
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
         * @description Delete a subscription permanently, with its secret and its deliveries.
         */
        delete: operations["webhooks_remove"];
        options?: never;
        head?: never;
        /**
         * Change a subscription
         * @description Change a subscription: its status, events, description or URL.
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
         * @description Send a signed example at once and return the outcome. It has the header `X-Webhook-Test: true`, its key begins with `evt_test_`, and its payload has `"test": true`, the `seq` 0, and ids and hosts of examples (`example.com`). It also works for a paused or disabled subscription. A failure is not counted; a success resets the consecutive failures to zero.
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
         * @description The deliveries of a subscription that are still stored (30 days by default), newest event first.
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
         * Redeliver an event
         * @description Repeat a delivery at once, with the same body and key and a new signature time, whatever its status, even if the subscription is paused or disabled. A failure is not counted; a success resets the consecutive failures to zero.
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
         * @description Repeat several deliveries, for example those that were skipped while the subscription was paused: oldest event first, with the same bodies and keys. Failures are not counted. The response waits at most 10 seconds; the rest continues.
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
         * @description Replace the secret. During the grace period, `webhook-signature` has signatures of both secrets. `X-Webhook-Signature` has only one, made with the new secret. If you rotate twice within a grace period, the oldest of the three secrets stops signing immediately.
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
         * @description Attempt one delivery, for external queues and schedulers: by id only. The response is 200 whatever the receiver does. A delivery that has succeeded is not sent again. Failures count as for events.
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
         * @description Your subscriptions, newest first. The operator gets the subscriptions of all accounts.
         */
        get: operations["webhooks_adminList"];
        put?: never;
        /**
         * Subscribe to events
         * @description The same as `POST /api/webhooks`.
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
         * @description The same as `DELETE /api/webhooks/{id}`: only for the subscription's owner, not for the operator.
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
         * @description Stop deliveries. Events that occur meanwhile are stored as `skipped`. Pausing a paused subscription changes nothing.
         */
        patch: operations["webhooks_pause"];
        trace?: never;
    };
    "/api/admin/webhooks/{id}/disable": {
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
         * Disable a subscription
         * @description Disable a subscription of any account, with a reason that its owner sees. Its owner cannot resume it, only the operator can. Deliveries stop, including requested ones; events are stored as `skipped`. Only for the owner of the node.
         */
        patch: operations["webhooks_disable"];
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
         * @description Deliver events again, with the same secret and filters; consecutive failures restart at zero. It also re-enables a disabled subscription; one that the operator disabled can only be resumed by the operator. Resuming an active subscription changes nothing, not even its consecutive failures. The subscription of a disabled account stays as it is (`account_disabled`).
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
         * @description Certify an agent, or renew the certification. Only for the operator of the node, and for accounts that the operator made issuers.
         *
         *     Only one certification of an agent, level and issuer is active at a time. Another request for the same one renews it (200), with the evidence and the expiry of the new request. Emits `cert.issued`. A certification of a disabled account does not count towards the reputation until the operator renews it.
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
         * @description Revoke a certification permanently. Only for the account that issued it, and for the operator. Emits `cert.revoked`. It changes nothing on a revoked or expired certification.
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
         * @description List certifications, newest first. They are issued at this node, not declared by the agents.
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
         * @description Read one certification, for example to check that it is still active.
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
         * @description Report a violation. Only for the operator of the node.
         *
         *     A violation that is new for the agent is opened (201), and `compliance.violation` is emitted. Otherwise the response is 200: a report of an open violation is counted, and escalates it if the severity is higher (its detail and evidence are then those of this report); a resolved violation is reopened with this report; a waived one is counted, and reopened only if the severity is higher than when it was waived.
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
         * @description Resolve or waive a violation. Only for the operator of the node. It may emit `reputation.updated`, because open violations lower an agent's score.
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
         * @description Read reputations: of the requested agents, or without `agent_id` of all agents that have one, in pages. The node returns stored scores and computes nothing here.
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
         * @description Report the outcome of using an agent, with a key or a session. You cannot report on your own agents. One report per account and agent counts in 60 seconds, and none before the account is 24 hours old, because accounts are free. Emits `reputation.updated` if the score has changed by 0.01 since the last such event, or if the grade has changed.
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
         * @description Add a peer. Only for the owner of the node.
         *
         *     The node reads the peer's `/health` and the first entry of its `/list`. If they are valid and not this node's own, the peer is active: its local agents are imported shortly after, and then synced about every minute. Agents that the peer imported itself are not. A peer that was removed gets its old id again. Emits `federation.peer_added`.
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
         * @description The peers of this node and the state of their syncs.
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
         * @description Remove a peer. Syncing stops, and its agents are retired as if it had deleted them. Only for the owner of the node.
         *
         *     Their ids are then free: anyone may register them, and other peers may provide them. The response comes after at most 10 seconds; the rest is retired in the background, also after a restart. Retiring emits `agent.deprecated` (`change: "imported"`).
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
         * @description Sync a peer now. Only for the owner of the node.
         *
         *     The response comes when the sync is complete, or after 10 seconds; the sync then continues in the background. If a sync is under way, the response is about that one. Errors of the peer are in the body, not in the status.
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
         * @description The agents of a peer that are not imported, because their ids are taken. Only for the owner of the node.
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
         * Call the MCP endpoint
         * @description The endpoint of the Model Context Protocol: streamable HTTP, without sessions and without a stream.
         *
         *     You send one message and get its response as JSON; a notification has none (202). Requests are independent, so `tools/call` does not need an `initialize` before it. By version 2026-07-28 of the protocol, a request has its version and the client's capabilities in `_meta`, and repeats its version, its method and the name of its tool in headers; `server/discover` says what the node supports. Requests without this `_meta` are served by the earlier versions. The tools are operations of this API: `tools/list` has their names. A tool call is its operation: the same validation, ownership, quota and events. The response of the operation is the tool's `structuredContent` and, as the same text, its `content`. Its status and headers are in `_meta["registry-node/answer"]`.
         *
         *     By the versions before 2025-06-18, which a request without `MCP-Protocol-Version` may be of, the body may be a batch: a list of at most 50 messages. They are handled one after another, each as if it were sent alone; the response is the list of their responses.
         *
         *     If the operation fails, the result has `isError`, and this request still succeeds: the first text says what was wrong, the second is the problem as JSON. This request itself needs no key and is never counted. A key in `Authorization` or `X-API-Key` must be valid, otherwise the response is 401. The key is passed on to the operation, which counts the call once. Session cookies are not passed on.
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
         * @description The health of the node: whether the database responds, and whether changes can be committed. Quick, and never rate limited.
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
         * @description Whether the process runs. It checks nothing else.
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
         * @description Whether the node can serve reads and writes now. It reads, and at most once a second it writes a row of its own, however many requests arrive. For load balancers and orchestrators. Never rate limited.
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
         * Statistics of the registry
         * @description Statistics of the registry. Writes keep them up to date, so this read costs the same for ten agents and ten million.
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
         * OpenAPI document as JSON
         * @description The OpenAPI document as JSON.
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
         * OpenAPI document as YAML
         * @description The OpenAPI document as YAML.
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
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics for Prometheus
         * @description The metrics of the process, for Prometheus. Values of the database are read for each request, and are omitted while it is unavailable. Uses no quota.
         */
        get: operations["node_metrics"];
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
         * Test vectors for webhook receivers
         * @description Deliveries with known signatures, to test the verification of a receiver in any language. They never change within a version.
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
         * @description The landing page: what the registry is, its statistics, recent activity, and a search for agents.
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
    "/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of agents
         * @description All agents as a list, with the search form. `/` with a search shows the same.
         */
        get: operations["site_agents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity of the registry
         * @description What changed in the registry, the newest first: `GET /events/latest` as a web page.
         */
        get: operations["site_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity as an Atom feed
         * @description The latest events as an Atom feed (RFC 4287), for feed readers.
         */
        get: operations["site_activityAtom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity as a JSON Feed
         * @description The latest events as a JSON Feed, for feed readers.
         */
        get: operations["site_activityFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of the node
         * @description The health and the statistics of the node as a web page. It is there while the node is down too, and says so.
         */
        get: operations["site_status"];
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
         * @description The list of the guides and the API reference.
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
         * Read a guide
         * @description A guide as a web page; `reference` is the API reference.
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
         * @description A web page that explains a problem and how to fix it. The `type` of every problem links to it.
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
         * Read an agent's page
         * @description A web page about an agent: its record, its AgentFacts, its reputation and its history.
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
         * @description The dashboard for signed-in users: one page, with its views in the fragment, as in `/dashboard#/keys`.
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
         * Read an asset of the pages
         * @description A style sheet, script or image of the pages. Its name changes with its content, so it may be stored forever.
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
         * @description Certification revoked or expired.
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
        /**
         * @description The id of an agent.
         * @example weather-agent
         */
        "ActivityForm.agent_id": Schemas["FormLine"];
        /** @description Only events before this one, for the next page. */
        "ActivityForm.before": Schemas["Seq"];
        /** @description The first day. */
        "ActivityForm.from": Schemas["FormDay"];
        /** @description The last day. */
        "ActivityForm.to": Schemas["FormDay"];
        /**
         * @description An event type.
         * @example agent.registered
         */
        "ActivityForm.type": Schemas["EventType"] | "";
        /** @description Only agents that changed after this change. `/list` then returns them in the order of the changes, oldest first. */
        "AgentFilters.after_seq": Schemas["Seq"];
        /**
         * @description Filter by capability: agents with any of these.
         * @example [
         *       "streaming"
         *     ]
         */
        "AgentFilters.capabilities": Schemas["Keyword"][];
        /**
         * @description Filter by protocol: agents with any of these.
         * @example [
         *       "a2a"
         *     ]
         */
        "AgentFilters.protocol": Schemas["Protocol"][];
        /**
         * @description Filter by provider: complete names, case-insensitive.
         * @example [
         *       "Example Weather Ltd"
         *     ]
         */
        "AgentFilters.provider": Schemas["Line"][];
        /**
         * @description Filter by skill id: agents with any of these.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        "AgentFilters.skills": Schemas["Keyword"][];
        /**
         * @description Filter by source: `local`, or ids of peers.
         * @example [
         *       "local"
         *     ]
         */
        "AgentFilters.source": Schemas["Keyword"][];
        /**
         * @description Filter by status. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
         * @example [
         *       "active"
         *     ]
         */
        "AgentFilters.status": Schemas["AgentStatus"][];
        /**
         * @description Filter by tag: agents with any of these.
         * @example [
         *       "weather",
         *       "climate"
         *     ]
         */
        "AgentFilters.tags": Schemas["Keyword"][];
        /**
         * @description Filter by tag: agents with all of these.
         * @example [
         *       "weather",
         *       "marine"
         *     ]
         */
        "AgentFilters.tags_all": Schemas["Keyword"][];
        /** @description Only agents that changed at this time or later. `/list` then returns them in the order of the changes, oldest first. */
        "AgentFilters.updated_since": Schemas["SentInstant"];
        /** @description The agent's id. A text that cannot be an id is one that no agent has: 404. */
        AgentPath: Schemas["AgentId"];
        /**
         * @description W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
         * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
         */
        "DeliveryHeaders.traceparent": string;
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
         * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "DeliveryHeaders.webhook_signature": string;
        /**
         * @description Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
         * @example 1793491200
         */
        "DeliveryHeaders.webhook_timestamp": string;
        /**
         * @description The event's idempotency key.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        "DeliveryHeaders.x_idempotency_key": string;
        /**
         * @description The number of the attempt, from 1.
         * @example 1
         */
        "DeliveryHeaders.x_webhook_attempt": number;
        /** @description The event type. */
        "DeliveryHeaders.x_webhook_event": Schemas["EventType"];
        /**
         * @description `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
         * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        "DeliveryHeaders.x_webhook_signature": string;
        /**
         * @description `true` for a test that the subscription's owner requested. Absent for real events.
         * @example true
         */
        "DeliveryHeaders.x_webhook_test": "true";
        /** @description Only events about this agent. */
        "FeedFilters.agent_id": Schemas["AgentId"];
        /**
         * @description Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        "FeedFilters.types": Schemas["EventType"][];
        /**
         * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        IdempotencyKey: string;
        /**
         * @description The ETag that your change is based on, or `*` for any (RFC 9110 section 13.1.1). That of a compressed response matches too (`W/"88121"`, or `"88121-gzip"` of a proxy): it names the state of the resource.
         * @example "88121"
         */
        IfMatch: string;
        /**
         * @description `Last-Modified` of the response that you have (RFC 9110 section 13.1.3). Ignored beside `If-None-Match`, and if it is not an HTTP date.
         * @example Fri, 20 Nov 2026 16:15:00 GMT
         */
        IfModifiedSince: string;
        /**
         * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
         * @example "88121"
         */
        IfNoneMatch: string;
        /** @description The key's id. */
        KeyPath: Schemas["KeyId"];
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        "PageQuery.cursor": Schemas["Cursor"];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        "PageQuery.limit": number;
        /** @description The peer's id. */
        PeerPath: Schemas["PeerId"];
        /**
         * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
         * @example respond-async
         */
        Prefer: string;
        /**
         * @description The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
         * @example 88121
         */
        ReadAfter: string;
        /**
         * @description A capability.
         * @example streaming
         */
        "SearchForm.capabilities": Schemas["FormWord"];
        /** @description The position of the next page of results. */
        "SearchForm.cursor": Schemas["Cursor"];
        /**
         * @description A protocol.
         * @example a2a
         */
        "SearchForm.protocol": Schemas["Protocol"] | "";
        /** @description The name of a provider. */
        "SearchForm.provider": Schemas["FormLine"];
        /**
         * @description The search query.
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
        /** @description The same as `tags`, for links that people write. */
        "SearchForm.tag": Schemas["FormWord"];
        /** @description A tag. */
        "SearchForm.tags": Schemas["FormWord"];
        /** @description The subscription's id. */
        WebhookPath: Schemas["WebhookId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The limits that apply: requests (`q`) in a window of `w` seconds (draft-ietf-httpapi-ratelimit-headers). `month` is the quota of the key; other names are limits of the client network.
         * @example "month";q=1000;w=2592000
         */
        "RateLimit-Policy": string;
        /**
         * @description The remaining requests (`r`), and the seconds until the window ends (`t`).
         * @example "month";r=412;t=950400
         */
        RateLimit: string;
        /**
         * @description The number of requests that the key has per month.
         * @example 1000
         */
        "X-RateLimit-Limit": number;
        /**
         * @description The remaining requests of this month.
         * @example 412
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description When the quota resets: seconds since 1970-01-01T00:00:00Z.
         * @example 1796083200
         */
        "X-RateLimit-Reset": number;
        /**
         * @description When writing without a credential became deprecated (RFC 9745).
         * @example @1795132800
         */
        Deprecation: string;
        /**
         * @description When such writes will be rejected, if a date is set (RFC 8594).
         * @example Fri, 01 Jan 2027 00:00:00 GMT
         */
        Sunset: string;
        /**
         * @description The state that includes the change. Send it with your next reads, and they include the change too.
         * @example 88121
         */
        "Registry-Seq": number;
        /**
         * @description `no-store`.
         * @example no-store
         */
        "Cache-Control": string;
        /**
         * @description The request id: your own `X-Request-Id` if it matches `^[\w-]{1,64}$`, otherwise generated by the node.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        "X-Request-Id": string;
        /**
         * @description The version of the contract that the node implements.
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
         * @description A page of the node.
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
         * @description The resources that the page may load: files of the node only, nothing inline.
         * @example default-src 'none'; script-src 'self'; style-src 'self'
         */
        "Content-Security-Policy": string;
        /**
         * @description The referrer that links of the page send to other sites: only the node's origin.
         * @example strict-origin-when-cross-origin
         */
        "Referrer-Policy": string;
        /**
         * @description `same-origin`: pages of other sites cannot access the window of this page.
         * @example same-origin
         */
        "Cross-Origin-Opener-Policy": string;
        /**
         * @description The browser features that the page may use: none of these.
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
                 * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
            /** @description Updated: the agent existed, and its record is now as sent. Sending the same content again changes nothing. */
            200: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** @description The validator of the record. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `registered`: the agent is new. `updated`: the agent existed, even if nothing changed.
                         * @enum {string}
                         */
                        status: "updated";
                        /** @description The agent's id. */
                        agent_id: Schemas["AgentId"];
                        /** @description The record. */
                        agent: Schemas["Agent"];
                    };
                };
            };
            /** @description Registered: the agent is new. */
            201: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description The path of the record.
                     * @example /lookup/weather-agent
                     */
                    Location: string;
                    /** @description The validator of the record. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `registered`: the agent is new. `updated`: the agent existed, even if nothing changed.
                         * @enum {string}
                         */
                        status: "registered";
                        /** @description The agent's id. */
                        agent_id: Schemas["AgentId"];
                        /** @description The record. */
                        agent: Schemas["Agent"];
                    };
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `unusable_agent_card`: Unusable agent card.
             *     - `card_url_rejected`: Card URL rejected.
             *     - `extra_too_large`: Extra fields too large.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"];
                };
            };
            /**
             * @description - `agent_id_taken`: Agent id taken.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentIdTaken"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnsupportedMediaType"];
                };
            };
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** @description Card not fetched. The URL, or the one to which it redirects, did not respond with an agent card: see `error`, which is `egress_blocked` for a redirect to where the node does not fetch, and `http_status` for another one that is not followed. Fix the URL, or send the card itself. */
            502: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                 * @description Filter by status. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["parameters"]["AgentFilters.status"];
                /**
                 * @description Filter by capability: agents with any of these.
                 * @example [
                 *       "streaming"
                 *     ]
                 */
                capabilities?: components["parameters"]["AgentFilters.capabilities"];
                /**
                 * @description Filter by tag: agents with any of these.
                 * @example [
                 *       "weather",
                 *       "climate"
                 *     ]
                 */
                tags?: components["parameters"]["AgentFilters.tags"];
                /**
                 * @description Filter by tag: agents with all of these.
                 * @example [
                 *       "weather",
                 *       "marine"
                 *     ]
                 */
                tags_all?: components["parameters"]["AgentFilters.tags_all"];
                /**
                 * @description Filter by skill id: agents with any of these.
                 * @example [
                 *       "hourly-forecast"
                 *     ]
                 */
                skills?: components["parameters"]["AgentFilters.skills"];
                /**
                 * @description Filter by protocol: agents with any of these.
                 * @example [
                 *       "a2a"
                 *     ]
                 */
                protocol?: components["parameters"]["AgentFilters.protocol"];
                /**
                 * @description Filter by provider: complete names, case-insensitive.
                 * @example [
                 *       "Example Weather Ltd"
                 *     ]
                 */
                provider?: components["parameters"]["AgentFilters.provider"];
                /**
                 * @description Filter by source: `local`, or ids of peers.
                 * @example [
                 *       "local"
                 *     ]
                 */
                source?: components["parameters"]["AgentFilters.source"];
                /** @description Only agents that changed at this time or later. `/list` then returns them in the order of the changes, oldest first. */
                updated_since?: components["parameters"]["AgentFilters.updated_since"];
                /** @description Only agents that changed after this change. `/list` then returns them in the order of the changes, oldest first. */
                after_seq?: components["parameters"]["AgentFilters.after_seq"];
                /**
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: {
                /**
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
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
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
            /** @description Not modified. The response has no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description The search query. 1 to 256 characters.
                 * @example weather "hourly forecast" -marine
                 */
                q: string;
                /**
                 * @description Filter by status. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["parameters"]["AgentFilters.status"];
                /**
                 * @description Filter by capability: agents with any of these.
                 * @example [
                 *       "streaming"
                 *     ]
                 */
                capabilities?: components["parameters"]["AgentFilters.capabilities"];
                /**
                 * @description Filter by tag: agents with any of these.
                 * @example [
                 *       "weather",
                 *       "climate"
                 *     ]
                 */
                tags?: components["parameters"]["AgentFilters.tags"];
                /**
                 * @description Filter by tag: agents with all of these.
                 * @example [
                 *       "weather",
                 *       "marine"
                 *     ]
                 */
                tags_all?: components["parameters"]["AgentFilters.tags_all"];
                /**
                 * @description Filter by skill id: agents with any of these.
                 * @example [
                 *       "hourly-forecast"
                 *     ]
                 */
                skills?: components["parameters"]["AgentFilters.skills"];
                /**
                 * @description Filter by protocol: agents with any of these.
                 * @example [
                 *       "a2a"
                 *     ]
                 */
                protocol?: components["parameters"]["AgentFilters.protocol"];
                /**
                 * @description Filter by provider: complete names, case-insensitive.
                 * @example [
                 *       "Example Weather Ltd"
                 *     ]
                 */
                provider?: components["parameters"]["AgentFilters.provider"];
                /**
                 * @description Filter by source: `local`, or ids of peers.
                 * @example [
                 *       "local"
                 *     ]
                 */
                source?: components["parameters"]["AgentFilters.source"];
                /** @description Only agents that changed at this time or later. `/list` then returns them in the order of the changes, oldest first. */
                updated_since?: components["parameters"]["AgentFilters.updated_since"];
                /** @description Only agents that changed after this change. `/list` then returns them in the order of the changes, oldest first. */
                after_seq?: components["parameters"]["AgentFilters.after_seq"];
                /**
                 * @description The fields to count the search results by.
                 * @example [
                 *       "tags",
                 *       "protocol"
                 *     ]
                 */
                facets?: Schemas["Facet"][];
                /**
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: {
                /**
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
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
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
            /** @description Not modified. The response has no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** @description Rate limit reached. Your network (IPv4 address, IPv6 /64) sent too many requests of this kind: try again after `Retry-After` seconds. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path: {
                /** @description The agent's id. A text that cannot be an id is one that no agent has: 404. */
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
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * @description When the agent was deprecated: `@` and epoch seconds (RFC 9745). On deprecated agents only.
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
                    /** @description When all changes of the agent's origin were last imported, which is the maximum age of this record. Absent if that never happened. On imported agents only. */
                    "X-Origin-Synced-At"?: Schemas["Instant"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Agent"];
                };
            };
            /** @description Not modified. The response has no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
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
            /** @description Agent deleted. The id is reserved: only the agent's owner may register it again. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
            header?: {
                /**
                 * @description The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
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
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path: {
                /** @description The agent's id. A text that cannot be an id is one that no agent has: 404. */
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
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * @description The URL at which the card is published (RFC 9110 section 8.7), if it is known: the one that the node fetched it from, after a redirect, or the one that was sent with it.
                     * @example https://weather.example.com/.well-known/agent-card.json
                     */
                    "Content-Location"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentCard"];
                };
            };
            /** @description Not modified. The response has no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Agent deleted. The id is reserved: only the agent's owner may register it again. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
                 * @description The ETag that your change is based on, or `*` for any (RFC 9110 section 13.1.1). That of a compressed response matches too (`W/"88121"`, or `"88121-gzip"` of a proxy): it names the state of the resource.
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The agent's id. A text that cannot be an id is one that no agent has: 404. */
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** @description The validator of the record. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Agent"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                };
            };
            /** @description Agent deleted. The id is reserved: only the agent's owner may register it again. */
            410: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                };
            };
            /** @description Precondition failed. The resource does not match `If-Match` or `If-None-Match`, because it changed: read it again. */
            412: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PreconditionFailed"];
                };
            };
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                 * @description The ETag that your change is based on, or `*` for any (RFC 9110 section 13.1.1). That of a compressed response matches too (`W/"88121"`, or `"88121-gzip"` of a proxy): it names the state of the resource.
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The agent's id. A text that cannot be an id is one that no agent has: 404. */
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Tombstone"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"];
                };
            };
            /** @description No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                };
            };
            /** @description Precondition failed. The resource does not match `If-Match` or `If-None-Match`, because it changed: read it again. */
            412: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description `Last-Modified` of the response that you have (RFC 9110 section 13.1.3). Ignored beside `If-None-Match`, and if it is not an HTTP date.
                 * @example Fri, 20 Nov 2026 16:15:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /**
                 * @description The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path: {
                /** @description The agent's id. A text that cannot be an id is one that no agent has: 404. */
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
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
            /** @description Not modified. The response has no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Agent deleted. The id is reserved: only the agent's owner may register it again. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
                 * @description The ETag that your change is based on, or `*` for any (RFC 9110 section 13.1.1). That of a compressed response matches too (`W/"88121"`, or `"88121-gzip"` of a proxy): it names the state of the resource.
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The agent's id. A text that cannot be an id is one that no agent has: 404. */
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** @description The validator of the document. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["FactsReceipt"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `facts_not_conformant`: AgentFacts not valid.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["FactsNotConformant"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"];
                };
            };
            /** @description No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"];
                };
            };
            /** @description Agent deleted. The id is reserved: only the agent's owner may register it again. */
            410: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentTombstoned"];
                };
            };
            /** @description Precondition failed. The resource does not match `If-Match` or `If-None-Match`, because it changed: read it again. */
            412: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PreconditionFailed"];
                };
            };
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * @description A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
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
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `email_rejected`: E-mail address rejected.
             *     - `weak_password`: Weak password.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `email_rejected`: E-mail address rejected.
             *     - `weak_password`: Weak password.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `weak_password`: Weak password.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `session_required`: Session required.
             *     - `wrong_password`: Wrong password.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"] | Schemas["WrongPassword"];
                };
            };
            /** @description No password. Your account signs in with the identity provider and has no password. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
    accounts_whoami: {
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
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WhoAmI"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"];
                };
            };
            /** @description No such session. You have no session with this id, or it has ended. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description The URL of the identity provider.
                     * @example https://id.example.com/authorize?client_id=registry
                     */
                    Location: string;
                    /**
                     * @description A cookie that ties the response to this browser, for ten minutes.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description No identity provider. This node has no identity provider: sign in with e-mail address and password. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Rate limit reached. Your network (IPv4 address, IPv6 /64) sent too many requests of this kind: try again after `Retry-After` seconds. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description The value that ties this response to its start.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description The issuer (RFC 9207).
                 * @example https://id.example.com
                 */
                iss?: string;
                /**
                 * @description The error code, if there is no authorization code.
                 * @example access_denied
                 */
                error?: string;
                /**
                 * @description The error in words.
                 * @example The user refused.
                 */
                error_description?: string;
                /**
                 * @description The URL of a page about the error.
                 * @example https://id.example.com/errors/denied
                 */
                error_uri?: string;
                /**
                 * @description The state of OpenID Connect Session Management. Not used.
                 * @example salt.0a1b
                 */
                session_state?: string;
                /**
                 * @description The granted scope. Not used.
                 * @example openid email
                 */
                scope?: string;
                /**
                 * @description The index of the signed-in user, sent by some providers. Not used.
                 * @example 0
                 */
                authuser?: string;
                /**
                 * @description The user's domain, sent by some providers. Not used.
                 * @example example.com
                 */
                hd?: string;
                /**
                 * @description The prompt that the provider showed, sent by some providers. Not used.
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
                     * @description Sent twice: the session, an opaque token in the cookie `access_token` (HttpOnly, SameSite=Lax, Secure on https), and the end of the cookie `oidc_flow`.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `oidc_failed`: Sign-in at the provider failed.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description No identity provider. This node has no identity provider: sign in with e-mail address and password. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"];
                };
            };
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such account. No account has this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description The owner's own account. It cannot be disabled, because only the owner can enable accounts. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["NewKeyAnswer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `expiry_in_past`: Expiry in the past.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `session_required`: Session required.
             *     - `tier_not_available`: Tier not available.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"] | Schemas["TierNotAvailable"];
                };
            };
            /**
             * @description - `active_key_limit_reached`: Too many active keys.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["KeyRevoked"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"];
                };
            };
            /** @description No such key. You have no key with this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
    keys_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["KeyChange"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Key"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"];
                };
            };
            /** @description No such key. You have no key with this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
    keys_rotate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["KeyRotated"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"];
                };
            };
            /** @description No such key. You have no key with this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `session_required`: Session required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
                };
            };
            /** @description No such key. You have no key with this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                /** @description Only events after this one. 0: from the oldest stored event. */
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
                 * @description The maximum number of events in the response. 1 to 100.
                 * @example 50
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The id of the last message of an interrupted stream. Takes precedence over `after`.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Cursor expired. The events after this number were deleted because of their age: read all agents with `GET /list`, then the events after `oldest_seq` - 1. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CursorExpired"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
    events_latest: {
        parameters: {
            query?: {
                /** @description Only events before this one: `next_before` of the previous page. */
                before?: Schemas["Seq"];
                /**
                 * @description Only these types.
                 * @example [
                 *       "agent.registered"
                 *     ]
                 */
                types?: Schemas["EventType"][];
                /** @description Only events about this agent. */
                agent_id?: Schemas["AgentId"];
                /** @description Only events at this instant or later. */
                since?: Schemas["SentInstant"];
                /** @description Only events before this instant. */
                until?: Schemas["SentInstant"];
                /**
                 * @description The maximum number of events in the response. 1 to 100.
                 * @example 50
                 */
                limit?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["LatestEvents"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
    webhooks_list: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
            /** @description A response that must not be stored. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookWithSecret"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `callback_url_rejected`: Callback URL rejected.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"];
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description A response that must not be stored. */
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
             * @description - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description A response that must not be stored. */
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookRemoved"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"] | Schemas["CrossSiteRequest"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description A response that must not be stored. */
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `callback_url_rejected`: Callback URL rejected.
             *     - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             *     - `cross_site_request`: Cross-site request.
             *     - `subscription_disabled_by_operator`: Subscription disabled by the operator.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"] | Schemas["CrossSiteRequest"] | Schemas["SubscriptionDisabledByOperator"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
        requestBody?: {
            content: {
                "application/json": Schemas["WebhookTestRequest"];
            };
        };
        responses: {
            /** @description A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookTestResult"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             *     - `subscription_disabled_by_operator`: Subscription disabled by the operator.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"] | Schemas["SubscriptionDisabledByOperator"] | Schemas["CrossSiteRequest"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /**
                 * @description Only deliveries with this status.
                 * @example [
                 *       "failed"
                 *     ]
                 */
                status?: Schemas["DeliveryStatus"][];
                /**
                 * @description Only deliveries of these events.
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
             *     - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
            /** @description A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Delivery"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             *     - `subscription_disabled_by_operator`: Subscription disabled by the operator.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"] | Schemas["SubscriptionDisabledByOperator"] | Schemas["CrossSiteRequest"];
                };
            };
            /**
             * @description - `subscription_not_found`: No such subscription.
             *     - `delivery_not_found`: No such delivery.
             */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["DeliveryUnderWay"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
    webhooks_replay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
            /** @description A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ReplayResult"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             *     - `subscription_disabled_by_operator`: Subscription disabled by the operator.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"] | Schemas["SubscriptionDisabledByOperator"] | Schemas["CrossSiteRequest"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
        requestBody?: {
            content: {
                "application/json": Schemas["SecretRotation"];
            };
        };
        responses: {
            /** @description A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookWithSecret"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"] | Schemas["CrossSiteRequest"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                /** @description `true`: respond with 502 if the attempt fails, for queues that retry unless the status is 2xx. */
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
            /** @description A response that must not be stored. */
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["QueuedDeliveryResult"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"];
                };
            };
            /** @description No such delivery. No delivery has this id, or it belongs to another subscription or account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["DeliveryUnderWay"] | Schemas["SubscriptionNotActive"];
                };
            };
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Delivery failed. The receiver did not respond with 2xx, and `fail_on_error=true` requested this response. */
            502: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
    webhooks_adminList: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
            /** @description A response that must not be stored. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookWithSecret"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `callback_url_rejected`: Callback URL rejected.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"];
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description A response that must not be stored. */
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookRemoved"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"] | Schemas["CrossSiteRequest"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description A response that must not be stored. */
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             *     - `cross_site_request`: Cross-site request.
             *     - `subscription_disabled_by_operator`: Subscription disabled by the operator.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"] | Schemas["CrossSiteRequest"] | Schemas["SubscriptionDisabledByOperator"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Subscription disabled. Ten consecutive deliveries failed: fix the receiver, then resume the subscription. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
    webhooks_disable: {
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
                "application/json": Schemas["WebhookDisabling"];
            };
        };
        responses: {
            /** @description A response that must not be stored. */
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description A response that must not be stored. */
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            /**
             * @description - `unexpected_body`: Unexpected body.
             *     - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `not_subscription_owner`: Not the subscription's owner.
             *     - `subscription_disabled_by_operator`: Subscription disabled by the operator.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["NotSubscriptionOwner"] | Schemas["SubscriptionDisabledByOperator"] | Schemas["CrossSiteRequest"];
                };
            };
            /** @description No such subscription. No subscription has this id, or it belongs to another account. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
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
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Certification"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `expiry_in_past`: Expiry in the past.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_an_issuer`: Not an issuer.
             *     - `not_certification_issuer`: Another issuer's certification.
             *     - `issuer_name_not_own`: Another issuer's name.
             *     - `own_agent_certification`: Certification of your own agent.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["NotAnIssuer"] | Schemas["NotCertificationIssuer"] | Schemas["IssuerNameNotOwn"] | Schemas["OwnAgentCertification"];
                };
            };
            /** @description No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Agent deleted. The id is reserved: only the agent's owner may register it again. */
            410: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
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
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Certification"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_an_issuer`: Not an issuer.
             *     - `not_certification_issuer`: Another issuer's certification.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["NotAnIssuer"] | Schemas["NotCertificationIssuer"];
                };
            };
            /** @description No such certification. No certification has this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                /** @description Only certifications of this agent. */
                agent_id?: Schemas["AgentId"];
                /**
                 * @description Only certifications with these statuses.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: Schemas["CertificationStatus"][];
                /**
                 * @description Only certifications with these levels.
                 * @example [
                 *       "verified",
                 *       "audited"
                 *     ]
                 */
                level?: Schemas["CertificationLevel"][];
                /**
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
            /** @description A response that must not be stored. */
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
             * @description - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description No such certification. No certification has this id. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
                 * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
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
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Violation"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Agent deleted. The id is reserved: only the agent's owner may register it again. */
            410: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
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
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Violation"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such violation. No violation has this id. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                /** @description Only violations of this agent. */
                agent_id?: Schemas["AgentId"];
                /**
                 * @description Only violations with these statuses.
                 * @example [
                 *       "open"
                 *     ]
                 */
                status?: Schemas["ViolationStatus"][];
                /**
                 * @description Only violations with these severities.
                 * @example [
                 *       "high",
                 *       "critical"
                 *     ]
                 */
                severity?: Schemas["Severity"][];
                /**
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
                 * @description Only these agents: at most 100, repeated or separated by commas. `limit` and `cursor` then have no effect.
                 * @example [
                 *       "weather-agent"
                 *     ]
                 */
                agent_id?: Schemas["AgentId"][];
                /**
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: {
                /**
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
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
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
            /** @description Not modified. The response has no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
                 * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ReputationReportReceipt"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `own_agent_report`: Report on your own agent.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["OwnAgentReport"];
                };
            };
            /** @description No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Agent deleted. The id is reserved: only the agent's owner may register it again. */
            410: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
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
                     * @description `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Peer"];
                };
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `peer_url_rejected`: Peer URL rejected.
             *     - `peer_unusable`: Peer unusable.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"] | Schemas["CrossSiteRequest"];
                };
            };
            /**
             * @description - `peer_known`: Peer already added.
             *     - `peer_limit_reached`: Too many peers.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
            413: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Peer not reached. The URL did not respond, or not with a usable response: see `error`. */
            502: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
            /** @description A response that must not be stored. */
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["PeerRemoved"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"] | Schemas["CrossSiteRequest"];
                };
            };
            /** @description No such peer. No peer has this id, or it was removed. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description `true`: read all agents of the peer, not only changes; retire those that it no longer has; and detect again how it can be synced.
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
            /** @description A response that must not be stored. */
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
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["SyncResult"];
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             *     - `cross_site_request`: Cross-site request.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"] | Schemas["CrossSiteRequest"];
                };
            };
            /** @description No such peer. No peer has this id, or it was removed. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Sync under way. Another process of the node is syncing this peer: see `last_sync_at` in the list of peers. */
            409: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
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
             * @description - `invalid_path`: Invalid value in the path.
             *     - `invalid_cursor`: Invalid cursor.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
             * @description - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["OwnerRequired"];
                };
            };
            /** @description No such peer. No peer has this id, or it was removed. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Quota exceeded. The key or its account has used all requests of this month: see `resets_at`. */
            429: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
                 * @description The version of the protocol: the one in `_meta`, or the one that `initialize` negotiated. Without it: any before 2026-07-28.
                 * @example 2025-11-25
                 */
                "MCP-Protocol-Version"?: Schemas["McpRequestedVersion"];
                /**
                 * @description By version 2026-07-28: the method of the request.
                 * @example tools/call
                 */
                "Mcp-Method"?: string;
                /**
                 * @description By version 2026-07-28: the name of the called tool, or `=?base64?…?=` with the name in Base64.
                 * @example registry_search_agents
                 */
                "Mcp-Name"?: string;
                /**
                 * @description The origin of the page that sends the request, set by browsers. A node whose public URL is a loopback address, such as `localhost`, only allows its own pages.
                 * @example http://localhost:3000
                 */
                Origin?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["McpMessage"] | Schemas["McpBatch"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["McpAnswer"] | Schemas["McpAnswers"];
                };
            };
            /** @description The notification was accepted. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["McpRejection"];
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
            /** @description The message was rejected by the rules of the Model Context Protocol: an invalid message or version (400), or an unknown method (404). */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["McpRejection"];
                };
            };
            /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Health"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Liveness"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Readiness"];
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
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
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Stats"];
                };
            };
            /** @description Not modified. The response has no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
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
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
            /** @description Not modified. The response has no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
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
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            /** @description Not modified. The response has no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
    node_metrics: {
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
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; version=0.0.4": string;
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             */
            400: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /** @description Metrics token required. Send the node's `METRICS_TOKEN` as `Authorization: Bearer`: an API key does not work here. */
            401: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MetricsTokenRequired"];
                };
            };
            /** @description Metrics disabled. The node serves metrics only if its operator has set `METRICS_TOKEN`. */
            404: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MetricsDisabled"];
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * @description `no-store`: no cache may store a response that is meant for one caller.
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
        };
    };
    node_webhookVectors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
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
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookVectors"];
                };
            };
            /** @description Not modified. The response has no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description `no-cache`: a cache may store the response, but must revalidate it before each use.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
                 * @description The search query.
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
                /** @description The same as `tags`, for links that people write. */
                tag?: components["parameters"]["SearchForm.tag"];
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
                /** @description The position of the next page of results. */
                cursor?: components["parameters"]["SearchForm.cursor"];
                /**
                 * @description The token of the set-up link. With it, the page explains how to create the owner account.
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
                     * @description `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
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
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"];
                    "text/html": string;
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
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                    "text/html": string;
                };
            };
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
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
                    "application/problem+json": Schemas["AccountDisabled"];
                    "text/html": string;
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
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
                    "application/problem+json": Schemas["InternalError"];
                    "text/html": string;
                };
            };
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                    "text/html": string;
                };
            };
        };
    };
    site_agents: {
        parameters: {
            query?: {
                /**
                 * @description The search query.
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
                /** @description The same as `tags`, for links that people write. */
                tag?: components["parameters"]["SearchForm.tag"];
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
                /** @description The position of the next page of results. */
                cursor?: components["parameters"]["SearchForm.cursor"];
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
                     * @description `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
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
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"];
                    "text/html": string;
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
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                    "text/html": string;
                };
            };
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
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
                    "application/problem+json": Schemas["AccountDisabled"];
                    "text/html": string;
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
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
                    "application/problem+json": Schemas["InternalError"];
                    "text/html": string;
                };
            };
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                    "text/html": string;
                };
            };
        };
    };
    site_activity: {
        parameters: {
            query?: {
                /**
                 * @description An event type.
                 * @example agent.registered
                 */
                type?: components["parameters"]["ActivityForm.type"];
                /**
                 * @description The id of an agent.
                 * @example weather-agent
                 */
                agent_id?: components["parameters"]["ActivityForm.agent_id"];
                /** @description The first day. */
                from?: components["parameters"]["ActivityForm.from"];
                /** @description The last day. */
                to?: components["parameters"]["ActivityForm.to"];
                /** @description Only events before this one, for the next page. */
                before?: components["parameters"]["ActivityForm.before"];
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
                     * @description `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_query`: Invalid query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             */
            400: {
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
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["DuplicateQueryParameter"];
                    "text/html": string;
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
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                    "text/html": string;
                };
            };
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
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
                    "application/problem+json": Schemas["AccountDisabled"];
                    "text/html": string;
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
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
                    "application/problem+json": Schemas["InternalError"];
                    "text/html": string;
                };
            };
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                    "text/html": string;
                };
            };
        };
    };
    site_activityAtom: {
        parameters: {
            query?: {
                /**
                 * @description Only these types.
                 * @example [
                 *       "agent.registered"
                 *     ]
                 */
                types?: components["parameters"]["FeedFilters.types"];
                /** @description Only events about this agent. */
                agent_id?: components["parameters"]["FeedFilters.agent_id"];
            };
            header?: {
                /**
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
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
                    /** @description The validator of the feed. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `no-cache`: send `If-None-Match`.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The feed has not changed. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** @description The validator of the feed. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `no-cache`: send `If-None-Match`.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
    site_activityFeed: {
        parameters: {
            query?: {
                /**
                 * @description Only these types.
                 * @example [
                 *       "agent.registered"
                 *     ]
                 */
                types?: components["parameters"]["FeedFilters.types"];
                /** @description Only events about this agent. */
                agent_id?: components["parameters"]["FeedFilters.agent_id"];
            };
            header?: {
                /**
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
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
                    /** @description The validator of the feed. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `no-cache`: send `If-None-Match`.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Feed"];
                };
            };
            /** @description The feed has not changed. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** @description The validator of the feed. */
                    ETag: Schemas["ETag"];
                    /**
                     * @description `no-cache`: send `If-None-Match`.
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
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
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
    site_status: {
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
                    /**
                     * @description `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Invalid query parameter. A value has the wrong type or exceeds its limits: see `errors`. */
            400: {
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
                    "application/problem+json": Schemas["InvalidQuery"];
                    "text/html": string;
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
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                    "text/html": string;
                };
            };
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
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
                    "application/problem+json": Schemas["AccountDisabled"];
                    "text/html": string;
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
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
                    "application/problem+json": Schemas["InternalError"];
                    "text/html": string;
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
                    /**
                     * @description `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Invalid query parameter. A value has the wrong type or exceeds its limits: see `errors`. */
            400: {
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
                    "application/problem+json": Schemas["InvalidQuery"];
                    "text/html": string;
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
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                    "text/html": string;
                };
            };
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
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
                    "application/problem+json": Schemas["AccountDisabled"];
                    "text/html": string;
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
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
                    "application/problem+json": Schemas["InternalError"];
                    "text/html": string;
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
                    /**
                     * @description `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             */
            400: {
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
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"];
                    "text/html": string;
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
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                    "text/html": string;
                };
            };
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
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
                    "application/problem+json": Schemas["AccountDisabled"];
                    "text/html": string;
                };
            };
            /** @description No such guide. See `/docs` for the available guides. */
            404: {
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
                    "application/problem+json": Schemas["GuideNotFound"];
                    "text/html": string;
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
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
                    "application/problem+json": Schemas["InternalError"];
                    "text/html": string;
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
                    /**
                     * @description `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * @description - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             */
            400: {
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
                    "application/problem+json": Schemas["InvalidPath"] | Schemas["InvalidQuery"];
                    "text/html": string;
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
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                    "text/html": string;
                };
            };
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
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
                    "application/problem+json": Schemas["AccountDisabled"];
                    "text/html": string;
                };
            };
            /** @description No such problem. No problem has this code: check the `code` of the error response. */
            404: {
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
                    "application/problem+json": Schemas["ProblemNotFound"];
                    "text/html": string;
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
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
                    "application/problem+json": Schemas["InternalError"];
                    "text/html": string;
                };
            };
        };
    };
    site_agent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The agent's id. A text that cannot be an id is one that no agent has: 404.
                 * @example weather-agent
                 */
                id: string;
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
                    /**
                     * @description `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Invalid query parameter. A value has the wrong type or exceeds its limits: see `errors`. */
            400: {
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
                    "application/problem+json": Schemas["InvalidQuery"];
                    "text/html": string;
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
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                    "text/html": string;
                };
            };
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
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
                    "application/problem+json": Schemas["AccountDisabled"];
                    "text/html": string;
                };
            };
            /** @description No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
            404: {
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
                    "application/problem+json": Schemas["AgentNotFound"];
                    "text/html": string;
                };
            };
            /** @description Agent deleted. The id is reserved: only the agent's owner may register it again. */
            410: {
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
                    "application/problem+json": Schemas["AgentTombstoned"];
                    "text/html": string;
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
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
                    "application/problem+json": Schemas["InternalError"];
                    "text/html": string;
                };
            };
            /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                    "text/html": string;
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
                    /**
                     * @description `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Invalid query parameter. A value has the wrong type or exceeds its limits: see `errors`. */
            400: {
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
                    "application/problem+json": Schemas["InvalidQuery"];
                    "text/html": string;
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
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                    "text/html": string;
                };
            };
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
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
                    "application/problem+json": Schemas["AccountDisabled"];
                    "text/html": string;
                };
            };
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
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
                    "application/problem+json": Schemas["InternalError"];
                    "text/html": string;
                };
            };
        };
    };
    site_asset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name, as pages link to it.
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
             * @description - `invalid_path`: Invalid value in the path.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
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
            /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
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
            /** @description No such asset. The name of an asset changes with its content: reload the page to get the current name. */
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
            /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
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
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
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
                 * @description The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
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
            /** @description The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten consecutive failures disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver rejected the delivery: a failure. Ten consecutive failures disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver had an error: a failure. Ten consecutive failures disable the subscription. */
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
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
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
                 * @description The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
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
            /** @description The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten consecutive failures disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver rejected the delivery: a failure. Ten consecutive failures disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver had an error: a failure. Ten consecutive failures disable the subscription. */
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
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
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
                 * @description The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
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
            /** @description The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten consecutive failures disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver rejected the delivery: a failure. Ten consecutive failures disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver had an error: a failure. Ten consecutive failures disable the subscription. */
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
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
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
                 * @description The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
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
            /** @description The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten consecutive failures disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver rejected the delivery: a failure. Ten consecutive failures disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver had an error: a failure. Ten consecutive failures disable the subscription. */
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
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
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
                 * @description The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
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
            /** @description The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten consecutive failures disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver rejected the delivery: a failure. Ten consecutive failures disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver had an error: a failure. Ten consecutive failures disable the subscription. */
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
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
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
                 * @description The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
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
            /** @description The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten consecutive failures disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver rejected the delivery: a failure. Ten consecutive failures disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver had an error: a failure. Ten consecutive failures disable the subscription. */
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
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
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
                 * @description The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * @description Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * @description Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * @description `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * @description W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
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
            /** @description The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A redirect, which is not followed: a failure. Ten consecutive failures disable the subscription. */
            "3XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver rejected the delivery: a failure. Ten consecutive failures disable the subscription. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver had an error: a failure. Ten consecutive failures disable the subscription. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
