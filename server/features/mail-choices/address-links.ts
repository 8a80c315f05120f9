import { createUserKey } from '#server/sealing/user-key.ts';
import { isEqual } from './equal-texts.ts';

export const ADDRESS_LINK_HOURS = 24;
const LIFETIME_MS = ADDRESS_LINK_HOURS * 60 * 60_000;

type AddressOwner = { userId: string; email: string };

/**
 * Makes and checks the tokens of mailed links that confirm a user's address. A token is its expiry, signed together
 * with user and address; nothing is stored. It counts only in a session of that user, since the reader of the mail may
 * not be the one who made the account.
 */
export function createAddressLinks({ secret, now }: { secret: string; now: () => number }) {
  const sign = createUserKey(secret, 'saldo confirm address');
  const signAddress = ({ userId, email }: AddressOwner, expiresAt: number) =>
    sign(`${userId} ${expiresAt} ${email}`);
  return {
    make(owner: AddressOwner): { token: string; expiresAt: number } {
      const expiresAt = now() + LIFETIME_MS;
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
