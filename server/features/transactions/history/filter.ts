import type { Language } from '#shared/contract/fields.ts';
import type { HistoryQuery } from '#shared/contract/transaction-history.ts';
import { MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import { currencyDecimals, toMinorUnits } from '#shared/money.ts';
import { toSearchText } from '#shared/search-text.ts';
import { toSearchTerms } from '#shared/transaction-search.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { ReadCategories, UserCategories } from '../categories.ts';
import type { HistoryFilter } from './queries.ts';

const EARLIEST = '0000-00-00';
const LATEST = '9999-99-99';

type User = { userId: string; currency: string; language: Language };
type Search = Omit<HistoryQuery, 'sort'>;

/** What a search reads: the transactions, and the categories that it names. */
export type SearchSource<Db extends Reader | Writer = Reader> = { db: Db; readCategories: ReadCategories };

/** Makes the filter of a user's search. Throws `validationFailed` for a reversed range. */
export async function readHistoryFilter(
  { db, readCategories }: SearchSource<Reader | Writer>,
  user: User,
  search: Search,
): Promise<HistoryFilter> {
  const isReading = search.q !== undefined || search.category !== undefined;
  return toHistoryFilter(user, search, isReading ? await readCategories(db, user.userId) : undefined);
}

function toHistoryFilter(
  user: User,
  { q, type, category: id, tag, from, to, min, max, import: importId }: Search,
  categories: UserCategories | undefined,
): HistoryFilter {
  const days =
    from === undefined && to === undefined ? undefined : { from: from ?? EARLIEST, to: to ?? LATEST };
  if (days && days.to < days.from) throw fieldError('to', 'rangeReversed');
  const decimals = currencyDecimals(user.currency);
  const amounts =
    min === undefined && max === undefined
      ? undefined
      : {
          min: min === undefined ? 0 : toBound('min', min, decimals),
          max: max === undefined ? MAX_TOTAL_MINOR_UNITS : toBound('max', max, decimals),
        };
  if (amounts && amounts.max < amounts.min) throw fieldError('max', 'amountRangeReversed');
  const categoryNames = categories?.names(user.language) ?? {};
  const category = id === undefined ? undefined : categories?.follow(id);
  const terms = q === undefined ? undefined : toSearchTerms(q, { decimals, categoryNames });
  return {
    userId: user.userId,
    type,
    category,
    tag: tag === undefined ? undefined : toSearchText(tag),
    days,
    amounts,
    terms,
    importId,
  };
}

function toBound(field: 'min' | 'max', amount: number, decimals: number): number {
  if (amount === 0) return 0;
  const minor = toMinorUnits(amount, decimals);
  if (!minor.ok) throw fieldError(field, 'amountTooManyDecimals');
  return minor.minorUnits;
}
