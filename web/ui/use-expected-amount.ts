import { formatExpectedAmount } from '#shared/format-expected-amount.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { keepSigns } from '#web/lib/format/keep-signs.ts';
import { LONGEST_IN_TEXT } from './amount.tsx';

/** Writes an expected amount, a long one in short form. `beside` is the largest amount next to it. */
export function useExpectedAmount(): (expected: number, beside?: number) => string {
  const format = useFormat();
  return (expected, beside) => {
    const text = formatExpectedAmount(expected, format, beside);
    return keepSigns(text.length > LONGEST_IN_TEXT ? format.compactAmount(expected) : text);
  };
}
