/**
 * Measures the steps from a bank's file to its preview, which the browser's worker does: reading, learning from the
 * account's data, and matching. The account has half of the file's rows already. In one process, without a database.
 *
 *   node bench/import.ts                 10,000 rows against 100,000 transactions, all of them imported
 *   node bench/import.ts 2000 20000      other numbers
 */
import { uuidv7 } from 'uuidv7';
import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { previewRows } from '#shared/import/match/preview-rows.ts';
import type { Known, MatchOptions, PreviewRow, SourceMovements } from '#shared/import/match/types.ts';
import { readFile } from '#shared/import/read-file.ts';
import { toMajorUnits } from '#shared/money.ts';
import { readHousehold } from '#server/testing/household.ts';
import { HIDDEN_DIGITS } from '#shared/testing/hidden-digits.ts';

type Booked = { day: CalendarDay; at: number; amountMinor: number; text: string; category: string };

const TODAY = '2026-11-23';
const DAYS = 700;
const SHOPS = 3_000;
const ROUNDS = 5;
const SOURCE = uuidv7();
const OPTIONS: MatchOptions = {
  currency: 'EUR',
  language: 'en',
  today: TODAY,
  categories: TRANSACTION_TYPES.flatMap((type) => CATEGORIES[type].map((id) => ({ id, type, name: id }))),
  mapped: {},
  ownAccounts: [],
  untitled: 'No description',
};
const FORMATS = { CSV: toCsv, 'OFX 1': toOfx, 'CAMT.053': toCamt } as const;

const [rowCount = 10_000, knownCount = 100_000] = process.argv.slice(2).map(Number);
const names = payeeNames();
const booked = Array.from({ length: knownCount + rowCount / 2 }, (_, at) => toBooked(at));
const downloaded = booked.slice(-rowCount);

const results: Record<string, Record<string, string | number>> = {};
for (const [format, write] of Object.entries(FORMATS)) {
  const known = await importEarlier(write);
  const bytes = new TextEncoder().encode(write(downloaded));
  const readMs: number[] = [];
  const matchMs: number[] = [];
  const matchCpuMs: number[] = [];
  let rows: PreviewRow[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const file = await read(bytes);
    const readAt = performance.now();
    const cpuAt = process.cpuUsage();
    rows = previewRows([file], known, OPTIONS);
    readMs.push(readAt - startedAt);
    matchMs.push(performance.now() - readAt);
    const { user, system } = process.cpuUsage(cpuAt);
    matchCpuMs.push((user + system) / 1_000);
  }
  results[format] = {
    'MB of file': (bytes.length / 1e6).toFixed(1),
    'ms to read': median(readMs),
    'ms to match': median(matchMs),
    'processor ms to match': median(matchCpuMs),
    'ms the slowest': Math.round(Math.max(...readMs) + Math.max(...matchMs)),
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

/** The account's data after imports of earlier downloads in the same format. */
async function importEarlier(write: (part: readonly Booked[]) => string): Promise<Known> {
  const known: Known = { transactions: [], rows: [], named: [], occurrences: [] };
  for (let at = 0; at < knownCount; at += rowCount) {
    const part = booked.slice(at, Math.min(at + rowCount, knownCount));
    const file = await read(new TextEncoder().encode(write(part)));
    for (const [index, row] of previewRows(
      [file],
      { transactions: [], rows: [], named: [], occurrences: [] },
      OPTIONS,
    ).entries()) {
      const { date, type, key, occurrence, bankId, text, description } = row;
      const id = uuidv7();
      const amount = toMajorUnits(row.amountMinor, 2);
      const category = part[index]?.category ?? UNCATEGORIZED;
      known.transactions.push({
        id,
        type,
        date,
        amount: Math.abs(amount),
        description,
        category,
        sourceId: SOURCE,
      });
      known.rows.push({
        sourceId: SOURCE,
        key,
        occurrence,
        bankId,
        date,
        amount,
        text,
        outcome: 'added',
        transactionId: id,
        isDeleted: false,
      });
    }
  }
  return known;
}

/** The names of a household's payees and of many shops. */
function payeeNames(): { name: string; category: string; type: TransactionType }[] {
  const household = readHousehold().map(({ description, category = UNCATEGORIZED, type }) => ({
    name: description.toUpperCase(),
    category,
    type,
  }));
  const known = [...new Map(household.map((each) => [each.name, each])).values()];
  const { expense } = CATEGORIES;
  const shops = Array.from({ length: SHOPS }, (_, at) => ({
    name: `TIENDA ${at.toString(26).replace(/\d/g, (digit) => 'QRSTUVWXYZ'.charAt(Number(digit)))} HERMANOS`,
    category: expense[at % expense.length] ?? UNCATEGORIZED,
    type: 'expense' as const,
  }));
  return [...known, ...shops];
}

/** Makes a movement. Later numbers have later days. Texts differ in day and number, as in files of many banks. */
function toBooked(at: number): Booked {
  const payee = names[(at * 7_919) % names.length] ?? {
    name: 'NADIE',
    category: UNCATEGORIZED,
    type: 'expense',
  };
  const day = addDays(TODAY, -DAYS + Math.floor((at * DAYS) / (knownCount + rowCount / 2)));
  const number = String(at % 10_000).padStart(4, '0');
  const amountMinor = 100 + ((at * 104_729) % 20_000);
  return {
    day,
    at,
    amountMinor: payee.type === 'expense' ? -amountMinor : amountMinor,
    text: `COMPRA TARJ. 0000${HIDDEN_DIGITS}${number} ${payee.name} MADRID`,
    category: payee.category,
  };
}

function toCsv(part: readonly Booked[]): string {
  const lines = part.map(({ day, text, amountMinor }) => {
    const [year = '', month = '', dayOfMonth = ''] = day.split('-');
    return `${dayOfMonth}/${month}/${year};${text};${toText(amountMinor).replace('.', ',')};EUR`;
  });
  return ['Fecha;Concepto;Importe;Divisa', ...lines].join('\r\n');
}

function toOfx(part: readonly Booked[]): string {
  const rows = part.map(
    ({ day, at, text, amountMinor }) =>
      `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${day.replaceAll('-', '')}\n<TRNAMT>${toText(amountMinor)}\n<FITID>B${at}\n<NAME>${text}\n</STMTTRN>`,
  );
  return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>00001234567</BANKACCTFROM><BANKTRANLIST>\n${rows.join('\n')}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

function toCamt(part: readonly Booked[]): string {
  const rows = part.map(({ day, at, text, amountMinor }) => {
    const sign = amountMinor < 0 ? 'DBIT' : 'CRDT';
    return `<Ntry><Amt Ccy="EUR">${toText(Math.abs(amountMinor))}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>B${at}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text.replaceAll('&', '&amp;')}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>ES9121000418450200051332</IBAN></Id><Ccy>EUR</Ccy></Acct>\n${rows.join('\n')}\n</Stmt></BkToCstmrStmt></Document>`;
}

function toText(amountMinor: number): string {
  return toMajorUnits(amountMinor, 2).toFixed(2);
}

function median(times: readonly number[]): number {
  return Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0);
}
