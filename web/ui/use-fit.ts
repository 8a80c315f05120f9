import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Fit = { scale: number; fontSizePx: number };

const FITS: Fit = { scale: 1, fontSizePx: 0 };

/**
 * How much smaller a line of text must be to fit its box, at most 1, and its size before that. The element of `ref` is
 * a block without height that hides what overflows; its content is the text.
 */
export function useFit<Box extends HTMLElement>(text: string) {
  const ref = useRef<Box>(null);
  const [fit, setFit] = useState(FITS);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setFit((known) => (isSame(known, fitOf(box)) ? known : fitOf(box)));
    // It first calls back between layout and paint. Measuring here would lay out the page inside of the commit.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(box);
    // Until its font has loaded, the text is in a narrower or wider one. Reading `document.fonts.ready` would lay out the page.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [text]);

  return { ref, ...fit };
}

function fitOf(box: HTMLElement): Fit {
  const scale = Math.min(1, box.clientWidth / (box.scrollWidth || 1));
  // Text that fits needs no second drawing, so its size stays unread.
  return scale === 1 ? FITS : { scale, fontSizePx: Number.parseFloat(getComputedStyle(box).fontSize) };
}

function isSame(one: Fit, other: Fit): boolean {
  return one.scale === other.scale && one.fontSizePx === other.fontSizePx;
}
