import { numberFormat } from '#shared/intl-formats.ts';

const COMPACT_FROM = { plain: 100_000, money: 10_000 };

/** Formats the values of an axis up to `max`, with their currency if they are money; large ones in short form. */
export function toAxisFormat(max: number, locale: string, currency?: string): (value: number) => string {
  const money = currency && {
    style: 'currency' as const,
    currency,
    currencyDisplay: 'narrowSymbol' as const,
  };
  const isCompact = max >= (money ? COMPACT_FROM.money : COMPACT_FROM.plain);
  const format = numberFormat(locale, {
    ...money,
    useGrouping: 'always',
    minimumFractionDigits: 0,
    maximumFractionDigits: max < 10 ? 2 : 1,
    ...(isCompact ? { notation: 'compact' } : {}),
  });
  return (value) => format.format(value).replace('-', '−');
}
