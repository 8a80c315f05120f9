import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Recognised, RecognisedSum } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Repeating } from './list-repeating.ts';

/** Lists the recognised payments of a range: paid, missed before today, coming, and paid with a new amount. */
export function listRecognised(
  repeating: readonly Repeating[],
  { range, currency, today }: { range: CalendarRange; currency: string; today: CalendarDay },
): Record<'paid' | 'missed' | 'changed' | 'coming', Recognised[]> {
  const decimals = currencyDecimals(currency);
  const isInRange = (day: CalendarDay) => range.from <= day && day <= range.to;
  const toItem = (each: Repeating, day: CalendarDay, minor: number, before: number | null = null) => ({
    key: `${each.key} ${day}`,
    type: each.type,
    description: each.name,
    day,
    amount: toMajorUnits(minor, decimals),
    isEstimate: each.isEstimate,
    before: before === null ? null : toMajorUnits(before, decimals),
  });
  const paid = repeating.flatMap((each) =>
    each.paid
      .filter(({ day }) => isInRange(day))
      .map(({ day, amountMinor, beforeMinor }) => toItem(each, day, amountMinor, beforeMinor)),
  );
  const listUnpaid = (findDays: (each: Repeating) => readonly CalendarDay[]) =>
    repeating
      .flatMap((each) => findDays(each).map((day) => toItem(each, day, each.amountMinor)))
      .toSorted(earliestFirst);
  return {
    paid: paid.toSorted(earliestFirst),
    changed: paid.filter(({ before }) => before !== null).toSorted(earliestFirst),
    missed: listUnpaid(({ missed }) => missed.filter((day) => isInRange(day) && day < today)),
    coming: listUnpaid(({ coming }) => coming.filter((day) => isInRange(day) && day >= today)),
  };
}

/** Sums the recognised expenses of a range, the dearest first. A rare series needs two payments to be listed. */
export function sumRecognised(
  repeating: readonly Repeating[],
  { range, currency }: { range: CalendarRange; currency: string },
): RecognisedSum[] {
  const decimals = currencyDecimals(currency);
  return repeating
    .filter(({ type }) => type === 'expense')
    .flatMap(({ key, name, paid, isRare }) => {
      const paidInRange = paid.filter(({ day }) => range.from <= day && day <= range.to);
      const minor = paidInRange.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      if (paidInRange.length < (isRare ? 2 : 1)) return [];
      return [{ key, description: name, amount: toMajorUnits(minor, decimals), count: paidInRange.length }];
    })
    .toSorted((one, other) => other.amount - one.amount || (one.description < other.description ? -1 : 1));
}

function earliestFirst(one: Recognised, other: Recognised): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return one.key < other.key ? -1 : 1;
}
