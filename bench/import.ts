/**
 * Measures the steps from a bank's file to its preview, which the browser's worker does: reading, learning from the
 * account's data, and matching. The account has half of the file's rows already. In one process, without a database.
 *
 *   node bench/import.ts                 10,000 rows against 100,000 transactions, all of them imported
 *   node bench/import.ts 2000 20000      other numbers
 */
import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { CATEGORIES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { EMPTY_ACCOUNT } from '#shared/import/match/default-result.ts';
import { previewRows } from '#shared/import/match/preview-rows.ts';
import { OPTIONS, saved } from '#shared/import/match/testing/preview.ts';
import type { ImportHistory, PreviewRow, SourceMovements } from '#shared/import/match/types.ts';
import { readFile } from '#shared/import/read-file.ts';
import { toMajorUnits } from '#shared/money.ts';
import { readHousehold } from '#server/testing/household.ts';
import { HIDDEN_DIGITS } from '#shared/testing/hidden-digits.ts';
import { processorMsSince, quantile } from './measure.ts';

type Booked = { day: CalendarDay; index: number; amountMinor: number; text: string; category: string };

const DAYS = 700;
const SHOPS = 3_000;
const ROUNDS = 5;
const SOURCE = 'bank';
const FORMATS = { CSV: toCsv, 'OFX 1': toOfx, 'CAMT.053': toCamt } as const;

const [rowCount = 10_000, knownCount = 100_000] = process.argv.slice(2).map(Number);
const payees = makePayees();
const booked = Array.from({ length: knownCount + rowCount / 2 }, (_, index) => toBooked(index));
const downloaded = booked.slice(-rowCount);

const results: Record<string, Record<string, string | number>> = {};
for (const [format, write] of Object.entries(FORMATS)) {
  const known = await importEarlier(write);
  const bytes = new TextEncoder().encode(write(downloaded));
  const readTimesMs: number[] = [];
  const matchTimesMs: number[] = [];
  const matchProcessorMs: number[] = [];
  let rows: PreviewRow[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const file = await read(bytes);
    const readAt = performance.now();
    const usage = process.cpuUsage();
    rows = previewRows([file], known, OPTIONS);
    readTimesMs.push(readAt - startedAt);
    matchTimesMs.push(performance.now() - readAt);
    matchProcessorMs.push(processorMsSince(usage));
  }
  results[format] = {
    'MB of file': (bytes.length / 1e6).toFixed(1),
    'ms to read': median(readTimesMs),
    'ms to match': median(matchTimesMs),
    'processor ms to match': median(matchProcessorMs),
    'ms the slowest': Math.round(Math.max(...readTimesMs) + Math.max(...matchTimesMs)),
    'already there': rows.filter(({ group }) => group === 'there').length,
    new: rows.filter(({ group }) => group === 'new').length,
    'with a category': rows.filter(({ reason }) => reason.kind !== 'none').length,
  };
}
console.log(
  `${rowCount} rows against ${knownCount} transactions (Node ${process.version}), ${ROUNDS} rounds`,
);
console.table(results);

async function read(bytes: Uint8Array): Promise<SourceMovements> {
  const { statements } = await readFile(bytes, { currency: 'EUR', language: 'es' });
  const [statement] = statements;
  if (statement === undefined) throw new Error('The file was read as empty.');
  return { sourceId: SOURCE, account: statement.account, movements: statement.movements };
}

/** Returns the account's data after imports of earlier downloads in the same format. */
async function importEarlier(write: (part: readonly Booked[]) => string): Promise<ImportHistory> {
  let known = EMPTY_ACCOUNT;
  for (let start = 0; start < knownCount; start += rowCount) {
    const part = booked.slice(start, Math.min(start + rowCount, knownCount));
    const file = await read(new TextEncoder().encode(write(part)));
    const rows = previewRows([file], EMPTY_ACCOUNT, OPTIONS).map((row, index) => ({
      ...row,
      category: part[index]?.category ?? UNCATEGORIZED,
    }));
    known = saved(rows, { known, sourceId: SOURCE });
  }
  return known;
}

/** Makes the payees of a household and many shops. */
function makePayees(): { name: string; category: string; type: TransactionType }[] {
  const household = readHousehold().map(({ description, category = UNCATEGORIZED, type }) => ({
    name: description.toUpperCase(),
    category,
    type,
  }));
  const { expense } = CATEGORIES;
  const shops = Array.from({ length: SHOPS }, (_, at) => ({
    name: `TIENDA ${at.toString(26).replace(/\d/g, (digit) => 'QRSTUVWXYZ'.charAt(Number(digit)))} HERMANOS`,
    category: expense[at % expense.length] ?? UNCATEGORIZED,
    type: 'expense' as const,
  }));
  return [...new Map(household.map((payee) => [payee.name, payee])).values(), ...shops];
}

/** Makes a movement. Later indexes have later days. Texts differ in day and number, as in files of many banks. */
function toBooked(index: number): Booked {
  const payee = payees[(index * 7_919) % payees.length] ?? {
    name: 'NADIE',
    category: UNCATEGORIZED,
    type: 'expense',
  };
  const day = addDays(OPTIONS.today, -DAYS + Math.floor((index * DAYS) / (knownCount + rowCount / 2)));
  const number = String(index % 10_000).padStart(4, '0');
  const amountMinor = 100 + ((index * 104_729) % 20_000);
  return {
    day,
    index,
    amountMinor: payee.type === 'expense' ? -amountMinor : amountMinor,
    text: `COMPRA TARJ. 0000${HIDDEN_DIGITS}${number} ${payee.name} MADRID`,
    category: payee.category,
  };
}

function toCsv(part: readonly Booked[]): string {
  const lines = part.map(({ day, text, amountMinor }) => {
    const [year = '', month = '', dayOfMonth = ''] = day.split('-');
    return `${dayOfMonth}/${month}/${year};${text};${toAmountText(amountMinor).replace('.', ',')};EUR`;
  });
  return ['Fecha;Concepto;Importe;Divisa', ...lines].join('\r\n');
}

function toOfx(part: readonly Booked[]): string {
  const rows = part.map(
    ({ day, index, text, amountMinor }) =>
      `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${day.replaceAll('-', '')}\n<TRNAMT>${toAmountText(amountMinor)}\n<FITID>B${index}\n<NAME>${text}\n</STMTTRN>`,
  );
  return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>00001234567</BANKACCTFROM><BANKTRANLIST>\n${rows.join('\n')}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

function toCamt(part: readonly Booked[]): string {
  const rows = part.map(({ day, index, text, amountMinor }) => {
    const sign = amountMinor < 0 ? 'DBIT' : 'CRDT';
    return `<Ntry><Amt Ccy="EUR">${toAmountText(Math.abs(amountMinor))}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>B${index}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text.replaceAll('&', '&amp;')}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>ES9121000418450200051332</IBAN></Id><Ccy>EUR</Ccy></Acct>\n${rows.join('\n')}\n</Stmt></BkToCstmrStmt></Document>`;
}

function toAmountText(amountMinor: number): string {
  return toMajorUnits(amountMinor, 2).toFixed(2);
}

function median(timesMs: readonly number[]): number {
  return Math.round(quantile(timesMs, 0.5));
}
