import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import type { CategoryTotal } from '#shared/contract/summaries.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { categoryColor } from '#web/ui/category-colors.ts';
import { toShares } from './shares.ts';

const SMALLEST_SHARE = 0.001;

export type Slices = ReturnType<typeof useSlices>;

/**
 * The categories as slices of a donut chart, each with its texts and a link to its transactions, and their total. A
 * category with more refunds than expenses has a slice of 0.
 */
export function useSlices(categories: readonly CategoryTotal[], period: CalendarRange) {
  const { t } = useTranslation();
  const { decimals, amount } = useFormat();
  const { find } = useCategories();
  const shareText = useShareText();
  const { total, shares } = useMemo(() => toShares(categories, decimals), [categories, decimals]);
  const slices = shares.map(({ name, value, ratio }) => ({
    key: name,
    label: find(name).name,
    color: categoryColor(find(name)),
    value: ratio,
    to: searchPath({ ...period, type: 'expense', category: name }),
    amount: value,
    valueText: amount(value),
    shareText: ratio > 0 ? shareText(ratio) : t('summaries.categories.moneyBack'),
  }));
  return { slices, total };
}

function useShareText(): (ratio: number) => string {
  const { t } = useTranslation();
  const { percent } = useFormat();
  return (ratio) =>
    ratio < SMALLEST_SHARE
      ? t('summaries.categories.lessThan', { share: percent(SMALLEST_SHARE) })
      : percent(ratio);
}
