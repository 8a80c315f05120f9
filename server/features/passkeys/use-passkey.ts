import type { Assertion } from '#shared/contract/passkeys.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Challenge } from './challenges.ts';
import { findPasskey, updateUse } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { verifyAssertion } from './verify.ts';

export type UseContext = { database: Database; now: () => number; party: RelyingParty };

/** Stores the use of a passkey in the given database transaction. Throws `passkeyRefused`. */
export type AcceptUse = (trx: Writer) => Promise<void>;

/**
 * Verifies what a passkey has signed. Returns its user, and a function that stores the use in the database transaction
 * that also stores what the passkey allows. Throws `passkeyRefused`, whatever the reason.
 */
export async function checkUse(
  { database, now, party }: UseContext,
  assertion: Assertion,
  challenge: Challenge | undefined,
): Promise<{ userId: string; accept: AcceptUse }> {
  const userId = readUserHandle(assertion.userHandle);
  if (challenge === undefined || userId === undefined) throw new AppError('passkeyRefused');
  const key = { userId, id: assertion.id };
  const row = await findPasskey(database.read, key);
  if (row === undefined || row.rp_id !== party.id) throw new AppError('passkeyRefused');
  const verified = await verifyAssertion(party, assertion, { challenge: challenge.challenge, row });
  if (verified === undefined) throw new AppError('passkeyRefused');
  return {
    userId,
    async accept(trx) {
      const use = { ...verified, madeAt: challenge.madeAt, at: now() };
      if (!(await updateUse(trx, key, use))) throw new AppError('passkeyRefused');
    },
  };
}

/** Returns the bytes of a user's id, as base64url. */
export function toUserHandle(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** Anybody may send other characters, and a database may refuse those. */
function readUserHandle(userHandle: string): string | undefined {
  const userId = Buffer.from(userHandle, 'base64url').toString();
  return /^[\w-]{1,100}$/.test(userId) ? userId : undefined;
}
