import { deleteAccountMoney } from '#server/database/account-totals.ts';
import type { Source } from '#shared/contract/sources.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { ImportsOptions } from '../imports.ts';
import { deleteEntries } from '../queries.ts';
import {
  deleteImport,
  deleteSourceRow,
  findImportOf,
  findSource,
  selectSources,
  updateSource,
  updateSourceOfImports,
  type SourceRow,
} from './queries.ts';
import { requireSource } from './sources.ts';

/** Larger batches would block other users' requests on SQLite for too long. */
const BATCH_SIZE = 500;
/** Two opposite merges at the same moment would otherwise move the same transactions forever. */
const MAX_BATCHES = 2_000;

const NO_ANSWERS = '{}';

type Options = Pick<ImportsOptions, 'ledger' | 'accountLinks' | 'now'>;

/** Merges and deletes accounts in batches. The account stays until the last batch, so both can be repeated. */
export function createRemoval({ ledger, accountLinks, now }: Options) {
  /**
   * Gives all that names an account to another: transactions, recurring ones, transfers, imports and money. Deletes the
   * account, and returns the number of transactions, without deleted ones. Throws `sourceNotFound`, and `invalid` or
   * `accountUnknown` for the field `into`.
   */
  async function merge(userId: string, { from, into }: { from: string; into: string }): Promise<number> {
    const batch = { userId, from, to: into, limit: BATCH_SIZE };
    let total = 0;
    for (let count = 0; count < MAX_BATCHES; count++) {
      const { moved, isDone } = await ledger.write(userId, async (trx) => {
        await requireSource(trx, userId, from);
        await requireTarget(trx, userId, { from, into });
        await accountLinks.mergeMoney(trx, batch);
        const source = await requireSource(trx, userId, from);
        const target = await requireTarget(trx, userId, { from, into });
        const result = await moveBatch(trx, batch);
        if (result.isDone) await replaceSource(trx, source, { ...target, updated_at: now() });
        return result;
      });
      total += moved;
      if (isDone) return total;
      await new Promise(setImmediate);
    }
    throw new AppError('sourceSaveFailed');
  }

  /** Deletes an account; its transactions stay without one, and forget their imports. Throws `sourceNotFound`. */
  async function remove(userId: string, id: string): Promise<void> {
    for (;;) {
      const isDone = await ledger.write(userId, async (trx) => {
        await requireSource(trx, userId, id);
        const importId = await findImportOf(trx, userId, id);
        if (importId !== undefined) {
          await forgetImport(trx, { userId, importId, limit: BATCH_SIZE });
          return false;
        }
        const moved = await moveBatch(trx, { userId, from: id, to: null, limit: BATCH_SIZE });
        if (moved.isDone) await deleteAccount(trx, userId, id);
        return moved.isDone;
      });
      if (isDone) return;
      await new Promise(setImmediate);
    }
  }

  /** Moves a batch of transactions, or of transfers once no transaction is left; the last one with what recurs. */
  async function moveBatch(
    trx: Writer,
    batch: { userId: string; from: string; to: string | null; limit: number },
  ): Promise<{ moved: number; isDone: boolean }> {
    const { moved, isDone } = await accountLinks.move(trx, batch);
    if (!isDone || !(await accountLinks.moveTransfers(trx, batch))) return { moved, isDone: false };
    await accountLinks.moveRecurring(trx, batch);
    return { moved, isDone: true };
  }

  /** Forgets a batch of an import's rows, and the import itself after the last batch. */
  async function forgetImport(
    trx: Writer,
    batch: { userId: string; importId: string; limit: number },
  ): Promise<void> {
    const areLinksGone = await accountLinks.forgetImport(trx, batch);
    const { deleted } = await deleteEntries(trx, batch);
    if (areLinksGone && deleted < batch.limit) await deleteImport(trx, batch.userId, batch.importId);
  }

  return { merge, remove };
}

async function deleteAccount(trx: Writer, userId: string, id: string): Promise<void> {
  await deleteAccountMoney(trx, userId, id);
  await deleteSourceRow(trx, userId, id);
}

async function requireTarget(
  trx: Writer,
  userId: string,
  { from, into }: { from: string; into: string },
): Promise<SourceRow> {
  if (into === from) throw fieldError('into', 'invalid');
  const target = await findSource(trx, userId, into);
  if (target === undefined) throw fieldError('into', 'accountUnknown');
  return target;
}

/** Deletes an account. The target takes its imports, and how its files are recognised unless it knows that itself. */
async function replaceSource(trx: Writer, source: SourceRow, target: SourceRow): Promise<void> {
  const { user_id: userId } = source;
  await updateSourceOfImports(trx, userId, { from: source.id, to: target.id });
  await deleteAccount(trx, userId, source.id);
  await renameInAnswers(trx, userId, { from: source.id, to: target.id });
  const isNumberKnown = target.account_hash !== null || target.account_end !== null;
  const { account_hash, account_end } = isNumberKnown ? target : source;
  const shape = target.shape ?? source.shape;
  // The answers are about files with the header that `shape` stands for.
  const { answers } = target.shape === null && target.answers === NO_ANSWERS ? source : target;
  await updateSource(trx, {
    ...target,
    account_hash,
    account_end,
    shape,
    answers: withoutAccount(answers, [source.id, target.id]),
  });
}

/** Puts another account in place of one, in every stored answer that names it. */
async function renameInAnswers(
  trx: Writer,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const row of await selectSources(trx, userId)) {
    if (row.answers.includes(from))
      await updateSource(trx, { ...row, answers: row.answers.replaceAll(from, to) });
  }
}

/** Removes the stored answers that name one of the accounts: an account has no transfer to itself. */
function withoutAccount(stored: string, ids: readonly string[]): string {
  const answers = JSON.parse(stored) as Source['answers'];
  const { settlements } = answers;
  if (settlements === undefined) return stored;
  const others = settlements.filter((answer) => ids.every((id) => !answer.endsWith(id)));
  return JSON.stringify({ ...answers, settlements: others });
}
