import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changeUsersSearch, clearUsersSearch, readUsersSearch, type UsersChanges } from './search.ts';

/** The search in the address, and how to change it. */
export function useUsersSearch() {
  const [parameters, setParameters] = useSearchParams();
  const search = useMemo(() => readUsersSearch(parameters), [parameters]);

  function change(changes: UsersChanges): void {
    // Further typing replaces the address, so that Back skips it.
    const replace = search.q !== undefined && changes.q !== undefined;
    const changed = new URLSearchParams(changeUsersSearch(search, changes));
    setParameters(changed, { replace, preventScrollReset: true });
  }

  function clear(): void {
    setParameters(new URLSearchParams(clearUsersSearch(search)), { preventScrollReset: true });
  }

  return { search, change, clear };
}
