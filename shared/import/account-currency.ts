import { toSpanishIban } from './formats/norma43-account.ts';

const EURO_COUNTRIES =
  'AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MQ MT NL PM PT RE SI SK SM VA XK YT'.split(
    ' ',
  );

/** The currencies of countries that have IBANs and not the euro. */
const OTHER_CURRENCIES = new Map(
  Object.entries({
    AE: 'AED',
    AL: 'ALL',
    AZ: 'AZN',
    BA: 'BAM',
    BH: 'BHD',
    BR: 'BRL',
    BY: 'BYN',
    CH: 'CHF',
    CR: 'CRC',
    CZ: 'CZK',
    DK: 'DKK',
    DO: 'DOP',
    EG: 'EGP',
    FO: 'DKK',
    GB: 'GBP',
    GE: 'GEL',
    GI: 'GIP',
    GL: 'DKK',
    GT: 'GTQ',
    HU: 'HUF',
    IL: 'ILS',
    IQ: 'IQD',
    IS: 'ISK',
    JO: 'JOD',
    KW: 'KWD',
    KZ: 'KZT',
    LB: 'LBP',
    LI: 'CHF',
    MD: 'MDL',
    MK: 'MKD',
    MR: 'MRU',
    MU: 'MUR',
    NO: 'NOK',
    PK: 'PKR',
    PL: 'PLN',
    PS: 'ILS',
    QA: 'QAR',
    RO: 'RON',
    RS: 'RSD',
    RU: 'RUB',
    SA: 'SAR',
    SE: 'SEK',
    TN: 'TND',
    TR: 'TRY',
    UA: 'UAH',
    VG: 'USD',
  }),
);

/** Returns the usual currency of an account by its IBAN or its Spanish number; null for any other account. */
export function currencyOfAccount(account: string | null): string | null {
  const plain = (account ?? '').replace(/[\s./-]/g, '').toUpperCase();
  if (isSpanishNumber(plain)) return 'EUR';
  return currencyOfCountry(/^[A-Z]{2}(?=\d{2}[\dA-Z]{11,30}$)/.exec(plain)?.[0] ?? '');
}

/** Returns the currency of a country by its two letters; null if the country has no IBANs. */
export function currencyOfCountry(country: string): string | null {
  return EURO_COUNTRIES.includes(country) ? 'EUR' : (OTHER_CURRENCIES.get(country) ?? null);
}

/** Outside of an IBAN, Spain writes accounts as twenty digits, two of which check the others. */
function isSpanishNumber(plain: string): boolean {
  return /^\d{20}$/.test(plain) && toSpanishIban(plain.slice(0, 8) + plain.slice(10)).endsWith(plain);
}
