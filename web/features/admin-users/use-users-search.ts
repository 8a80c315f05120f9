import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '#web/lib/navigation/hooks.ts';
import {
  changeUsersSearch,
  clearUsersSearch,
  readUsersSearch,
  type UsersChanges,
  type UsersSearch,
} from './search.ts';

/** The address's parameter with the id of the user whose details are open. */
const USER = 'user';
const OPENED_HERE = { isOpenedHere: true };

export function useUsersSearch() {
  const [parameters, setParameters] = useSearchParams();
  const search = useMemo(() => readUsersSearch(parameters), [parameters]);

  function onChange(changes: UsersChanges): void {
    // Further typing replaces the address, so that Back skips it.
    const replace = search.q !== undefined && changes.q !== undefined;
    // Not the search that shows: two filters may be chosen before the next render.
    const change = (before: URLSearchParams) =>
      new URLSearchParams(changeUsersSearch(readUsersSearch(before), changes));
    setParameters(change, { replace, preventScrollReset: true });
  }

  function onClear(): void {
    setParameters(new URLSearchParams(clearUsersSearch(search)), { preventScrollReset: true });
  }

  return { search, onChange, onClear };
}

/** The user in the address whose details are open, and how to open and close them. */
export function useOpenUser(search: UsersSearch) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof OPENED_HERE> | null };
  const [parameters, setParameters] = useSearchParams();
  const userId = parameters.get(USER) ?? undefined;
  // A second close before the first step back has finished would go back twice.
  const isClosing = useRef(false);
  useEffect(() => void (isClosing.current = false), [userId]);

  /** Adds a step to the browser's history, so that Back closes the details. */
  function openUser(id: string): void {
    const opened = new URLSearchParams({ ...search, [USER]: id });
    setParameters(opened, { preventScrollReset: true, state: OPENED_HERE });
  }

  function closeUser(): void {
    if (userId === undefined || isClosing.current) return;
    isClosing.current = true;
    if (state?.isOpenedHere) return void navigate(-1);
    setParameters(new URLSearchParams(search), { replace: true, preventScrollReset: true });
  }

  return { userId, openUser, closeUser };
}
