import { foldText, isBlankCell } from './cells.ts';
import { currencyCodes } from './numbers.ts';

/** Codes of ISO 4217 that are no longer in use, and RUR, of which each is a rouble of today. */
const FORMER: ReadonlySet<string> = new Set(
  (
    'ADP AFA ALK ANG AON AOR ARA ARP ATS AZM BAD BEF BGL BGN BRB BRC BRE BRR BUK BYB BYR CLE CSD CSK CUC CYP DDM DEM ' +
    'ECS EEK ESP FIM FRF GEK GHC GRD GWP HRD HRK IEP ILR ISJ ITL LTL LTT LUF LVL LVR MAF MGF MLF MRO MTL MXP MZE MZM ' +
    'NIC NLG PEI PES PLZ PTE ROL RUR SDD SDP SIT SKK SLL SRG STD SUR TJR TMM TPE TRL UAK UGS UYN VEB VEF XEU YDD YUD ' +
    'YUM YUN ZAL ZMK ZRN ZRZ ZWD ZWL ZWN ZWR'
  ).split(' '),
);

/** Signs and names in columns of currencies, folded where they have letters. */
const NAMES = new Map(
  Object.entries({
    '€': 'EUR',
    '£': 'GBP',
    us$: 'USD',
    euro: 'EUR',
    euros: 'EUR',
    zl: 'PLN',
    zloty: 'PLN',
    rub: 'RUB',
    rur: 'RUB',
    руб: 'RUB',
    рубль: 'RUB',
    'us dollar': 'USD',
    'pound sterling': 'GBP',
    rmb: 'CNY',
    cnh: 'CNY',
    人民币: 'CNY',
    人民币元: 'CNY',
    人民幣: 'CNY',
    美元: 'USD',
    欧元: 'EUR',
    英镑: 'GBP',
    港币: 'HKD',
    日元: 'JPY',
    日本円: 'JPY',
    円: 'JPY',
    米ドル: 'USD',
    ユーロ: 'EUR',
    원: 'KRW',
  }).map(([name, code]) => [foldText(name) || name, code]),
);

/** The code of a currency by its code of today or before, its sign or its name; null for anything else. */
export function knownCurrency(cell: string): string | null {
  const name = NAMES.get(cell) ?? NAMES.get(foldText(cell));
  if (name !== undefined) return name;
  // 'Mad' is food in Danish, and 'Try' a word.
  const isCode = cell === cell.toUpperCase() || cell === cell.toLowerCase();
  const code = cell.toUpperCase();
  return isCode && (currencyCodes.has(code) || FORMER.has(code)) ? code : null;
}

/** Whether a cell is like a code of a currency that may be unknown, as those of cryptocurrencies are. */
export function isCodeLike(cell: string): boolean {
  return /^[A-Z]{3,5}$/.test(cell) || knownCurrency(cell) !== null;
}

/** What a column of currencies says of a row: what is no known currency is one that the person does not have. */
export function currencyInColumn(cell: string): string | null {
  return isBlankCell(cell) ? null : (knownCurrency(cell) ?? cell.slice(0, MAX_LENGTH));
}

const MAX_LENGTH = 10;
