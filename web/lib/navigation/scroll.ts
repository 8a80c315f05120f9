import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from './address.ts';
import { useNavigating } from './hooks.ts';
import { positions, storePositions } from './scroll-positions.ts';

/** Starts new screens at the top, and returns to where somebody was after Back, Forward or a reload. */
export function useScrollRestoration(): void {
  const { navigation, state } = useNavigating();
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onHide = () => {
      positions.set(navigation.state.location.key, scrollY);
      storePositions();
      // Until the next page runs this code, the browser restores the position.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, [navigation]);
  useEffect(
    () => navigation.subscribe((before) => void positions.set(before.location.key, scrollY)),
    [navigation],
  );
  const { location, keepsScroll } = state;
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
