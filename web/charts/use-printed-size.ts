import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Size = { width: number; height: number };

/** The size of a chart on the screen or, while the page is printed, on paper. */
export function usePrintedSize(screenSize: Size, printedSize: Size | undefined): Size {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the page for print right after the event.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting && printedSize !== undefined ? printedSize : screenSize;
}
