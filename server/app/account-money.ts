import { addDays, endOfMonth, today, type CalendarDay } from '#shared/calendar.ts';
import type { AccountsMoney } from '#shared/forecast/lowest-day.ts';
import { currencyDecimals, totalToMinorUnits } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { listAccountBalances } from '#server/features/balances/balances.ts';
import { listSorted } from '#server/features/imports/sources/sources.ts';
import { listPlanned } from '#server/features/recurring/list.ts';
import { selectTransfers } from '#server/features/transfers/queries.ts';
import { listPlannedTransfers } from '#server/features/transfers/recurring/planned.ts';
import type { Caller } from '#server/http/environment.ts';

/** More transfers, or planned occurrences, than anybody has in the rest of a month. */
const MAX_LATER = 1_000;

type Options = { db: Reader; now: () => number };

/** Lists the accounts of a user with their balances and total. */
export async function readBalances({ db, now }: Options, caller: Caller) {
  const { userId, currency, timeZone } = caller;
  const user = { userId, currency, today: today(timeZone, now()) };
  return await listAccountBalances(db, user, await listSorted(db, caller));
}

/**
 * Reads the money in a user's accounts, and the transfers in the rest of the month that change their total; undefined if
 * none has a balance.
 */
export async function readAccountsMoney(
  options: Options,
  caller: Caller,
): Promise<AccountsMoney | undefined> {
  const { items, total } = await readBalances(options, caller);
  if (total === null) return undefined;
  const counted = new Set(
    items.flatMap(({ id, isArchived, balance }) => (isArchived || balance === null ? [] : [id])),
  );
  const isCounted = (id: string | null) => Number(id !== null && counted.has(id));
  const currentDay = today(caller.timeZone, options.now());
  const changeOf = ({ amount_minor, from_source, to_source }: Moved) =>
    amount_minor * (isCounted(to_source) - isCounted(from_source));
  const later = await selectLater(options.db, caller.userId, currentDay);
  const range = { from: addDays(currentDay, 1), to: endOfMonth(currentDay) };
  // Summed by day, since a recurring transfer may have many days.
  const planned = new Map<CalendarDay, number>();
  for (const { row, days } of await listPlannedTransfers(options.db, caller.userId, range))
    for (const day of days) planned.set(day, (planned.get(day) ?? 0) + changeOf(row));
  const decimals = currencyDecimals(caller.currency);
  return {
    totalMinor: totalToMinorUnits(total, decimals),
    planned: (await listLaterPlanned(options.db, caller, currentDay)).map(({ dueDay, type, amount }) => ({
      day: dueDay,
      minor: totalToMinorUnits(type === 'income' ? amount : -amount, decimals),
    })),
    transfers: [
      ...later.flatMap((row) => toChange(row.date, changeOf(row))),
      ...[...planned].flatMap(([day, minor]) => toChange(day, minor)),
    ],
  };
}

type Moved = { amount_minor: number; from_source: string | null; to_source: string | null };

function toChange(day: CalendarDay, minor: number): { day: CalendarDay; minor: number }[] {
  return minor === 0 ? [] : [{ day, minor }];
}

/** Lists the planned occurrences that are due on the days after today in the running month. */
async function listLaterPlanned(db: Reader, caller: Caller, currentDay: CalendarDay) {
  const query = { to: endOfMonth(currentDay), maxItems: MAX_LATER };
  const { items } = await listPlanned(db, caller, query);
  return items.filter(({ dueDay }) => dueDay > currentDay);
}

/** Selects the transfers of the days after today in the running month. */
async function selectLater(db: Reader, userId: string, currentDay: CalendarDay) {
  const after = { date: addDays(endOfMonth(currentDay), 1), id: '' };
  const from = addDays(currentDay, 1);
  return await selectTransfers(db, { userId, account: undefined, from, after, limit: MAX_LATER });
}
