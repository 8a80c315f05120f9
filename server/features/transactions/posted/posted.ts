import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { DETAIL_FIELDS, forFields, type DetailField } from '#shared/contract/transaction-fields.ts';
import type { Writer } from '#server/database/schema.ts';
import { findTakenIds } from '../imported/queries.ts';
import type { TransactionRow } from '../queries.ts';
import { requireCurrency } from '../require-currency.ts';
import { toSearchColumn } from '../search-column.ts';
import { storeTags } from '../tags/stored-tags.ts';
import type { ChangeOptions } from '../transaction-writer.ts';
import { findOwn } from '../transactions.ts';
import { insertManyWithTotals } from '../write-with-totals.ts';

/** A transaction to post. Its fields were checked when the recurring transaction was stored. */
export type PostedTransaction = {
  id: string;
  type: TransactionType;
  description: string;
  amountMinor: number;
  category: string;
  account: string | null;
  date: string;
  tags: readonly string[];
} & Partial<Record<DetailField, string>>;

const NO_DETAILS: Record<DetailField, string> = forFields(DETAIL_FIELDS, () => '');

/** Adds transactions without a user's request. `post` runs in a database transaction of a `TransactionWriter`. */
export function createPostedTransactions({ now, readCategories }: Omit<ChangeOptions, 'write'>) {
  /**
   * Adds the transactions whose ids were never used, not even by a transaction that the user has deleted. Throws
   * `totalTooLarge`.
   */
  async function post(trx: Writer, userId: string, posted: readonly PostedTransaction[]): Promise<void> {
    const ids = posted.map(({ id }) => id);
    const { stored, deleted } = await findTakenIds(trx, userId, ids);
    const taken = new Set([...stored, ...deleted]);
    const categories = await readCategories(trx, userId);
    const nowMs = now();
    const rows = posted
      .filter(({ id }) => !taken.has(id))
      .map(
        ({
          id,
          type,
          description,
          amountMinor,
          category,
          account,
          date,
          tags,
          ...details
        }): TransactionRow => {
          const texts = { description, ...NO_DETAILS, ...details, tags: storeTags(tags) };
          return {
            user_id: userId,
            id,
            type,
            ...texts,
            search_text: toSearchColumn(texts),
            amount_minor: amountMinor,
            category: categories.resolve(type, category) ?? UNCATEGORIZED,
            date,
            group_id: null,
            source_id: account,
            import_id: null,
            created_at: nowMs,
            updated_at: nowMs,
          };
        },
      );
    if (rows.length > 0) await insertManyWithTotals(trx, rows);
  }

  return { post, find: findOwn, requireCurrency };
}
