// A phone takes about a millisecond to make a format, so each is made once for its locale and options.

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return onceFor(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return onceFor(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** Whether short dates of a locale begin with the month: 11/21/2026. */
export function monthComesFirst(locale: string): boolean {
  const parts = dateFormat(locale, { dateStyle: 'short' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
}

function onceFor<Format>(
  formats: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
