import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from '#web/lib/navigation/hooks.ts';

/** A section counts as current if it starts at most this far below the bars at the top. */
const SLACK_PX = 60;
/** Browsers round the scroll position and the page's height separately. */
const END_SLACK_PX = 2;

/** The section at the scroll position; at first the section in the address. */
export function useCurrentSection<Name extends string>(
  names: readonly Name[],
  sections: RefObject<HTMLElement | null>,
): Name | undefined {
  const [current, setCurrent] = useState(names[0]);
  const requested = useLocation().hash.slice(1);
  useEffect(() => keepAtTop(requested, sections.current), [requested, sections]);

  useEffect(() => {
    const follow = () => setCurrent(findCurrent(names, requested));
    follow();
    return onMove(sections.current, follow);
  }, [names, requested, sections]);
  return current;
}

/** Calls back when the sections may have moved on the screen, until the returned function is called. */
function onMove(sections: HTMLElement | null, callback: () => void): () => void {
  addEventListener('scroll', callback, { passive: true });
  addEventListener('resize', callback);
  // The page can grow above a section without a scroll.
  const observer = new ResizeObserver(callback);
  if (sections) observer.observe(sections);
  return () => {
    removeEventListener('scroll', callback);
    removeEventListener('resize', callback);
    observer.disconnect();
  };
}

/**
 * Finds the last section that has reached the top. At the page's end, where short sections cannot reach the top, it is
 * the requested section, else the last one.
 */
function findCurrent<Name extends string>(names: readonly Name[], requested: string): Name | undefined {
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + SLACK_PX;
  const reached = names.filter((name) => {
    const section = document.getElementById(name);
    return section !== null && section.getBoundingClientRect().top <= line;
  });
  const current = reached.at(-1) ?? names[0];
  const { scrollHeight } = document.documentElement;
  if (scrollY === 0 || scrollY + innerHeight < scrollHeight - END_SLACK_PX) return current;
  const below = names.slice(current === undefined ? 0 : names.indexOf(current));
  return below.find((name) => name === requested) ?? names.at(-1);
}

const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a section at the top while content still loads, until the first scroll, click or key. A scroll may come without
 * an event of a device: from a scrollbar, the search of the browser, a screen reader.
 */
function keepAtTop(sectionName: string, sections: HTMLElement | null): (() => void) | undefined {
  const section = sectionName === '' ? null : document.getElementById(sectionName);
  if (section === null || sections === null) return undefined;
  let scrollAtTop: number | undefined;
  let heightAtTop = 0;
  const observer = new ResizeObserver(() => {
    section.scrollIntoView();
    scrollAtTop = scrollY;
    heightAtTop = document.documentElement.scrollHeight;
  });
  const stop = () => {
    observer.disconnect();
    removeEventListener('scroll', onScroll);
    for (const name of USER_EVENTS) removeEventListener(name, stop);
  };
  // Content that grows above the section scrolls the page too, but then the page's height has changed.
  function onScroll(): void {
    const isUnchanged = document.documentElement.scrollHeight === heightAtTop;
    if (scrollAtTop !== undefined && isUnchanged && Math.abs(scrollY - scrollAtTop) > END_SLACK_PX) stop();
  }
  observer.observe(sections);
  addEventListener('scroll', onScroll, { passive: true });
  for (const name of USER_EVENTS) addEventListener(name, stop, { passive: true });
  return stop;
}
