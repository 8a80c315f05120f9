import type { TransactionType } from '#shared/categories.ts';
import type { QueryOf } from '#shared/contract/endpoint.ts';
import { isCalendarDay } from '#shared/calendar.ts';
import type { TransactionEndpoints } from '#shared/contract/transactions.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { cutPage } from '#server/paging/paging.ts';
import type { ShownRow } from './columns.ts';
import { selectByDate, selectById } from './queries.ts';

type ListQuery = NonNullable<QueryOf<TransactionEndpoints['list']>>;

/**
 * Returns a page of one type. `order=date` sorts the newest first; any other value sorts by id (spec section 7: the
 * argument only selects the ordered form).
 */
export async function listTransactions(
  db: Reader,
  userId: string,
  type: TransactionType,
  query: ListQuery & { limit: number },
): Promise<{ rows: ShownRow[]; nextCursor: string | null }> {
  if (query.from !== undefined && query.to !== undefined && query.from > query.to) {
    throw fieldError('to', 'rangeReversed');
  }
  const { limit } = query;
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const filter = { userId, type, from: query.from, to: query.to, limit: limit + 1 };
  const found =
    query.order === 'date' ? await selectByDate(db, filter, after) : await selectById(db, filter, after?.id);
  return cutPage(found, limit, ({ date, id }) => `${date}_${id}`);
}

function readCursor(cursor: string): { date: string; id: string } {
  const [date = '', id = ''] = cursor.split('_');
  if (!isCalendarDay(date) || !/^[0-9a-f-]{36}$/.test(id)) throw fieldError('cursor', 'invalid');
  return { date, id };
}
