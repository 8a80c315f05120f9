import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { checkEmailLink, PendingChange } from '#shared/contract/email-change.ts';
import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import { isDuplicate } from '#server/database/database-errors.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import {
  emailApproveLetter,
  emailChangedLetter,
  emailConfirmLetter,
  emailTakenLetter,
} from '#server/mail/messages/email-letters.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import { discardPending } from '../email-verification/pending-accounts.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';
import { closeLinks } from '../links/queries.ts';
import {
  findHolder,
  findHolderByEmail,
  isEmailTaken,
  updateUserEmail,
  type AccountHolder,
} from '../queries.ts';
import {
  deleteEmailChange,
  findEmailChange,
  findEmailChangeByLink,
  updateOpenEmailChange,
  upsertEmailChange,
  type EmailChangeRow,
} from './queries.ts';

const LINK_HOURS = 24;
const LINK_MS = LINK_HOURS * 60 * 60_000;

type LinkState = OutputOf<typeof checkEmailLink>;
type Side = 'current' | 'new';
type Change = { userId: string; newEmail: string; keptSession: string | undefined; isChecked: boolean };

export type EmailChanges = ReturnType<typeof createEmailChanges>;

/**
 * Changes of e-mail address. Where mail is sent, the address that an account has and the new one both
 * have to confirm within 24 hours; nothing on the way tells whether the new one has an account already.
 */
