import { paths } from '#shared/paths.ts';
import { CONFIRMED_ADDRESS_QUERY } from '#shared/contract/mail-choices.ts';
import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import { confirmationMail } from '#server/mail/messages/email-mails.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { isEqual } from '#server/sealing/equal-texts.ts';
import { createUserKey } from '#server/sealing/user-key.ts';
import { findAddress } from './queries.ts';

const LINK_HOURS = 24;
const HOUR_MS = 60 * 60_000;

type AddressOwner = { userId: string; email: string };

export type OwnAddressOptions = {
  database: Database;
  now: () => number;
  secret: string;
  outbox: Outbox;
  siteUrl: () => string;
  /** Throws `tooManyRequests`. */
  countMail: (email: string, clientAddress: string) => Promise<void>;
  /** Stores in a database transaction that a mailed link has confirmed the address. */
  onConfirmed: (trx: Writer, user: AddressOwner) => Promise<void>;
};

/** Lets signed-in users confirm the address of their account by a mailed link. */
export function createOwnAddress(options: OwnAddressOptions) {
  const { database, outbox, siteUrl } = options;
  const links = createAddressLinks(options);

  /** Mails nothing to a confirmed address. Throws `mailUnavailable`, `tooManyRequests`, `userIdMissing`. */
  async function mailLink(userId: string, clientAddress: string): Promise<void> {
    if (!outbox.isOn()) throw new AppError('mailUnavailable');
    const user = await findAddress(database.read, userId);
    if (user === undefined || user.isConfirmed) return;
    await options.countMail(user.email, clientAddress);
    const { token, expiresAt } = links.make(user);
    const baseUrl = siteUrl();
    const link = `${baseUrl}${paths.profile}?${CONFIRMED_ADDRESS_QUERY}=${token}`;
    const mail = confirmationMail(user, 'ownAddress', { link, baseUrl, hours: LINK_HOURS, expiresAt });
    await database.write(async (trx) => {
      await lockAccount(trx, userId);
      await outbox.add(trx, mail);
    });
    outbox.nudge();
  }

  /** Returns false if the address was confirmed already. Throws `addressLinkInvalid`. */
  async function confirm(userId: string, token: string): Promise<boolean> {
    return await database.write(async (trx) => {
      const user = await findAddress(trx, userId);
      if (user === undefined || !links.isValid(user, token)) throw new AppError('addressLinkInvalid');
      if (user.isConfirmed) return false;
      await options.onConfirmed(trx, user);
      await recordOwnAct(trx, { at: options.now(), userId, action: 'emailConfirmed' });
      return true;
    });
  }

  return { mailLink, confirm };
}

/**
 * Makes and checks the tokens of mailed links that confirm a user's address. A token is its expiry, signed together
 * with user and address; nothing is stored. It is valid only in a session of that user, since the mail may reach
 * somebody who did not make the account.
 */
export function createAddressLinks({ secret, now }: { secret: string; now: () => number }) {
  const sign = createUserKey(secret, 'saldo confirm address');
  const signAddress = ({ userId, email }: AddressOwner, expiresAt: number) =>
    sign(`${userId} ${expiresAt} ${email}`);
  return {
    make(owner: AddressOwner): { token: string; expiresAt: number } {
      const expiresAt = now() + LINK_HOURS * HOUR_MS;
      return { token: `${expiresAt}.${signAddress(owner, expiresAt)}`, expiresAt };
    },

    /** Whether a token was mailed to the user at this address and still works. */
    isValid(owner: AddressOwner, token: string): boolean {
      const [, end = '', signature = ''] = /^(\d+)\.([\w-]+)$/.exec(token) ?? [];
      const expiresAt = Number(end);
      return expiresAt > now() && isEqual(signature, signAddress(owner, expiresAt));
    },
  };
}
