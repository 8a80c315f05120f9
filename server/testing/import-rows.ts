import { uuidv7 } from 'uuidv7';
import type { TestClient } from './test-client.ts';

export const SOURCES = '/api/v1/sources';
export const IMPORTS = '/api/v1/imports';
const DAY = '2026-11-20';

/** Returns a new source as the API takes it. */
export function newSource(fields: Record<string, unknown> = {}) {
  return {
    id: uuidv7(),
    name: 'Banco',
    kind: 'bank',
    accountHash: null,
    accountEnd: null,
    shape: null,
    answers: {},
    ...fields,
  };
}

type BankLine = {
  key: string;
  occurrence: number;
  bankId: string | null;
  date: string;
  amount: number;
  text: string;
};

/** Returns a line of the bank's file; its amount is in major units, negative for an expense. */
function bankLine(line: number, fields: Partial<BankLine> = {}): BankLine {
  const key = String(line).padStart(22, 'k');
  return { key, occurrence: 1, bankId: null, date: DAY, amount: -line, text: `LINE ${line}`, ...fields };
}

/** Returns a row that adds an expense; its amount in major units is the number of the line. */
export function addedRow(line: number, fields: Record<string, unknown> = {}, bank: Partial<BankLine> = {}) {
  const transaction = {
    id: uuidv7(),
    type: 'expense',
    amount: line,
    description: `Line ${line}`,
    category: 'food',
    date: DAY,
    ...fields,
  };
  return { line, bank: bankLine(line, bank), outcome: 'added', transaction };
}

export function joinedRow(line: number, transactionId: string, bank: Partial<BankLine> = {}) {
  return { line, bank: bankLine(line, bank), outcome: 'joined', transactionId };
}

export function otherRow(line: number, outcome: 'leftOut' | 'transfer', bank: Partial<BankLine> = {}) {
  return { line, bank: bankLine(line, bank), outcome };
}

/** Starts an import of a new source, or of the given one, and returns its id. */
export async function startImport(user: TestClient, sourceId?: string): Promise<string> {
  const source = sourceId ?? newSource().id;
  if (sourceId === undefined) await user.post(SOURCES, newSource({ id: source }));
  const id = uuidv7();
  await user.post(IMPORTS, { id, sourceId: source, fileName: 'november.csv', format: 'csv' });
  return id;
}

/** Imports rows of a new source, and returns the id of the import. Throws if they are not saved. */
export async function importRows(user: TestClient, rows: readonly unknown[]): Promise<string> {
  const id = await startImport(user);
  const response = await user.post(`${IMPORTS}/${id}/rows`, { rows });
  if (response.status !== 200) throw new Error(`The rows were not saved: ${JSON.stringify(response.body)}`);
  return id;
}

/**
 * Imports five lines. The second is then edited, and the third deleted; the fourth is joined to a typed transaction,
 * and the fifth is a transfer.
 */
export async function importFive({ clock }: { clock: { now: number } }, user: TestClient) {
  const lunch = { description: 'Lunch', amount: 4, date: '2026-11-19' };
  const typedId = (await user.post('/api/v1/expenses', lunch)).body.id as string;
  const [first, edited, deleted] = [addedRow(1, { amount: 0.1 }), addedRow(2), addedRow(3)] as const;
  const rows = [first, edited, deleted];
  const joined = joinedRow(4, typedId, { bankId: 'B4' });
  const id = await importRows(user, [...rows, joined, otherRow(5, 'transfer', { amount: -0.29 })]);
  clock.now += 1_000;
  await user.patch(`/api/v1/expenses/${edited.transaction.id}`, { category: 'health' });
  await user.delete(`/api/v1/expenses/${deleted.transaction.id}`);
  return { id, typedId, rows, edited, deleted };
}
