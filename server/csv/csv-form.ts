import { numberFormat } from '#shared/intl-formats.ts';
import { localeOfOwner, type Owner } from '#shared/locale-of-owner.ts';

/** The character between two cells, and the one before decimals. */
export type CsvForm = { separator: ',' | ';'; decimalMark: '.' | ',' };

/** Who gets a file. `tokenScope` is null for a person with a session. */
export type CsvOwner = Owner & { tokenScope: string | null };

/** For programs: the same in each language. */
export const PLAIN: CsvForm = { separator: ',', decimalMark: '.' };
const WITH_DECIMAL_COMMA: CsvForm = { separator: ';', decimalMark: ',' };

/**
 * The form that the spreadsheet of a person opens by a double click: where a comma stands before decimals, a semicolon
 * parts the cells. What an access token gets never changes with its owner's language.
 */
export function csvFormFor(owner: CsvOwner): CsvForm {
  if (owner.tokenScope !== null) return PLAIN;
  const parts = numberFormat(localeOfOwner(owner), {}).formatToParts(0.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value;
  return mark === ',' ? WITH_DECIMAL_COMMA : PLAIN;
}
