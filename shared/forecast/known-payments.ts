import { toDayNumber } from '../recognition/day-number.ts';
import { samePaymentTest, type Payment } from '../recognition/same-payment.ts';
import { filterByDay } from '../recognition/filter-by-day.ts';
import type { ExpectedPayment, Item } from './item.ts';
import type { ForecastInput } from './types.ts';

/**
 * Returns the payments to come that need no guess: occurrences of recurring transactions, and transactions that are
 * entered for later days. `findKnown` says which of them replace an item's.
 */
export function readKnownPayments({
  transactions,
  planned,
  today,
}: Pick<ForecastInput, 'transactions' | 'planned' | 'today'>): {
  knownPayments: ExpectedPayment[];
  findKnown: (payment: Payment) => Pick<Item, 'isPlanned' | 'enteredDays'>;
} {
  const entered = filterByDay(transactions, (date) => date > today);
  const isSame = samePaymentTest();
  const recurring = [...new Map(planned.map((each) => [each.recurringId, each])).values()];
  const days = [...planned, ...entered.map((each) => ({ ...each, day: each.date, count: 1 }))];
  const knownPayments = days.map(({ type, category, day, amountMinor, count }) => ({
    type,
    category,
    day: toDayNumber(day),
    amountMinor: amountMinor * count,
  }));
  const findKnown = (payment: Payment) => {
    const like = (other: Omit<Payment, 'isEstimate'>) => isSame(payment, { ...other, isEstimate: false });
    return {
      isPlanned: recurring.some(like),
      enteredDays: entered.filter(like).map(({ date }) => toDayNumber(date)),
    };
  };
  return { knownPayments, findKnown };
}
