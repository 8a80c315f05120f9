import { toDayNumber } from '../recognition/day-number.ts';
import { samePaymentTest, type Payment } from '../recognition/same-payment.ts';
import { filterByDay } from '../recognition/filter-by-day.ts';
import type { ExpectedPayment, Item } from './item.ts';
import type { ForecastInput } from './types.ts';

/**
 * Returns the payments to come that need no guess: occurrences of recurring transactions, and transactions that are
 * entered for later days. `findKnown` tells which of them replace the expected payments of an item.
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
  const isSamePayment = samePaymentTest();
  const recurring = [...new Map(planned.map((each) => [each.recurringId, each])).values()];
  const days = [...planned, ...entered.map((each) => ({ ...each, day: each.date, count: 1 }))];
  const knownPayments = days.map(({ type, category, day, amountMinor, count }) => ({
    type,
    category,
    day: toDayNumber(day),
    amountMinor: amountMinor * count,
  }));
  const findKnown = (payment: Payment) => {
    const isLike = (other: Omit<Payment, 'isEstimate'>) =>
      isSamePayment(payment, { ...other, isEstimate: false });
    return {
      isPlanned: recurring.some(isLike),
      enteredDays: entered.filter(isLike).map(({ date }) => toDayNumber(date)),
    };
  };
  return { knownPayments, findKnown };
}
