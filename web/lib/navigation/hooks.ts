import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Location } from './address.ts';
import type { Leaving } from './blockers.ts';
import type { NavigateOptions, Navigation } from './navigation.ts';
import type { Screen } from './screens.ts';
import type { NavigationState } from './store.ts';

/** The navigation never changes, so that a part that only navigates does not render again with each address. */
export const Navigating = createContext<Navigation | undefined>(undefined);
/** The state that the screen shows. */
export const Shown = createContext<NavigationState | undefined>(undefined);

export function useNavigation(): Navigation {
  return required(use(Navigating));
}

export function useShown(): NavigationState {
  return required(use(Shown));
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is no <NavigationView> around this.');
  return value;
}

export function useLocation(): Location {
  return useShown().location;
}

/** The screen that shows, and whether the next one is on its way. */
export function useScreen(): { screen: Screen | undefined; isLoading: boolean } {
  const { view, isLoading } = useShown();
  return { screen: view?.screen, isLoading };
}

/** Returns a function that goes to another screen; its promise resolves when that screen shows. */
export function useNavigate(): Navigation['navigate'] {
  return useNavigation().navigate;
}

type Query = ConstructorParameters<typeof URLSearchParams>[0];
type ChangeQuery = (next: Query | ((before: URLSearchParams) => Query), options?: NavigateOptions) => void;

/** Options for a change of the query that adds no step and does not scroll. */
export const IN_PLACE = { replace: true, preventScrollReset: true } as const;

/** The query of the address, and a function that changes it. */
export function useSearchParams(): [query: URLSearchParams, change: ChangeQuery] {
  const navigation = useNavigation();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<ChangeQuery>(
    (next, options) => {
      // Not the query that shows: two changes may follow each other before the next render.
      const oldQuery = new URLSearchParams(navigation.state.location.search);
      const newQuery = new URLSearchParams(typeof next === 'function' ? next(oldQuery) : next);
      void navigation.navigate(`?${newQuery}`, options);
    },
    [navigation],
  );
  return [query, change];
}

/**
 * While something is open over the screen, Back closes it instead of leaving. With `isStep` it is a step of the screen,
 * which Back closes even on the first page of a tab.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, { isStep = false } = {}): void {
  // Prerendered pages have no navigation.
  const navigation = use(Navigating);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    return navigation?.addBlocker({
      shouldBlock: ({ isBack }) => isBack,
      onBlocked: () => close(),
      staysHere: true,
      isStep,
    });
  }, [isOpen, isStep, navigation]);
}

/** Holds up navigations for which `shouldBlock` returns true, until somebody decides. */
export function useBlocker(shouldBlock: (leaving: Leaving) => boolean) {
  const navigation = useNavigation();
  const [proceed, setProceed] = useState<() => void>();
  useEffect(
    () => navigation.addBlocker({ shouldBlock, onBlocked: (next) => setProceed(() => next) }),
    [navigation, shouldBlock],
  );
  return {
    state: proceed ? ('blocked' as const) : ('unblocked' as const),
    reset: () => setProceed(undefined),
    proceed: () => {
      setProceed(undefined);
      proceed?.();
    },
  };
}
