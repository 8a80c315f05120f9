import type { Language } from '#shared/contract/fields.ts';
import type { SystemSettings } from '#shared/contract/system-settings.ts';

/** Who is asking, read from the database at every request, so that role and suspension act at once. */
export type Caller = {
  userId: string;
  sessionId: string;
  /** Until when, in epoch milliseconds, the password counts as given in this session; null once it does not. */
  provedUntil: number | null;
  isAdmin: boolean;
  isSuspended: boolean;
  hasAcceptedTerms: boolean;
  currency: string;
  timeZone: string;
  language: Language;
};

/** What the middleware puts into Hono's context. */
export type HttpEnvironment = {
  Variables: {
    requestId: string;
    clientAddress: string;
    /** What the administrator has set, as it was when the request came. */
    settings: SystemSettings;
    caller: Caller | undefined;
    styleNonce: string;
    /** The SHA-256 of the style in a page that is the same at every request; it takes the nonce's place. */
    styleHash?: string;
  };
};
