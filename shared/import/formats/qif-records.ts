import { addTo } from '../../lists.ts';
import { ImportError, MAX_ROWS } from '../types.ts';

/** A record of QIF with the values of its lines by their letters; a split has several values for a letter. */
export type QifRecord = {
  line: number;
  /** The account that the file named last. */
  account: string | null;
  isCard: boolean;
  values: Map<string, string[]>;
};

/** The headers of lists that contain no movements of an account. */
const OTHER_LISTS =
  /^!type:\s?(?:cat|class|memorized|security|prices|invst|invoice|tax|bill|budget|tag|template|port)/i;

/** Splits QIF into the records of movements. Skips investments; `hasInvestments` says whether there are any. */
export function toQifRecords(text: string): { records: QifRecord[]; hasInvestments: boolean } {
  const records: QifRecord[] = [];
  let section: 'movements' | 'account' | 'other' = 'movements';
  let account: string | null = null;
  let isCard = false;
  let hasInvestments = false;
  let record: QifRecord | null = null;
  const endRecord = () => {
    if (record && section === 'movements') records.push(record);
    if (record && section === 'account') account = record.values.get('N')?.[0] ?? account;
    record = null;
    if (records.length > MAX_ROWS) throw new ImportError('tooManyRows', records.at(-1)?.line);
  };
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(/^\uFEFF/, '').trim();
    const letter = line[0] ?? '';
    if (letter === '' || letter === '#' || letter === ';' || line.startsWith('//')) continue;
    if (letter === '!') {
      endRecord();
      const isOption = /^!(?:option|clear)/i.test(line);
      section = isOption
        ? section
        : /^!account/i.test(line)
          ? 'account'
          : OTHER_LISTS.test(line)
            ? 'other'
            : 'movements';
      // After a list of all accounts, the account of the movements is named again.
      if (/^!clear:autoswitch/i.test(line)) account = null;
      isCard = /^!type:\s?ccard/i.test(line) || (isCard && section !== 'movements');
      hasInvestments ||= /^!type:\s?(?:invst|port)/i.test(line);
    } else if (letter === '^') endRecord();
    else {
      // Some programs leave out the end of a record.
      if (letter === 'D' && section === 'movements' && record?.values.has('D') && record.values.has('T'))
        endRecord();
      record ??= { line: index + 1, account, isCard, values: new Map() };
      addTo(record.values, letter, line.slice(1).trim());
    }
  }
  endRecord();
  return { records, hasInvestments };
}
