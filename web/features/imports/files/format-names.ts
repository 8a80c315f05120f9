import type { Format } from '#shared/import/types.ts';
import { findAppName } from '#shared/import/statement-groups.ts';
import type { FileReading } from './import-file.ts';

/** The names of formats, which are the same in every language. */
const FORMAT_NAMES: Record<Format, string> = {
  csv: 'CSV',
  htmlTable: 'HTML',
  xlsx: 'Excel',
  xls: 'Excel',
  ods: 'OpenDocument',
  ofx: 'OFX',
  qif: 'QIF',
  camt: 'CAMT',
  mt940: 'MT940',
  norma43: 'Norma 43',
  saldoJson: 'JSON',
};

/** Names a file after the application that wrote it, or after its format. */
export function fileKindName(reading: Pick<FileReading, 'format' | 'sample'>): string {
  return findAppName(reading.format, reading.sample) ?? FORMAT_NAMES[reading.format];
}
