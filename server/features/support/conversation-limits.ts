import { MAX_OPEN_CONVERSATIONS, MAX_SUPPORT_MESSAGES_A_DAY } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { countOpen, countWritten } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Throws `tooManyConversations`. */
export async function requireRoom(trx: Writer, userId: string): Promise<void> {
  if ((await countOpen(trx, userId)) >= MAX_OPEN_CONVERSATIONS) throw new AppError('tooManyConversations');
}

/** Throws `tooManySupportMessages`. */
export async function requireFewMessages(trx: Writer, userId: string, at: number): Promise<void> {
  const written = await countWritten(trx, userId, at - DAY_MS);
  if (written >= MAX_SUPPORT_MESSAGES_A_DAY) throw new AppError('tooManySupportMessages');
}