export function createEmailChanges(options: {
  database: Database;
  outbox: Outbox;
  /** Where people reach the product, without a slash at the end. */
  siteUrl: () => string;
  now: () => number;
  /** Called in the transaction in which an account's address changes; a mailed link may have shown it to be theirs. */
  onEmailChanged: (trx: Writer, user: { userId: string; email: string; isChecked: boolean }) => Promise<void>;
  /** An address has changed and sessions have ended, and it is stored. */
  onChanged: (userId: string) => void;
}) {
  const { database, outbox, siteUrl, now } = options;

  /** Asks both addresses. The owner of a taken one is told so instead, and the wish comes to nothing. */
  async function ask(holder: AccountHolder, newEmail: string): Promise<void> {
    const links = { current: createLinkToken(), new: createLinkToken() };
    const expiresAt = now() + LINK_MS;
    const wish = { baseUrl: siteUrl(), hours: LINK_HOURS, expiresAt };
    await database.write(async (trx) => {
      await upsertEmailChange(trx, {
        user_id: holder.userId,
        new_email: newEmail,
        current_token_hash: links.current.hash,
        new_token_hash: links.new.hash,
        current_confirmed_at: null,
        new_confirmed_at: null,
        created_at: now(),
        expires_at: expiresAt,
        done_at: null,
      });
      const approve = { ...wish, newEmail, link: linkTo(links.current.token) };
      await outbox.add(trx, emailApproveLetter(holder, approve));
      const owner = await findHolderByEmail(trx, newEmail);
      const asked = { ...wish, link: linkTo(links.new.token) };
      await outbox.add(
        trx,
        owner === undefined || owner.isPending
          ? emailConfirmLetter({ ...holder, email: newEmail }, asked)
          : emailTakenLetter(owner, { baseUrl: siteUrl(), expiresAt }),
      );
    });
    outbox.nudge();
  }

  /** Changes the address at once, where no mail is sent. Throws `emailTaken`. */
  async function changeNow(userId: string, newEmail: string, sessionId: string): Promise<void> {
    const wish = { userId, newEmail, keptSession: sessionId, isChecked: false };
    await refusingTaken(() => database.write((trx) => change(trx, wish)));
    options.onChanged(userId);
  }

  /** The wish that waits to be confirmed, if there is one. */
  async function findPending(userId: string): Promise<PendingChange | null> {
    const row = await findEmailChange(database.read, userId);
    if (row === undefined || row.done_at !== null || row.expires_at <= now()) return null;
    return {
      newEmail: row.new_email,
      expiresAt: new Date(row.expires_at).toISOString(),
      confirmed: { current: row.current_confirmed_at !== null, new: row.new_confirmed_at !== null },
    };
  }

  async function cancel(userId: string): Promise<void> {
    await database.write((trx) => deleteEmailChange(trx, userId));
  }

  async function checkLink(token: string): Promise<LinkState> {
    const hash = hashLinkToken(token);
    const row = await findEmailChangeByLink(database.read, hash);
    if (row === undefined) return { state: 'unknown', address: null, newEmail: null };
    return {
      state: stateOf(row, sideOf(row, hash), now()),
      address: sideOf(row, hash),
      newEmail: row.new_email,
    };
  }

  /**
   * Confirms with one of the two links; the second confirmation changes the address, ends every session
   * but that of the user who confirms, and tells both addresses. Throws `emailLinkInvalid`, `emailLinkExpired`, `emailTaken`.
   */
  async function confirm(token: string, caller?: Caller): Promise<'waiting' | 'done'> {
    const hash = hashLinkToken(token);
    let changedId: string | undefined;
    const outcome = await refusingTaken(() =>
      database.write(async (trx) => {
        const row = await findEmailChangeByLink(trx, hash);
        if (row === undefined) throw new AppError('emailLinkInvalid');
        const confirmed =
          sideOf(row, hash) === 'current' ? { current_confirmed_at: now() } : { new_confirmed_at: now() };
        const open = await updateOpenEmailChange(trx, row, now(), confirmed);
        if (open === undefined) return whyClosed(await findEmailChangeByLink(trx, hash));
        if (open.current_confirmed_at === null || open.new_confirmed_at === null) return 'waiting';
        const keptSession = caller?.userId === open.user_id ? caller.sessionId : undefined;
        await change(trx, {
          userId: open.user_id,
          newEmail: open.new_email,
          keptSession,
          isChecked: true,
        });
        await updateOpenEmailChange(trx, open, now(), { done_at: now() });
        changedId = open.user_id;
        return 'done';
      }),
    );
    if (changedId !== undefined) options.onChanged(changedId);
    outbox.nudge();
    return outcome;
  }

  /** Withdraws a wish with one of its two links. Throws `emailLinkInvalid`. */
  async function cancelLink(token: string): Promise<void> {
    await database.write(async (trx) => {
      const row = await findEmailChangeByLink(trx, hashLinkToken(token));
      if (row === undefined || row.done_at !== null) throw new AppError('emailLinkInvalid');
      await deleteEmailChange(trx, row.user_id);
    });
  }

  /** Account and profile change together; sessions end, all or all but the one that asks. */
  async function change(trx: Writer, { userId, newEmail, keptSession, isChecked }: Change): Promise<void> {
    const before = await findHolder(trx, userId);
    if (before === undefined) throw new AppError('emailLinkInvalid');
    await discardPending(trx, newEmail);
    if (await isEmailTaken(trx, newEmail)) throw new AppError('emailTaken');
    await updateUserEmail(trx, userId, { email: newEmail, updatedAt: new Date(now()).toISOString() });
    await deleteSessions(trx, userId, keptSession);
    // Links for a new password have gone to the old address.
    await closeLinks(trx, 'password_resets', userId, now());
    await options.onEmailChanged(trx, { userId, email: newEmail, isChecked });
    await recordOwnAct(trx, { at: now(), userId, action: 'emailChanged' });
    for (const email of [before.email, newEmail]) {
      await outbox.add(
        trx,
        emailChangedLetter({ ...before, email }, { baseUrl: siteUrl(), newEmail, at: now() }),
      );
    }
  }

  function linkTo(token: string): string {
    return `${siteUrl()}/confirm-email?token=${token}`;
  }

  /** Why a change that has this link could not be confirmed. */
  function whyClosed(row: EmailChangeRow | undefined): 'done' {
    if (row === undefined) throw new AppError('emailLinkInvalid');
    if (row.done_at === null) throw new AppError('emailLinkExpired');
    return 'done';
  }

  return {
    findHolder: (userId: string) => findHolder(database.read, userId),
    ask,
    changeNow,
    findPending,
    cancel,
    checkLink,
    confirm,
    cancelLink,
  };
}

function sideOf(row: EmailChangeRow, tokenHash: string): Side {
  return row.current_token_hash === tokenHash ? 'current' : 'new';
}

function stateOf(row: EmailChangeRow, side: Side, now: number): LinkState['state'] {
  if (row.done_at !== null) return 'done';
  if (row.expires_at <= now) return 'expired';
  const confirmedAt = side === 'current' ? row.current_confirmed_at : row.new_confirmed_at;
  return confirmedAt === null ? 'valid' : 'waiting';
}

/** The database has the last word on an address that somebody else takes at the same moment. */
async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicate(error) ? new AppError('emailTaken', { cause: error }) : error;
  }
}
