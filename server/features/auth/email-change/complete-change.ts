import type { checkEmailLink } from '#shared/contract/email-change.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { recordOwnAct } from '#server/audit/record-audit.ts';
import { isDuplicate } from '#server/database/database-errors.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { emailChangedMail } from '#server/mail/messages/email-mails.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import { discardPending } from '../email-verification/pending-sign-up.ts';
import { toLinkState } from '../links/links.ts';
import { closeLinks, findLink } from '../links/queries.ts';
import { readLinkToken } from '../links/token.ts';
import { findHolder, isEmailTaken, updateUserEmail, type AccountHolder } from '../queries.ts';
import type { EmailChangeContext } from './context.ts';
import { deleteEmailChange, updateOpenEmailChange, type EmailChangeRow } from './queries.ts';

type LinkCheck = OutputOf<typeof checkEmailLink>;
type Side = 'current' | 'new';

/** Returns the state of a link, which of the two addresses got it, and the new address. */
export async function checkChangeLink({ links, now }: EmailChangeContext, token: string): Promise<LinkCheck> {
  const row = await links.find(token);
  if (row === undefined) return { state: 'unknown', address: null, newEmail: null };
  const side = toSide(row, token);
  return { state: toSideState(row, side, now()), address: side, newEmail: row.new_email };
}

/**
 * Confirms with one of the two links. The second confirmation changes the address and ends every session, except the
 * caller's if the caller owns the account. Throws `emailLinkInvalid`, `emailLinkExpired`, `emailTaken`.
 */
export async function confirmByLink(
  context: EmailChangeContext,
  token: string,
  caller?: Caller,
): Promise<'waiting' | 'done'> {
  const { state, changedId } = await throwIfTaken(() =>
    context.database.write((trx) => confirmIn(context, trx, { token, caller })),
  );
  if (changedId !== undefined) context.onChanged(changedId);
  context.outbox.nudge();
  return state;
}

/** Cancels the request with one of its two links. Throws `emailLinkInvalid`. */
export async function cancelByLink({ database }: EmailChangeContext, token: string): Promise<void> {
  await database.write(async (trx) => {
    const row = await findLink(trx, 'email_changes', readLinkToken(token));
    if (row === undefined || row.done_at !== null) throw new AppError('emailLinkInvalid');
    await deleteEmailChange(trx, row.user_id);
  });
}

type Confirmation = { state: 'waiting' | 'done'; changedId?: string };

async function confirmIn(
  context: EmailChangeContext,
  trx: Writer,
  { token, caller }: { token: string; caller: Caller | undefined },
): Promise<Confirmation> {
  const row = await findLink(trx, 'email_changes', readLinkToken(token));
  if (row === undefined) throw new AppError('emailLinkInvalid');
  const column = toSide(row, token) === 'current' ? 'current_confirmed_at' : 'new_confirmed_at';
  const openChange = await updateOpenEmailChange(trx, row, context.now(), { [column]: context.now() });
  // Another confirmation may have finished the change meanwhile.
  if (openChange === undefined)
    return toClosedState(await findLink(trx, 'email_changes', readLinkToken(token)));
  if (openChange.current_confirmed_at === null || openChange.new_confirmed_at === null)
    return { state: 'waiting' };
  await changeAddress(context, trx, {
    userId: openChange.user_id,
    newEmail: openChange.new_email,
    keptSession: caller?.userId === openChange.user_id ? caller.sessionId : undefined,
    isChecked: true,
  });
  await context.links.spend(trx, token);
  return { state: 'done', changedId: openChange.user_id };
}

function toClosedState(row: EmailChangeRow | undefined): Confirmation {
  if (row === undefined) throw new AppError('emailLinkInvalid');
  if (row.done_at === null) throw new AppError('emailLinkExpired');
  return { state: 'done' };
}

function toSide(row: EmailChangeRow, token: string): Side {
  return row.current_token_hash === readLinkToken(token).tokenHash ? 'current' : 'new';
}

function toSideState(row: EmailChangeRow, side: Side, now: number): LinkCheck['state'] {
  const state = toLinkState(row, now);
  if (state === 'used') return 'done';
  if (state !== 'valid') return state;
  const confirmedAt = side === 'current' ? row.current_confirmed_at : row.new_confirmed_at;
  return confirmedAt === null ? 'valid' : 'waiting';
}

type AddressChange = {
  userId: string;
  newEmail: string;
  /** The session that stays; every other one ends. */
  keptSession: string | undefined;
  isChecked: boolean;
};

/** Changes the address without confirmation, for installations without mail. Throws `emailTaken`. */
export async function changeAddressNow(
  context: EmailChangeContext,
  { userId, sessionId }: Caller,
  newEmail: string,
): Promise<void> {
  const change = { userId, newEmail, keptSession: sessionId, isChecked: false };
  await throwIfTaken(() => context.database.write((trx) => changeAddress(context, trx, change)));
  context.onChanged(userId);
}

/** Changes account and profile together, ends sessions, and mails both addresses. Throws `emailTaken`. */
async function changeAddress(
  context: EmailChangeContext,
  trx: Writer,
  { userId, newEmail, keptSession, isChecked }: AddressChange,
): Promise<void> {
  const at = context.now();
  const holderBefore = await findHolder(trx, userId);
  if (holderBefore === undefined) throw new AppError('emailLinkInvalid');
  await discardPending(trx, newEmail);
  if (await isEmailTaken(trx, newEmail)) throw new AppError('emailTaken');
  await updateUserEmail(trx, userId, { email: newEmail, updatedAt: new Date(at).toISOString() });
  await deleteSessions(trx, userId, keptSession);
  // Password links were mailed to the old address.
  await closeLinks(trx, 'password_resets', userId, at);
  await context.onEmailChanged(trx, { userId, email: newEmail, isChecked });
  await recordOwnAct(trx, { at, userId, action: 'emailChanged' });
  await mailBoth(context, trx, holderBefore, { newEmail, at });
}

async function mailBoth(
  { siteUrl, outbox }: EmailChangeContext,
  trx: Writer,
  holderBefore: AccountHolder,
  change: { newEmail: string; at: number },
): Promise<void> {
  const content = { baseUrl: siteUrl(), ...change };
  for (const email of [holderBefore.email, change.newEmail]) {
    await outbox.add(trx, emailChangedMail({ ...holderBefore, email }, content));
  }
}

/**
 * Runs work. Throws `emailTaken` if the database refuses the address because another account took it at the same
 * moment.
 */
async function throwIfTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicate(error) ? new AppError('emailTaken', { cause: error }) : error;
  }
}
