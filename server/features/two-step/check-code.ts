import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Notices } from '#server/mail/notices.ts';
import { findTotp, updateLastStep, useRecoveryCode, type TotpRow } from './queries.ts';
import { hashRecoveryCode, normalizeCode } from './recovery-codes.ts';
import type { OpenSecret } from './sealed-secrets.ts';
import { findStep } from './totp.ts';

export type CheckOptions = { now: () => number; notices: Notices; openSecret: OpenSecret };

/** `off`: the account needs no code. */
export type CodeOutcome = 'right' | 'wrong' | 'off';

const APP_CODE = /^\d{6}$/;

/**
 * Checks a code of the user's app or a recovery code, and uses it up in the given database transaction, which must
 * also store what the code allows. The caller has locked the account, and calls `notices.send` after the commit.
 */
export async function checkCode(
  trx: Writer,
  options: CheckOptions,
  { userId, code }: { userId: string; code: string },
): Promise<CodeOutcome> {
  const row = await findTotp(trx, userId);
  if (row === undefined || row.confirmed_at === null) return 'off';
  const entered = normalizeCode(code);
  const isRight = APP_CODE.test(entered)
    ? await acceptAppCode(trx, options, { row, code: entered })
    : await acceptRecoveryCode(trx, options, { userId, code: entered });
  return isRight ? 'right' : 'wrong';
}

/** Accepts the code of an app, but neither the same nor an earlier one again. */
export async function acceptAppCode(
  trx: Writer,
  { now, openSecret }: Pick<CheckOptions, 'now' | 'openSecret'>,
  { row, code }: { row: TotpRow; code: string },
): Promise<boolean> {
  const secret = openSecret(row.secret_sealed);
  const step = secret === undefined ? undefined : findStep(secret, code, now());
  return step !== undefined && (await updateLastStep(trx, row.user_id, step));
}

async function acceptRecoveryCode(
  trx: Writer,
  { now, notices }: CheckOptions,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const at = now();
  if (!(await useRecoveryCode(trx, { userId, codeHash: hashRecoveryCode(code), at }))) return false;
  await recordOwnAct(trx, { at, userId, action: 'recoveryCodeUsed' });
  await notices.add(trx, userId, 'recoveryCodeUsed');
  return true;
}
