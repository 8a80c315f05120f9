import type { Writer } from '#server/database/schema.ts';
import type { Recipient } from './messages/write-mail.ts';
import { noticeMail, type Notice } from './messages/notice-mails.ts';
import type { Outbox } from './outbox.ts';

/** The most mails of one kind to one user in a day, so that nobody can flood a mailbox. */
const MAX_A_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

export type Notices = ReturnType<typeof createNotices>;

type NoticeOptions = {
  outbox: Outbox;
  findRecipient: (trx: Writer, userId: string) => Promise<(Recipient & { timeZone: string }) | undefined>;
  /** The address of the product, without a slash at the end. */
  siteUrl: () => string;
  now: () => number;
};

/** Creates the mails that tell users what was done to or with their account. */
export function createNotices(options: NoticeOptions) {
  const { outbox, siteUrl, now } = options;
  return {
    /**
     * Writes the mail in the database transaction of the act; call `send` once the act is stored. `linkQuery` is the
     * query of the mail's link.
     */
    async add(trx: Writer, userId: string, notice: Notice, linkQuery = ''): Promise<void> {
      if (!outbox.isOn()) return;
      if ((await outbox.countSince(trx, { userId, kind: notice }, now() - DAY_MS)) >= MAX_A_DAY) return;
      const recipient = await options.findRecipient(trx, userId);
      if (recipient === undefined) return;
      await outbox.add(trx, noticeMail(recipient, notice, { baseUrl: siteUrl(), at: now(), linkQuery }));
    },
    send: outbox.nudge,
  };
}
