import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Endpoint, OutputOf } from '#shared/contract/endpoint.ts';
import { call } from '#web/lib/api/call.ts';
import { useToday } from '#web/lib/format/use-today.ts';

type Query = Record<string, string | undefined>;

/** Fetches a report. The previous report stays until the new one has loaded. */
export function useReport<E extends Endpoint>(endpoint: E, query: Query): UseQueryResult<OutputOf<E>> {
  const today = useToday();
  return useQuery({
    queryKey: ['reports', endpoint.path, query, today],
    meta: { refetchOn: ['records', 'categories', 'profile'] },
    queryFn: ({ signal }): Promise<OutputOf<E>> =>
      call<Endpoint<undefined, Query, undefined>>(endpoint as never, { query }, { signal }) as Promise<
        OutputOf<E>
      >,
    placeholderData: keepPreviousData,
  });
}

/** Returns the address of a file of the API, with a query. */
export function fileAddress({ path }: Pick<Endpoint, 'path'>, query: Query): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(entries).toString();
  return search === '' ? path : `${path}?${search}`;
}
