import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from './address.ts';
import { useNavigation, useShown } from './hooks.ts';
import { readTab, writeTab } from '../browser/tab-storage.ts';

/** The key in the browser's session storage, which the privacy policy lists. */
const STORAGE_KEY = 'saldo-scroll';

/** The scroll position of the page at each step of the browser's history, by the step's key. */
const positions = new Map<string, number>(readPositions());

function readPositions(): [string, number][] {
  try {
    return JSON.parse(readTab(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Starts new screens at the top. After Back, Forward or a reload, scrolls to the earlier position. */
export function useScrollRestoration(): void {
  const navigation = useNavigation();
  const { location, keepsScroll } = useShown();
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onHide = () => {
      positions.set(navigation.state.location.key, scrollY);
      // For a reload, and for the way back from a page that is not part of the app.
      writeTab(STORAGE_KEY, JSON.stringify([...positions]));
      // Until the next page runs this code, the browser restores the position.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, [navigation]);
  useEffect(
    () => navigation.subscribe((oldState) => void positions.set(oldState.location.key, scrollY)),
    [navigation],
  );
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // The first screen is at the top already, and scrolling would force a layout too early.
    scrollFor(location, keepsScroll || isFirst.current);
    isFirst.current = false;
  }, [location, keepsScroll]);
}

function scrollFor({ key, hash }: Location, keepsScroll: boolean): void {
  const top = positions.get(key);
  const part = hash === '' ? null : document.getElementById(hash.slice(1));
  if (top !== undefined) scrollTo(0, top);
  else if (part) part.scrollIntoView();
  else if (!keepsScroll) scrollTo(0, 0);
}
