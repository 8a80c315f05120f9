import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listSources, Source } from '#shared/contract/sources.ts';
import { sourcesQuery } from '../api/sources-query.ts';

export type Account = Source;

export const accountsQuery = queryOptions({ ...sourcesQuery, staleTime: 60_000 });

const NONE: readonly Account[] = [];

/** The user's accounts, archived ones too; undefined while they load, or unless they are needed. */
export function useAccounts(isNeeded = true): readonly Account[] | undefined {
  return useQuery({ ...accountsQuery, enabled: isNeeded }).data?.items;
}

/** The accounts to choose from, without archived ones; none while they load. */
export function useOfferedAccounts(): readonly Account[] {
  return useQuery({ ...accountsQuery, select: toOffered }).data ?? NONE;
}

function toOffered({ items }: OutputOf<typeof listSources>): readonly Account[] {
  return items.filter(({ isArchived }) => !isArchived);
}
