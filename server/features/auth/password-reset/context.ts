import type { Writer } from '#server/database/schema.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { LinkOptions, Links } from '../links/links.ts';

export type ResetOptions = LinkOptions & {
  outbox: Outbox;
  /** Called in the transaction of a reset. A mailed link proves that the address is the user's. */
  onReset: (trx: Writer, user: { userId: string; email: string; isMailed: boolean }) => Promise<void>;
};

export type ResetContext = ResetOptions & { links: Links<'password_resets'> };
