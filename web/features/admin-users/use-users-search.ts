import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { changeUsersSearch, readUsersSearch, type UsersChanges, type UsersSearch } from './search.ts';

/** The address's parameter with the id of the user whose details are open. */
const USER = 'user';
const OPENED_HERE = { isOpenedHere: true };

/** The search and the open user in the address, and how to change both. */
export function useUsersSearch() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof OPENED_HERE> | null };
  const [parameters, setParameters] = useSearchParams();
  const search = useMemo(() => readUsersSearch(parameters), [parameters]);
  const userId = parameters.get(USER) ?? undefined;

  const change = useCallback(
    (changes: UsersChanges) => {
      // Further typing replaces the address, so that Back skips it.
      const replace = search.q !== undefined && changes.q !== undefined;
      setParameters(new URLSearchParams(changeUsersSearch(search, changes)), {
        replace,
        preventScrollReset: true,
      });
    },
    [search, setParameters],
  );
  const clear = useCallback(() => {
    const { sort, pageSize } = search;
    const kept: UsersSearch = { ...(sort ? { sort } : {}), ...(pageSize ? { pageSize } : {}) };
    setParameters(new URLSearchParams(kept), { preventScrollReset: true });
  }, [search, setParameters]);

  /** Adds a step to the browser's history, so that Back closes the details. */
  const openUser = useCallback(
    (id: string) =>
      setParameters(new URLSearchParams({ ...search, [USER]: id }), {
        preventScrollReset: true,
        state: OPENED_HERE,
      }),
    [search, setParameters],
  );
  // A second close before the first step back has finished would go back twice.
  const isClosing = useRef(false);
  useEffect(() => void (isClosing.current = false), [userId]);
  const closeUser = useCallback(() => {
    if (userId === undefined || isClosing.current) return;
    isClosing.current = true;
    if (state?.isOpenedHere) return void navigate(-1);
    setParameters(new URLSearchParams(search), { replace: true, preventScrollReset: true });
  }, [navigate, search, setParameters, state, userId]);

  return { search, userId, change, clear, openUser, closeUser };
}
