const COMPACT_FROM = 100_000;

/** Writes values beside an axis that reaches up to `max`: no currency, and short where they are large. */
export function toAxisFormat(max: number, locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    useGrouping: 'always',
    maximumFractionDigits: max < 10 ? 2 : 1,
    ...(max >= COMPACT_FROM ? { notation: 'compact' } : {}),
  });
  return (value) => format.format(value);
}
