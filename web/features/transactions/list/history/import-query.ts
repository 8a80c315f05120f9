import { queryOptions, skipToken } from '@tanstack/react-query';
import { getImport } from '#shared/contract/imports.ts';
import { call } from '#web/lib/api/call.ts';

/** Fetches the import by which the history is filtered; nothing without an id. */
export function importQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => call(getImport, { params: { id } }, { signal }),
  });
}
