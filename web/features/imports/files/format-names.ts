import type { Format } from '#shared/import/types.ts';

/** The names of formats, which are the same in every language. */
export const FORMAT_NAMES: Record<Format, string> = {
  csv: 'CSV',
  htmlTable: 'HTML',
  xlsx: 'Excel',
  xls: 'Excel',
  ofx: 'OFX',
  qif: 'QIF',
  camt: 'CAMT',
  mt940: 'MT940',
  norma43: 'Norma 43',
  saldoJson: 'JSON',
};
