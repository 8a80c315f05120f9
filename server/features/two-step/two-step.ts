import type { Logger } from 'pino';
import type { TwoStep } from '#shared/contract/two-step.ts';
import { recordAudit, recordOwnAct, type Actor } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import type { Notices } from '#server/mail/notices.ts';
import { deleteHalfSignIns } from '#server/sessions/ending/queries.ts';
import { acceptAppCode, checkCode } from './check-code.ts';
import {
  confirmTotp,
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteTotp,
  findEmail,
  findTotp,
  replaceRecoveryCodes,
  upsertTotp,
} from './queries.ts';
import { hashRecoveryCode, makeRecoveryCodes, normalizeCode } from './recovery-codes.ts';
import { createSealedSecrets } from './sealed-secrets.ts';
import { makeSecret, toUri } from './totp.ts';

export type TwoStepOptions = {
  database: Database;
  secret: string;
  now: () => number;
  log: Pick<Logger, 'warn'>;
  notices: Notices;
  /** The name under which an authenticator app shows the account. */
  issuer: () => Promise<string>;
  /** Whether the administration needs a code at sign-in. */
  adminsNeedIt: () => Promise<boolean>;
};

type Context = TwoStepOptions & { sealed: ReturnType<typeof createSealedSecrets> };

export type TwoSteps = ReturnType<typeof createTwoSteps>;

/** Provides the second step of sign-ins: codes of an authenticator app, and recovery codes in its place. */
export function createTwoSteps(options: TwoStepOptions) {
  const { database, now, notices } = options;
  const context = { ...options, sealed: createSealedSecrets(options) };
  const checking = { now, notices, openSecret: context.sealed.open };
  return {
    isOn: (userId: string) => isOn(database.read, userId),
    get: (caller: Caller) => getState(context, caller),
    start: (userId: string) => start(context, userId),
    /** Returns new recovery codes; undefined for a wrong code. */
    confirm: (userId: string, code: string) => confirm(context, userId, code),
    stop: (userId: string) => stop(context, userId),
    renewCodes: (userId: string) => renewCodes(context, userId),
    check: (trx: Writer, attempt: { userId: string; code: string }) => checkCode(trx, checking, attempt),
    send: notices.send,
  };
}

async function isOn(db: Reader | Writer, userId: string): Promise<boolean> {
  const row = await findTotp(db, userId);
  return row !== undefined && row.confirmed_at !== null;
}

async function getState({ database, adminsNeedIt }: Context, { userId, isAdmin }: Caller): Promise<TwoStep> {
  const row = await findTotp(database.read, userId);
  const since = row?.confirmed_at ?? null;
  return {
    since: since === null ? null : new Date(since).toISOString(),
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(database.read, userId),
    isRequired: since === null && isAdmin && (await adminsNeedIt()),
  };
}

/** Stores a secret that changes nothing until a code confirms it. Throws `twoStepOn`. */
async function start(context: Context, userId: string): Promise<{ secret: string; uri: string }> {
  const { database, now, sealed } = context;
  const secret = makeSecret();
  const [email, issuer] = [await findEmail(database.read, userId), await context.issuer()];
  if (email === undefined) throw new AppError('notAuthenticated');
  await database.write(async (trx) => {
    await lockAccount(trx, userId);
    if (await isOn(trx, userId)) throw new AppError('twoStepOn');
    await upsertTotp(trx, { user_id: userId, secret_sealed: sealed.close(secret), created_at: now() });
  });
  return { secret, uri: toUri(secret, { email, issuer }) };
}

/** Throws `twoStepOn`, `twoStepNotStarted`. */
async function confirm(context: Context, userId: string, code: string): Promise<string[] | undefined> {
  const { database, now, sealed, notices } = context;
  const codes = makeRecoveryCodes();
  const isRight = await database.write(async (trx) => {
    await lockAccount(trx, userId);
    const row = await findTotp(trx, userId);
    if (row === undefined) throw new AppError('twoStepNotStarted');
    if (row.confirmed_at !== null) throw new AppError('twoStepOn');
    const attempt = { row, code: normalizeCode(code) };
    if (!(await acceptAppCode(trx, { now, openSecret: sealed.open }, attempt))) return false;
    await confirmTotp(trx, userId, now());
    await storeCodes(trx, userId, codes);
    await reportOwn(context, trx, { userId, action: 'twoStepTurnedOn' });
    return true;
  });
  notices.send();
  return isRight ? codes : undefined;
}

/** Does nothing if the second step is off, but forgets a secret that was not confirmed. */
async function stop(context: Context, userId: string): Promise<void> {
  await context.database.write(async (trx) => {
    await lockAccount(trx, userId);
    if (await erase(trx, userId)) await reportOwn(context, trx, { userId, action: 'twoStepTurnedOff' });
  });
  context.notices.send();
}

/** Throws `twoStepOff`. */
async function renewCodes(context: Context, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await context.database.write(async (trx) => {
    await lockAccount(trx, userId);
    if (!(await isOn(trx, userId))) throw new AppError('twoStepOff');
    await storeCodes(trx, userId, codes);
    await reportOwn(context, trx, { userId, action: 'recoveryCodesRenewed' });
  });
  context.notices.send();
  return codes;
}

type Removal = {
  at: number;
  actor: Actor;
  targetId: string;
  notices: Notices;
  /** Deletes the passkeys of a user, and returns whether there were any. */
  deletePasskeys: (trx: Writer, userId: string) => Promise<boolean>;
};

/**
 * Turns the second step of somebody else's account off and deletes the passkeys, in the given database transaction.
 * Returns whether there was any of it. The caller calls `notices.send` after the commit.
 */
export async function removeTwoStep(
  trx: Writer,
  { at, actor, targetId, notices, deletePasskeys }: Removal,
): Promise<boolean> {
  await lockAccount(trx, targetId);
  const hadCode = await erase(trx, targetId);
  const hadPasskeys = await deletePasskeys(trx, targetId);
  if (!hadCode && !hadPasskeys) return false;
  await recordAudit(trx, { at, actor, action: 'twoStepRemoved', target: 'user', targetId });
  await notices.add(trx, targetId, 'twoStepRemoved');
  return true;
}

/** Returns whether the second step was on. Half-done sign-ins end, since nothing can finish them. */
async function erase(trx: Writer, userId: string): Promise<boolean> {
  await deleteRecoveryCodes(trx, userId);
  await deleteHalfSignIns(trx, userId);
  return await deleteTotp(trx, userId);
}

async function storeCodes(trx: Writer, userId: string, codes: readonly string[]): Promise<void> {
  await replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashRecoveryCode(normalizeCode(code))),
  );
}

type OwnAct = 'twoStepTurnedOn' | 'twoStepTurnedOff' | 'recoveryCodesRenewed';

async function reportOwn(
  { now, notices }: Context,
  trx: Writer,
  { userId, action }: { userId: string; action: OwnAct },
): Promise<void> {
  await recordOwnAct(trx, { at: now(), userId, action });
  await notices.add(trx, userId, action);
}
