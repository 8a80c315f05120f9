import type { Writer } from '#server/database/schema.ts';
import type { Database } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { CodeLimits } from './code-limits.ts';
import type { TwoSteps } from './two-step.ts';

type ProofOptions = {
  database: Database;
  twoSteps: Pick<TwoSteps, 'isOn' | 'check' | 'send'>;
  codeLimits: CodeLimits;
};

type Entry = { userId: string; code: string | undefined; address: string };

/**
 * Uses up a code for a proof whose password was right, if the account needs one, and stores the proof in the same
 * database transaction. Throws `required` or `codeWrong` for the field, or `tooManyRequests`.
 */
export async function proveWithCode(
  { database, twoSteps, codeLimits }: ProofOptions,
  { userId, code, address }: Entry,
  storeProof: (trx: Writer) => Promise<void>,
): Promise<void> {
  if (!(await twoSteps.isOn(userId))) return await database.write(storeProof);
  if (code === undefined) throw fieldError('code', 'required');
  const check = async (trx: Writer) => {
    await lockAccount(trx, userId);
    if ((await twoSteps.check(trx, { userId, code })) === 'wrong') return undefined;
    await storeProof(trx);
    return true;
  };
  await codeLimits.guess({ userId, address }, () => database.write(check));
  twoSteps.send();
}
