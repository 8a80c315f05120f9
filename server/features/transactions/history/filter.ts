import type { CalendarRange } from '#shared/calendar.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { HistoryQuery } from '#shared/contract/transaction-history.ts';
import { MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import { currencyDecimals, toMinorUnits } from '#shared/money.ts';
import { merchantKey } from '#shared/recognition/merchant-key.ts';
import { toSearchText } from '#shared/search-text.ts';
import { toSearchTerms } from '#shared/transaction-search.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { readAccountNames } from '#server/database/known-accounts.ts';
import type { ReadCategories, UserCategories } from '../categories.ts';
import { selectDescriptions, type HistoryFilter } from './queries.ts';

/** The bounds of a range that is open at one end. */
const EARLIEST_BOUND = '0000-00-00';
export const LATEST_BOUND = '9999-99-99';
/** SQLite accepts at most 32766 values per query. */
const MAX_DESCRIPTIONS = 30_000;

export type SearchUser = { userId: string; currency: string; language: Language };
export type Search = Omit<HistoryQuery, 'sort'>;

/** The data that a search needs. */
export type SearchSource<Db extends Reader | Writer = Reader> = {
  db: Db;
  readCategories: ReadCategories;
  /** Finds the descriptions of a merchant in another thread; without it, they are found in this one. */
  spellings?:
    | ((user: { userId: string }, merchant: string, days: CalendarRange | undefined) => Promise<string[]>)
    | undefined;
};

/** Converts a user's search to a filter. Throws `validationFailed`, for example for a reversed range. */
export async function readHistoryFilter(
  { db, readCategories, spellings }: SearchSource<Reader | Writer>,
  user: SearchUser,
  search: Search,
): Promise<HistoryFilter> {
  const needsCategories = search.q !== undefined || search.category !== undefined;
  const categories = needsCategories ? await readCategories(db, user.userId) : undefined;
  const accountNames = search.q === undefined ? {} : await readAccountNames(db, user.userId);
  const filter = toHistoryFilter(user, search, { categories, accountNames });
  const { merchant } = search;
  if (merchant === undefined) return filter;
  const { userId, days } = filter;
  const descriptions = await (spellings === undefined
    ? listSpellings(db, userId, { merchant, days })
    : spellings({ userId }, merchant, days));
  if (descriptions.length > MAX_DESCRIPTIONS) throw fieldError('merchant', 'tooMany');
  return { ...filter, descriptions };
}

/** Returns the descriptions of a merchant within `days`. It reads all distinct descriptions of these days. */
export async function listSpellings(
  db: Reader | Writer,
  userId: string,
  { merchant, days }: { merchant: string; days: CalendarRange | undefined },
): Promise<string[]> {
  const all = await selectDescriptions(db, userId, days);
  return all.filter((description) => merchantKey(description) === merchant);
}

/** The user's categories, if the search needs them, and the names of the accounts. */
type Known = { categories: UserCategories | undefined; accountNames: Record<string, string> };

function toHistoryFilter(
  user: SearchUser,
  { q, type, category: ids, account, tag, anyOf, from, to, min, max, ...search }: Search,
  { categories, accountNames }: Known,
): HistoryFilter {
  const days =
    from === undefined && to === undefined
      ? undefined
      : { from: from ?? EARLIEST_BOUND, to: to ?? LATEST_BOUND };
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
  const currentIds = ids?.map((id) => categories?.follow(id) ?? id);
  const terms = q === undefined ? undefined : toSearchTerms(q, { decimals, categoryNames, accountNames });
  return {
    userId: user.userId,
    type,
    categories: currentIds && [...new Set(currentIds)],
    tags: tag && [...new Set(tag.map(toSearchText))],
    words: anyOf && [...new Set(anyOf.map(toSearchText))],
    days,
    amounts,
    terms,
    importId: search.import,
    accounts: account && [...new Set(account)],
    recurringId: search.recurring,
    descriptions: undefined,
  };
}

function toBound(field: 'min' | 'max', amount: number, decimals: number): number {
  if (amount === 0) return 0;
  const minor = toMinorUnits(amount, decimals);
  if (!minor.ok) throw fieldError(field, 'amountTooManyDecimals');
  return minor.minorUnits;
}
