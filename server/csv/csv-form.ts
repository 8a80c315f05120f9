import { numberFormat } from '#shared/intl-formats.ts';
import { localeOfOwner, type Owner } from '#shared/locale-of-owner.ts';

export type CsvForm = { separator: ',' | ';'; decimalMark: '.' | ',' };

/** The user who gets a file. `tokenScope` is null for a session. */
export type CsvOwner = Owner & { tokenScope: string | null };

/** The form for programs, which is the same in each language. */
export const PLAIN: CsvForm = { separator: ',', decimalMark: '.' };
const WITH_DECIMAL_COMMA: CsvForm = { separator: ';', decimalMark: ',' };

/**
 * Returns the form that spreadsheet programs in the user's language open with a double click: with a decimal comma,
 * cells are separated by semicolons. Files for access tokens are the same in each language.
 */
export function csvFormFor(owner: CsvOwner): CsvForm {
  if (owner.tokenScope !== null) return PLAIN;
  const parts = numberFormat(localeOfOwner(owner), {}).formatToParts(0.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value;
  return mark === ',' ? WITH_DECIMAL_COMMA : PLAIN;
}
