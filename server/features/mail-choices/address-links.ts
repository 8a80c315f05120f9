import { createUserKey } from '#server/sealing/user-key.ts';
import { isEqual } from './equal-texts.ts';

export const ADDRESS_LINK_HOURS = 24;
const LIFETIME_MS = ADDRESS_LINK_HOURS * 60 * 60_000;

type Owner = { userId: string; email: string };

/**
 * Tokens of mailed links that show an address to be the user's: when they end, signed with user, address and the
 * installation's secret. Nothing is stored of them. They count only in a session of that user, since whoever reads the
 * mail may not be the one who made the account.
 */
export function createAddressLinks({ secret, now }: { secret: string; now: () => number }) {
  const sign = createUserKey(secret, 'saldo confirm address');
  const signatureOf = ({ userId, email }: Owner, expiresAt: number) =>
    sign(`${userId} ${expiresAt} ${email}`);
  return {
    make(owner: Owner): { token: string; expiresAt: number } {
      const expiresAt = now() + LIFETIME_MS;
      return { token: `${expiresAt}.${signatureOf(owner, expiresAt)}`, expiresAt };
    },

    /** Whether a token was mailed to the user at this address and still works. */
    isValid(owner: Owner, token: string): boolean {
      const [, end = '', signature = ''] = /^(\d+)\.([\w-]+)$/.exec(token) ?? [];
      const expiresAt = Number(end);
      return expiresAt > now() && isEqual(signature, signatureOf(owner, expiresAt));
    },
  };
}
