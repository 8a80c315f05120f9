import { queryOptions, type QueryMeta } from '@tanstack/react-query';
import { getBalance, listBalances } from '#shared/contract/balances.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { call } from '../api/call.ts';

const KEY = ['balances'] as const;
const meta: QueryMeta = { refetchOn: ['records', 'profile'] };

/** The balances of all accounts. `today` is part of the key, because what is later counts once its day comes. */
export function balancesQuery(today: CalendarDay) {
  return queryOptions({
    queryKey: [...KEY, 'list', today],
    meta,
    queryFn: ({ signal }) => call(listBalances, {}, { signal }),
  });
}

/** The balance of one account with its course. */
export function balanceQuery(id: string, today: CalendarDay) {
  return queryOptions({
    queryKey: [...KEY, 'one', id, today],
    meta,
    queryFn: ({ signal }) => call(getBalance, { params: { id } }, { signal }),
  });
}

export const balancesKey = KEY;
