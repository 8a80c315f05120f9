import { ibanOf } from './formats/norma43-account.ts';

const EUROS =
  'AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MQ MT NL PM PT RE SI SK SM VA XK YT'.split(
    ' ',
  );

/** The currency of the country of each IBAN that is not in euros. */
const OTHERS = new Map(
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

/** The currency that accounts of the country of an IBAN, or of a Spanish number, are usually in; null for any other. */
export function currencyOfAccount(account: string | null): string | null {
  const plain = (account ?? '').replace(/[\s./-]/g, '').toUpperCase();
  if (isSpanishNumber(plain)) return 'EUR';
  return currencyOfCountry(/^[A-Z]{2}(?=\d{2}[\dA-Z]{11,30}$)/.exec(plain)?.[0] ?? '');
}

/** The currency of a country by its two letters; null for one that has no IBAN. */
export function currencyOfCountry(country: string): string | null {
  return EUROS.includes(country) ? 'EUR' : (OTHERS.get(country) ?? null);
}

/** Twenty digits as Spain writes them without an IBAN, with two that prove the others. */
function isSpanishNumber(plain: string): boolean {
  return /^\d{20}$/.test(plain) && ibanOf(plain.slice(0, 8) + plain.slice(10)).endsWith(plain);
}
