import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAuditEntries } from '#shared/contract/audit.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import type { AuditSearch } from './search.ts';

export function useAuditEntries(search: AuditSearch) {
  return useQuery({
    queryKey: [...queryKeys.admin, 'audit', search],
    queryFn: ({ signal }) => call(listAuditEntries, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export type AuditEntries = ReturnType<typeof useAuditEntries>;
