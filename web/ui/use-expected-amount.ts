import { formatExpectedAmount } from '#shared/format-expected-amount.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { keepSigns } from '#web/lib/format/keep-signs.ts';
import { LONGEST_IN_TEXT } from './amount.tsx';

/** Writes an expected amount, a long one in short form. `largest` is the largest of the amounts next to it. */
export function useExpectedAmount(): (expected: number, largest?: number) => string {
  const format = useFormat();
  return (expected, largest) => {
    const text = formatExpectedAmount(expected, format, largest);
    return keepSigns(text.length > LONGEST_IN_TEXT ? format.compactAmount(expected) : text);
  };
}
