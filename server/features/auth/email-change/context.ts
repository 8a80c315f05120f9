import type { Writer } from '#server/database/schema.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { LinkOptions, Links } from '../links/links.ts';

export type EmailChangeOptions = LinkOptions & {
  outbox: Outbox;
  /** Called in the transaction of a change. `isChecked` says that mailed links have proved whose address it is. */
  onEmailChanged: (trx: Writer, user: { userId: string; email: string; isChecked: boolean }) => Promise<void>;
  /** Called after the transaction, when the address has changed and sessions have ended. */
  onChanged: (userId: string) => void;
};

export type EmailChangeContext = EmailChangeOptions & { links: Links<'email_changes'> };
