import { numberFormat } from '#shared/intl-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { LONGEST_IN_TEXT } from './amount.tsx';

/** Expected amounts from here on are shown without decimals, which nobody can foresee. */
const WHOLE_FROM = 10;

/** Writes an amount that is expected; a long one in short form. `beside` is the largest amount that it stands with. */
export function useExpectedAmount(): (expected: number, beside?: number) => string {
  const format = useFormat();

  function wholeAmount(expected: number): string {
    const whole = numberFormat(format.locale, {
      style: 'currency',
      currency: format.currency,
      currencyDisplay: 'narrowSymbol',
      useGrouping: 'always',
      maximumFractionDigits: 0,
    });
    return whole.format(expected).replace('-', '−');
  }

  return (expected, beside = expected) => {
    const text = Math.abs(beside) < WHOLE_FROM ? format.amount(expected) : wholeAmount(expected);
    const fitting = text.length > LONGEST_IN_TEXT ? format.compactAmount(expected) : text;
    // A line may break between a minus sign and the sign of a currency, unless a word joiner is there.
    return fitting.replace('−', '−\u2060');
  };
}
