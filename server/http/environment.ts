import type { Language } from '#shared/contract/fields.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { TokenScope } from '#shared/contract/endpoint.ts';

/** The user of a request, read from the database each time, so that changes of role and suspension act at once. */
export type Caller = {
  userId: string;
  /** Empty for a program with an access token. */
  sessionId: string;
  /** The scope of the access token; null for a session. */
  tokenScope: TokenScope | null;
  /** The end of the session's proof in epoch milliseconds; null without a valid proof. */
  provedUntil: number | null;
  isAdmin: boolean;
  isSuspended: boolean;
  hasAcceptedTerms: boolean;
  /** Whether the user's own plan is Premium and not over; the installation may give it to everyone. */
  hasPremiumPlan: boolean;
  currency: string;
  timeZone: string;
  language: Language;
};

/** The values that the middleware puts into Hono's context. */
export type HttpEnvironment = {
  Variables: {
    requestId: string;
    clientAddress: string;
    /** The installation's settings when the request arrived. */
    settings: SystemSettings;
    /** Whether a user needs a code at sign-in. */
    hasTwoStep: (userId: string) => Promise<boolean>;
    caller: Caller | undefined;
    /** The headers of every response of the API. */
    apiHeaders: Readonly<Record<string, string>>;
    /** The tag of the response. A client that sends it gets 304. */
    etag?: string | undefined;
    /** Whether Hono has headers that only this response has, such as a cookie. */
    hasOwnHeaders?: boolean;
    /** The response that has the headers of the pipeline already. */
    completeResponse?: Response;
    /** The nonce of a page for its own styles. */
    styleNonce?: string;
    /** The SHA-256 of the style in a prerendered page; it replaces the nonce. */
    styleHash?: string | undefined;
    /** The SHA-256 of the script inside a page. */
    scriptHash?: string | undefined;
  };
};
