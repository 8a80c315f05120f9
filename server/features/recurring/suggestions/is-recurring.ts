import type { CalendarDay } from '#shared/calendar.ts';
import { samePaymentTest, type Payment } from '#shared/recognition/same-payment.ts';
import type { Series } from '#shared/recognition/types.ts';
import type { RecurringRow } from '../queries.ts';

type Recurring = Pick<RecurringRow, 'type' | 'description' | 'amount_minor' | 'is_estimate'>;
type Dated = Recurring & Pick<RecurringRow, 'first_day'>;

export function toPayment({ type, description, amount_minor, is_estimate }: Recurring): Payment {
  return { type, description, amountMinor: amount_minor, isEstimate: is_estimate === 1 };
}

/**
 * Creates a test of whether a series is a recurring transaction already: both have a transaction in common, or the same
 * type, a similar amount, and all or some words of the description.
 */
export function createRecurringTest(
  rows: readonly Recurring[],
  paidIds: readonly string[],
): (series: Series) => boolean {
  const isSame = samePaymentTest();
  const payments = rows.map(toPayment);
  const paid = new Set(paidIds);
  return (series) => {
    if (series.transactionIds.some((id) => paid.has(id))) return true;
    const { type, name, amountMinor, isEstimate } = series;
    return payments.some((each) => isSame(each, { type, description: name, amountMinor, isEstimate }));
  };
}

/**
 * Creates a function that returns the first day of the recurring transaction that a series has become, or undefined for
 * other series. Reports show the days of the series before that day.
 */
export function recurringStart(
  rows: readonly Dated[],
  paidIds: readonly string[],
): (series: Series) => CalendarDay | undefined {
  const isRecurring = createRecurringTest(rows, paidIds);
  const isSame = samePaymentTest();
  const payments = rows.map((row) => ({ ...toPayment(row), firstDay: row.first_day }));
  return (series) => {
    if (!isRecurring(series)) return undefined;
    const { type, name, amountMinor, isEstimate, lastDay } = series;
    const days = payments
      .filter((each) => isSame(each, { type, description: name, amountMinor, isEstimate }))
      .map(({ firstDay }) => firstDay);
    return days.toSorted()[0] ?? lastDay;
  };
}
