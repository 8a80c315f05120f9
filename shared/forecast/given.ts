import { toDayNumber } from '../recognition/day-number.ts';
import { samePaymentTest, type Payment } from '../recognition/same-payment.ts';
import { withDays } from '../recognition/with-days.ts';
import type { Coming, Item } from './item.ts';
import type { ForecastInput } from './types.ts';

/** The days to come that need no guess, and a test which of them are those of a payment. */
export function readGiven({
  transactions,
  planned,
  today,
}: Pick<ForecastInput, 'transactions' | 'planned' | 'today'>): {
  given: Coming[];
  givenOf: (payment: Payment) => Pick<Item, 'isPlanned' | 'enteredDays'>;
} {
  const entered = withDays(transactions, (date) => date > today);
  const isSame = samePaymentTest();
  const rules = [...new Map(planned.map((each) => [each.recurringId, each])).values()];
  const days = [...planned, ...entered.map((each) => ({ ...each, day: each.date, count: 1 }))];
  const given = days.map(({ type, category, day, amountMinor, count }) => ({
    type,
    category,
    day: toDayNumber(day),
    amountMinor: amountMinor * count,
  }));
  const givenOf = (payment: Payment) => {
    const like = (other: Omit<Payment, 'isEstimate'>) => isSame(payment, { ...other, isEstimate: false });
    return {
      isPlanned: rules.some(like),
      enteredDays: entered.filter(like).map(({ date }) => toDayNumber(date)),
    };
  };
  return { given, givenOf };
}
