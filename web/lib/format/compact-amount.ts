import { numberFormat } from '#shared/intl-formats.ts';

type Options = { isSigned?: boolean };

/** A large amount in short form, with one decimal at most: (98765432.1, 'EUR', 'en') is '€98.8M'. */
export function compactAmount(
  amount: number,
  currency: string,
  locale: string,
  { isSigned = false }: Options = {},
): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
    useGrouping: 'always',
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  });
  return format.format(amount).replace('-', '−');
}
