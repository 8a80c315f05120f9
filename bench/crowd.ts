import { addDays, addMonths, countDays, type CalendarDay } from '#shared/calendar.ts';
import { HISTORY_MONTHS } from '#shared/recognition/recognise-series.ts';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { makeHousehold } from '#shared/testing/households/make-household.ts';
import type { MadeTransaction } from '#shared/testing/households/types.ts';

/** Makes at least `size` transactions from households, all within the months before `today` that are read. */
export function makeCrowd(size: number, today: CalendarDay): PastTransaction[] {
  const crowd: PastTransaction[] = [];
  const since = addMonths(today, -HISTORY_MONTHS);
  for (let seed = 1; crowd.length < size; seed++) {
    for (const transaction of makeHouseholdUntil(today, seed).transactions) {
      if (transaction.date > since) crowd.push({ ...transaction, id: `${seed} ${transaction.id}` });
    }
  }
  return crowd.slice(0, size);
}

/** Makes a household and moves all its days, so that its records end `today`. */
export function makeHouseholdUntil(
  today: CalendarDay,
  seed: number,
): { firstDay: CalendarDay; transactions: MadeTransaction[] } {
  const household = makeHousehold(seed);
  const days = countDays({ from: household.today, to: today }) - 1;
  return {
    firstDay: addDays(household.firstDay, days),
    transactions: household.transactions.map((each) => ({ ...each, date: addDays(each.date, days) })),
  };
}
