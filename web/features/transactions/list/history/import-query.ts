import { queryOptions, skipToken } from '@tanstack/react-query';
import { getImport } from '#shared/contract/imports.ts';
import { call } from '#web/lib/api/call.ts';

/** The import that the history is filtered by, if it is. */
export function importQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => call(getImport, { params: { id } }, { signal }),
  });
}
