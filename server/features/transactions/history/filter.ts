import type { Language } from '#shared/contract/fields.ts';
import type { HistoryQuery } from '#shared/contract/transaction-history.ts';
import { MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import { currencyDecimals, toMinorUnits } from '#shared/money.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { toSearchTerms } from '#shared/transaction-search.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { HistoryFilter } from './queries.ts';

const EARLIEST = '0000-00-00';
const LATEST = '9999-99-99';

/** Makes the filter of a user's search. Throws `validationFailed` for a reversed range. */
export function toHistoryFilter(
  user: { userId: string; currency: string; language: Language },
  { q, type, category, from, to, min, max, import: importId }: Omit<HistoryQuery, 'sort'>,
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
  const categoryNames = SERVER_TEXTS[user.language].categories;
  const terms = q === undefined ? undefined : toSearchTerms(q, { decimals, categoryNames });
  return { userId: user.userId, type, category, days, amounts, terms, importId };
}

function toBound(field: 'min' | 'max', amount: number, decimals: number): number {
  if (amount === 0) return 0;
  const minor = toMinorUnits(amount, decimals);
  if (!minor.ok) throw fieldError(field, 'amountTooManyDecimals');
  return minor.minorUnits;
}
