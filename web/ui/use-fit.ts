import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Fit = { scale: number; fontSizePx: number };

const NATURAL_SIZE: Fit = { scale: 1, fontSizePx: 0 };

/**
 * The scale with which a line of text fits its box, at most 1, and its font size before that. The element of `ref` is a
 * block without height that hides its overflow; its content is the text.
 */
export function useFit<Box extends HTMLElement>(text: string) {
  const ref = useRef<Box>(null);
  const [fit, setFit] = useState(NATURAL_SIZE);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setFit((last) => (isSame(last, measureFit(box)) ? last : measureFit(box)));
    // The observer first calls back between layout and paint; measuring here would force an earlier layout.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(box);
    // A loaded font changes the text's width. Reading `document.fonts.ready` would force a layout.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [text]);

  return { ref, ...fit };
}

function measureFit(box: HTMLElement): Fit {
  const scale = Math.min(1, box.clientWidth / (box.scrollWidth || 1));
  // A changed font size would render again a text that fits.
  return scale === 1
    ? NATURAL_SIZE
    : { scale, fontSizePx: Number.parseFloat(getComputedStyle(box).fontSize) };
}

function isSame(one: Fit, other: Fit): boolean {
  return one.scale === other.scale && one.fontSizePx === other.fontSizePx;
}
