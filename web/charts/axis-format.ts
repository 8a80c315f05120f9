const COMPACT_FROM = 100_000;

/** Formats the values of an axis up to `max`: without currency, large ones in short form. */
export function toAxisFormat(max: number, locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    useGrouping: 'always',
    maximumFractionDigits: max < 10 ? 2 : 1,
    ...(max >= COMPACT_FROM ? { notation: 'compact' } : {}),
  });
  return (value) => format.format(value);
}
