import type { checkEmailLink } from '#shared/contract/email-change.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { stateOfLink } from '../links/link-state.ts';
import { findLink } from '../links/queries.ts';
import { hashLinkToken } from '../links/token.ts';
import { changeAddress, refuseTaken } from './change-address.ts';
import type { EmailChangeContext } from './context.ts';
import { deleteEmailChange, updateOpenEmailChange, type EmailChangeRow } from './queries.ts';

type LinkAnswer = OutputOf<typeof checkEmailLink>;
type Side = 'current' | 'new';

export async function checkChangeLink(
  { links, now }: EmailChangeContext,
  token: string,
): Promise<LinkAnswer> {
  const row = await links.find(token);
  if (row === undefined) return { state: 'unknown', address: null, newEmail: null };
  const side = sideOf(row, token);
  return { state: stateOfSide(row, side, now()), address: side, newEmail: row.new_email };
}

/**
 * Confirms with one of the two links. The second confirmation changes the address and ends every session but the
 * caller's, if the caller owns the account. Throws `emailLinkInvalid`, `emailLinkExpired`, `emailTaken`.
 */
export async function confirmByLink(
  context: EmailChangeContext,
  token: string,
  caller?: Caller,
): Promise<'waiting' | 'done'> {
  const { state, changedId } = await refuseTaken(() =>
    context.database.write((trx) => confirmIn(context, trx, { token, caller })),
  );
  if (changedId !== undefined) context.onChanged(changedId);
  context.outbox.nudge();
  return state;
}

/** Cancels the request with one of its two links. Throws `emailLinkInvalid`. */
export async function cancelByLink({ database }: EmailChangeContext, token: string): Promise<void> {
  await database.write(async (trx) => {
    const row = await findLink(trx, 'email_changes', hashLinkToken(token));
    if (row === undefined || row.done_at !== null) throw new AppError('emailLinkInvalid');
    await deleteEmailChange(trx, row.user_id);
  });
}

type Confirmed = { state: 'waiting' | 'done'; changedId?: string };

async function confirmIn(
  context: EmailChangeContext,
  trx: Writer,
  { token, caller }: { token: string; caller: Caller | undefined },
): Promise<Confirmed> {
  const row = await findLink(trx, 'email_changes', hashLinkToken(token));
  if (row === undefined) throw new AppError('emailLinkInvalid');
  const column = sideOf(row, token) === 'current' ? 'current_confirmed_at' : 'new_confirmed_at';
  const open = await updateOpenEmailChange(trx, row, context.now(), { [column]: context.now() });
  // Another confirmation may have finished the change.
  if (open === undefined) return whyClosed(await findLink(trx, 'email_changes', hashLinkToken(token)));
  if (open.current_confirmed_at === null || open.new_confirmed_at === null) return { state: 'waiting' };
  await changeAddress(context, trx, {
    userId: open.user_id,
    newEmail: open.new_email,
    keptSession: caller?.userId === open.user_id ? caller.sessionId : undefined,
    isChecked: true,
  });
  await context.links.spend(trx, token);
  return { state: 'done', changedId: open.user_id };
}

function whyClosed(row: EmailChangeRow | undefined): Confirmed {
  if (row === undefined) throw new AppError('emailLinkInvalid');
  if (row.done_at === null) throw new AppError('emailLinkExpired');
  return { state: 'done' };
}

function sideOf(row: EmailChangeRow, token: string): Side {
  return row.current_token_hash === hashLinkToken(token) ? 'current' : 'new';
}

function stateOfSide(row: EmailChangeRow, side: Side, now: number): LinkAnswer['state'] {
  const state = stateOfLink(row, now);
  if (state === 'used') return 'done';
  if (state !== 'valid') return state;
  const confirmedAt = side === 'current' ? row.current_confirmed_at : row.new_confirmed_at;
  return confirmedAt === null ? 'valid' : 'waiting';
}
