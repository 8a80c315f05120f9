import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getImport } from '#shared/contract/imports.ts';
import { getRecurring } from '#shared/contract/recurring.ts';
import { call } from '#web/lib/api/call.ts';
import { useAccounts } from '#web/lib/accounts/use-accounts.ts';
import { toSearchedWord } from '#shared/transaction-search.ts';
import { readTypedSearch, toExactSearch, type AmountLimit, type AmountLimits } from '#shared/typed-search.ts';
import { toMajorUnits } from '#shared/money.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import {
  joinList,
  splitList,
  type HistoryChanges,
  type HistorySearch,
} from '#web/features/transactions/write/history-search.ts';

/** An active filter. A long `text` is cut, but never the `tail` after it. */
type Chip = { key: string; text: string; tail?: string | undefined; without: HistoryChanges };

/** A filter; its text is undefined if it is not active. */
type Filter = Omit<Chip, 'text'> & { text: string | undefined };

/** The key of the chip for the amount in the search text. */
export const TYPED_AMOUNT = 'typedAmount';

/** Returns the active filters in words, each with the change that removes it; the searched words have no chip. */
export function useChips(search: HistorySearch): Chip[] {
  const { type, import: importId, recurring, merchant } = search;
  const { t } = useTranslation();
  const typedAmount = useTypedAmount(search.q);
  const ranges = useRanges(search);
  const lists = useLists(search);
  const file = useImportFile(importId);
  const recurringText = useRecurringText(recurring);
  const merchantText = merchant && t('history.filters.merchant', { merchant });
  const chips: Filter[] = [
    typedAmount,
    { key: 'type', text: type && t(`history.filters.types.${type}`), without: { type: undefined } },
    ...lists,
    ...ranges,
    { key: 'import', ...file, without: { import: undefined } },
    { key: 'recurring', text: recurringText, without: { recurring: undefined } },
    { key: 'merchant', text: merchantText, without: { merchant: undefined } },
  ];
  return chips.flatMap((chip) => (chip.text === undefined ? [] : [{ ...chip, text: chip.text }]));
}

/** The filters with several values: a chip for each category, account and tag, and one for all words. */
function useLists({ category, account, tag, anyOf }: HistorySearch): Filter[] {
  const { t } = useTranslation();
  const { known } = useCategories();
  const toAccountName = useAccountNames(account !== undefined);
  const wordList = useWordList();
  return [
    ...splitList(category).map((id, _index, ids) => ({
      key: `category ${id}`,
      text: known(id)?.name,
      without: { category: joinList(ids.filter((other) => other !== id)) },
    })),
    ...splitList(account).map((id, _index, ids) => ({
      key: `account ${id}`,
      text: toAccountName(id),
      without: { account: joinList(ids.filter((other) => other !== id)) },
    })),
    ...splitList(tag).map((name, _index, tags) => ({
      key: `tag ${name}`,
      text: t('history.filters.tagged', { tag: name }),
      without: { tag: joinList(tags.filter((other) => other !== name)) },
    })),
    {
      key: 'anyOf',
      text: anyOf && wordList(splitList(anyOf).map(toSearchedWord)),
      without: { anyOf: undefined },
    },
  ];
}

function useWordList(): (words: readonly string[]) => string {
  const { t } = useTranslation();
  const orList = new Intl.ListFormat(useFormat().locale, { type: 'disjunction' });
  return (words) => orList.format(words.map((word) => t('history.filters.quoted', { text: word })));
}

/** The filters by days and by amounts. */
function useRanges({ from, to, min, max }: HistorySearch): Filter[] {
  const format = useFormat();
  const rangeText = useRangeText();
  const days =
    from !== undefined && to !== undefined && from !== to
      ? format.dayRange({ from, to }, { dateStyle: 'medium' })
      : rangeText(from, to, (day) => format.day(day));
  const amounts = rangeText(min, max, (amount) => format.amount(Number(amount)));
  return [
    { key: 'days', text: days, without: { from: undefined, to: undefined } },
    { key: 'amounts', text: amounts, without: { min: undefined, max: undefined } },
  ];
}

/** The chip for an amount in the search text. */
function useTypedAmount(q = ''): Filter {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const limitsText = useLimitsText();
  const typed = readTypedSearch(q, decimals);
  const { limits, words, isExact } = typed;
  const rest = isExact ? toExactSearch({ words, amountText: '' }) : words || undefined;
  const text = limits && t('history.filters.amount', { limits: limitsText(limits) });
  return { key: TYPED_AMOUNT, text, without: { q: rest } };
}

/** Returns a function that writes limits, such as 'over €10.00', '€10.00 – €20.00' or '€10.00'. */
function useLimitsText(): (limits: AmountLimits) => string {
  const { t } = useTranslation();
  const { amount, decimals } = useFormat();
  const toAmount = ({ minor }: AmountLimit) => amount(toMajorUnits(minor, decimals));
  const lowText = (limit: AmountLimit) =>
    t(`history.filters.limits.${limit.isOpen ? 'over' : 'from'}`, { value: toAmount(limit) });
  const highText = (limit: AmountLimit) =>
    t(`history.filters.limits.${limit.isOpen ? 'below' : 'upTo'}`, { value: toAmount(limit) });
  return ({ low, high }) => {
    if (low === undefined || high === undefined)
      return [low && lowText(low), high && highText(high)].filter(Boolean).join('');
    if (low.isOpen || high.isOpen) return `${lowText(low)}, ${highText(high)}`;
    if (low.minor === high.minor) return toAmount(low);
    return `${toAmount(low)} – ${toAmount(high)}`;
  };
}

/** The file name and day of an import; a general text until they are loaded. */
function useImportFile(id: string | undefined): { text: string | undefined; tail?: string } {
  const { t } = useTranslation();
  const { date } = useInstantText();
  const { data } = useQuery({
    queryKey: ['imports', 'one', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => call(getImport, { params: { id } }, { signal }),
  });
  if (id === undefined) return { text: undefined };
  if (data === undefined) return { text: t('history.filters.import') };
  return { text: data.fileName, tail: date(data.createdAt) };
}

/** Returns a function that names accounts; a general text until the list is loaded, and for a deleted account. */
function useAccountNames(isNeeded: boolean): (id: string) => string {
  const { t } = useTranslation();
  const accounts = useAccounts(isNeeded);
  return (id) => accounts?.find((account) => account.id === id)?.name ?? t('history.filters.anyAccount');
}

/** The text with a recurring transaction's description; a general text until it is loaded. */
function useRecurringText(id: string | undefined): string | undefined {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['recurring', 'one', id],
    meta: { refetchOn: ['records'] },
    queryFn:
      id === undefined ? skipToken : ({ signal }) => call(getRecurring, { params: { id } }, { signal }),
  });
  if (id === undefined) return undefined;
  if (data === undefined) return t('history.filters.anyRecurring');
  return t('history.filters.recurring', { description: data.description });
}

function useRangeText() {
  const { t } = useTranslation();
  return (low: string | undefined, high: string | undefined, write: (value: string) => string) => {
    if (low === undefined)
      return high === undefined ? undefined : t('history.filters.atMost', { value: write(high) });
    if (high === undefined) return t('history.filters.atLeast', { value: write(low) });
    return low === high ? write(low) : `${write(low)} – ${write(high)}`;
  };
}
