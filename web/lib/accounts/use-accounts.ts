import { useQuery } from '@tanstack/react-query';
import type { Source } from '#shared/contract/sources.ts';
import { sourcesQuery } from '../api/sources-query.ts';

/** Where the user keeps money; undefined while the list loads. */
export function useAccounts(): readonly Source[] | undefined {
  return useQuery(sourcesQuery).data?.items;
}
