import type { checkEmailLink } from '#shared/contract/email-change.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { hashLinkToken, toLinkState } from '../links/links.ts';
import { findLink } from '../links/queries.ts';
import { changeAddress, throwIfTaken } from './change-address.ts';
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
    const row = await findLink(trx, 'email_changes', hashLinkToken(token));
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
  const row = await findLink(trx, 'email_changes', hashLinkToken(token));
  if (row === undefined) throw new AppError('emailLinkInvalid');
  const column = toSide(row, token) === 'current' ? 'current_confirmed_at' : 'new_confirmed_at';
  const openChange = await updateOpenEmailChange(trx, row, context.now(), { [column]: context.now() });
  // Another confirmation may have finished the change meanwhile.
  if (openChange === undefined)
    return toClosedState(await findLink(trx, 'email_changes', hashLinkToken(token)));
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
  return row.current_token_hash === hashLinkToken(token) ? 'current' : 'new';
}

function toSideState(row: EmailChangeRow, side: Side, now: number): LinkCheck['state'] {
  const state = toLinkState(row, now);
  if (state === 'used') return 'done';
  if (state !== 'valid') return state;
  const confirmedAt = side === 'current' ? row.current_confirmed_at : row.new_confirmed_at;
  return confirmedAt === null ? 'valid' : 'waiting';
}
