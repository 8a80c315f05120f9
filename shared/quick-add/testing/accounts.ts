import type { OfferedAccount } from '../types.ts';

/** Accounts by their names in tests; the value is the end of the account's number. */
const ENDS: Readonly<Record<string, string | null>> = {
  Cash: null,
  Efectivo: null,
  Bank: null,
  Banco: null,
  Visa: '4567',
  'Visa Gold': '1111',
  'Capital One': null,
  'Crédito & Más': null,
  N26: null,
  Food: null,
  Monday: null,
  Mayo: null,
  Pesos: null,
  Diez: null,
  '7': null,
  Ana: '2222',
  'Old card': '3333',
  'Old Card': '3333',
  '💳': null,
};

/** The id of each account is its name. */
export const ACCOUNTS: readonly OfferedAccount[] = Object.entries(ENDS).map(([name, accountEnd]) => ({
  id: name,
  name,
  accountEnd,
}));
