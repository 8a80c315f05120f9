import type { Language } from '#shared/contract/fields.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';

/** The signed-in user of a request, read from the database each time, so that role and suspension act at once. */
export type Caller = {
  userId: string;
  sessionId: string;
  /** When the session's proof of the password ends, in epoch milliseconds; null without a valid proof. */
  provedUntil: number | null;
  isAdmin: boolean;
  isSuspended: boolean;
  hasAcceptedTerms: boolean;
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
    caller: Caller | undefined;
    styleNonce: string;
    /** The SHA-256 of the style in a prerendered page; it replaces the nonce. */
    styleHash?: string;
  };
};
