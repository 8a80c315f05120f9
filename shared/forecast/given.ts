import { toDayNumber } from '../recognition/day-number.ts';
import type { FittedSeries } from '../recognition/recognise-series.ts';
import { samePaymentTest } from '../recognition/same-payment.ts';
import type { PastTransaction } from '../recognition/types.ts';
import { withDays } from '../recognition/with-days.ts';
import { toItem, type Coming, type Item } from './recurring.ts';
import type { ForecastInput } from './types.ts';

/** The days to come that need no guess, and what repeats without those of its days that are among them. */
export function withGiven(
  series: readonly FittedSeries[],
  { transactions, planned, today }: Pick<ForecastInput, 'transactions' | 'planned' | 'today'>,
): { items: Item[]; given: Coming[] } {
  const entered = withDays(transactions, (date) => date > today);
  const isSame = samePaymentTest();
  const rules = [...new Map(planned.map((each) => [each.recurringId, each])).values()];
  const items = series.map((each) => {
    const { type, name: description, amountMinor, isEstimate } = each;
    const like = (other: Pick<PastTransaction, 'type' | 'description' | 'amountMinor'>) =>
      isSame({ type, description, amountMinor, isEstimate }, { ...other, isEstimate: false });
    return {
      ...toItem(each),
      isPlanned: rules.some(like),
      enteredDays: entered.filter(like).map(({ date }) => toDayNumber(date)),
    };
  });
  const days = [...planned, ...entered.map((each) => ({ ...each, day: each.date }))];
  const given = days.map(({ type, category, day, amountMinor }) => ({
    type,
    category,
    day: toDayNumber(day),
    amountMinor,
  }));
  return { items, given };
}
