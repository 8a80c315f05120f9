import { foldText, isBlankCell } from './cells.ts';
import { currencyCodes } from './numbers.ts';

/** Codes of ISO 4217 that are no longer in use, and RUR, the former code of the rouble. */
const FORMER_CODES: ReadonlySet<string> = new Set(
  (
    'ADP AFA ALK ANG AON AOR ARA ARP ATS AZM BAD BEF BGL BGN BRB BRC BRE BRR BUK BYB BYR CLE CSD CSK CUC CYP DDM DEM ' +
    'ECS EEK ESP FIM FRF GEK GHC GRD GWP HRD HRK IEP ILR ISJ ITL LTL LTT LUF LVL LVR MAF MGF MLF MRO MTL MXP MZE MZM ' +
    'NIC NLG PEI PES PLZ PTE ROL RUR SDD SDP SIT SKK SLL SRG STD SUR TJR TMM TPE TRL UAK UGS UYN VEB VEF XEU YDD YUD ' +
    'YUM YUN ZAL ZMK ZRN ZRZ ZWD ZWL ZWN ZWR'
  ).split(' '),
);

/** Signs and names in columns of currencies; those with letters are folded. */
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

/** Returns the code of a currency by its current or former code, its sign or its name; null for anything else. */
export function findCurrency(cell: string): string | null {
  const name = NAMES.get(cell) ?? NAMES.get(foldText(cell));
  if (name !== undefined) return name;
  // 'Mad' and 'Try' are words; only 'MAD', 'mad', 'TRY' and 'try' are codes.
  const isCode = cell === cell.toUpperCase() || cell === cell.toLowerCase();
  const code = cell.toUpperCase();
  return isCode && (currencyCodes.has(code) || FORMER_CODES.has(code)) ? code : null;
}

/** Whether a cell looks like a code, known or not, such as the code of a cryptocurrency. */
export function isCodeLike(cell: string): boolean {
  return /^[A-Z]{3,5}$/.test(cell) || findCurrency(cell) !== null;
}

/** Returns the currency in a column of currencies. Any unknown text counts as a currency that the person does not have. */
export function currencyInColumn(cell: string): string | null {
  return isBlankCell(cell) ? null : (findCurrency(cell) ?? cell.slice(0, MAX_LENGTH));
}

const MAX_LENGTH = 10;
