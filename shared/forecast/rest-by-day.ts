import { monthOf } from '../calendar.ts';
import { itemOnDay } from './item-on-day.ts';
import { readKnownPayments } from './known-payments.ts';
import { lastDayOf, sumDays, type Ledger } from './ledger.ts';
import { joinPayments, type KnownHistory } from './outlook.ts';
import type { ForecastInput, PlannedOccurrence, RestOfMonth } from './types.ts';

/**
 * Divides what the rest of the running month adds to its balance, up to its expected `end`. Payments that are expected on
 * a day count on it, and all others in equal parts. Planned occurrences have no day here.
 */
export function restByDay(
  { ledger, items }: Pick<KnownHistory, 'ledger' | 'items'>,
  input: ForecastInput,
  end: number,
): RestOfMonth {
  const { today, running } = ledger;
  const last = lastDayOf(ledger, running);
  const plannedMinor = sumPlanned(input);
  const days = Array.from({ length: last - today }, () => 0);
  if (days.length === 0) return { days, plannedMinor };
  const { knownPayments: entered } = readKnownPayments({ ...input, planned: [] });
  const itemsOnDay = items.map((item) => itemOnDay(item, today, last));
  for (const { type, day, amountMinor } of joinPayments(itemsOnDay, entered)) {
    if (day > last) continue;
    // A late payment may still come, so it counts tomorrow.
    const at = Math.max(0, day - today - 1);
    days[at] = (days[at] ?? 0) + toSigned({ type, amountMinor });
  }
  const dated = days.reduce((sum, each) => sum + each, 0);
  const other = (end - balanceSoFar(ledger) - plannedMinor - dated) / days.length;
  return { days: days.map((each) => each + other), plannedMinor };
}

/** Adds up the planned occurrences of the running month. */
function sumPlanned({ planned, today }: ForecastInput): number {
  const { to } = monthOf(today);
  return planned.filter(({ day }) => day <= to).reduce((sum, each) => sum + toSigned(each) * each.count, 0);
}

function toSigned({ type, amountMinor }: Pick<PlannedOccurrence, 'type' | 'amountMinor'>): number {
  return type === 'income' ? amountMinor : -amountMinor;
}

function balanceSoFar(ledger: Ledger): number {
  const { days, starts, running, today } = ledger;
  const range = { from: starts[running] ?? 0, to: today };
  return sumDays(ledger, days.income, range) - sumDays(ledger, days.expense, range);
}
