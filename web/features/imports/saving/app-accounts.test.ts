import { describe, expect, it } from 'vitest';
import type { Source } from '#shared/contract/sources.ts';
import { readTableText } from '#shared/import/formats/table.ts';
import { EMPTY_ACCOUNT, FIXED_CATEGORIES } from '#shared/import/match/default-result.ts';
import { previewRows } from '#shared/import/match/preview-rows.ts';
import { hashShape } from '../files/fingerprint.ts';
import { newFile, type FileReading } from '../files/import-file.ts';
import { countTotals, startPreview } from '../preview/decisions.ts';
import { toPartMovements } from '../preview/use-preview.ts';
import { groupSettlements } from '../settlements/answers.ts';
import { isKnownUnsurely, listAccounts } from '../sources/accounts.ts';
import { chooseSources, NO_CHOICES } from '../sources/drafts.ts';
import { planImports } from './plan.ts';
import { planSources } from './plan-sources.ts';

const KEY = btoa('0123456789abcdef');
const EXPORT = [
  'Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared',
  'Daily,2026-05-02,Starting Balance,,Starting Balances,500,0,Cleared',
  'Daily,2026-05-01,Baker,,Food,-6.2,0,Cleared',
  'Daily,2026-05-04,Visa card,,,-80,0,Cleared',
  'Visa card,2026-05-04,Daily,,,80,0,Cleared',
  'Visa card,2026-05-05,Starting Balance,,,-75.5,0,Cleared',
].join('\n');

const options = { currency: 'EUR', language: 'en' };
const noAnswers = { answers: {}, drafts: [] };

function importInto(known: readonly Source[], fileIds = ['file'], { text = EXPORT, app = 'Actual' } = {}) {
  const reading: FileReading = {
    ...readTableText(text, options),
    format: 'csv',
    leftOut: { transfers: 0, pending: 0, zero: 0, balances: 0, otherCurrency: 0 },
    otherCurrencies: [],
    sample: { app, header: [], rows: [], roles: [], shape: 'actual' },
  };
  const files = fileIds.map((id) => ({ ...newFile(id, new File([], 'actual.csv')), reading }));
  const accounts = files.flatMap((file) => listAccounts(file, KEY));
  let ids = 0;
  const naming = { nameAccount: (end: string) => end, newId: () => `new ${++ids}` };
  const choices = chooseSources(NO_CHOICES, accounts, known, naming);
  const { parts, movements } = toPartMovements(accounts, choices);
  const match = {
    ...options,
    today: '2026-11-23',
    categories: FIXED_CATEGORIES,
    mapped: {},
    ownAccounts: [],
  };
  const rows = previewRows(movements, EMPTY_ACCOUNT, { ...match, untitled: '' });
  const preview = startPreview(rows);
  const toId = (key: string) => key;
  const imports = planImports(preview, parts, { decimals: 2, toId, known: [], confirmed: new Set() });
  const sources = planSources({
    accounts,
    files,
    choices,
    map: {},
    settled: noAnswers,
    known,
    decimals: 2,
  });
  return { accounts, choices, preview, imports, ...sources, questions: groupSettlements(rows, parts) };
}

const toSource = (fields: Partial<Source>): Source => ({
  id: 'known',
  name: 'Actual',
  kind: 'app',
  accountHash: null,
  accountEnd: null,
  shape: hashShape('csv', 'actual'),
  answers: {},
  opening: null,
  lowBalance: null,
  colour: null,
  isArchived: false,
  position: null,
  createdAt: '',
  updatedAt: '',
  ...fields,
});

const toSaved = (body: ReturnType<typeof importInto>['newSources'][number]): Source =>
  toSource({ ...body, opening: null, lowBalance: null, colour: null });

describe('the plan of an application’s export with two accounts', () => {
  it('adds both accounts, each with what it began with before its first row', () => {
    expect(importInto([]).newSources).toMatchObject([
      { id: 'new 1', name: 'Daily', kind: 'bank', opening: { amount: 500, day: '2026-05-01' } },
      { id: 'new 2', name: 'Visa card', kind: 'card', opening: { amount: -75.5, day: '2026-05-04' } },
    ]);
  });

  it('counts what an account began with once, if several files have it', () => {
    const { newSources } = importInto([], ['one', 'other']);
    expect(newSources.map(({ opening }) => opening?.amount)).toEqual([500, -75.5]);
  });

  it('sends both rows of a transfer with the other account, and asks nothing', () => {
    const { imports, preview, questions } = importInto([]);
    const sent = imports.map(({ sourceId, requests }) => [
      sourceId,
      ...requests.flat().map(({ row }) => [row.bank.amount, row.outcome, row.transfer?.account]),
    ]);
    expect(sent).toEqual([
      ['new 1', [500, 'leftOut', undefined], [-6.2, 'added', undefined], [-80, 'transfer', 'new 2']],
      ['new 2', [80, 'transfer', 'new 1'], [-75.5, 'leftOut', undefined]],
    ]);
    expect(questions).toEqual([]);
    expect(countTotals(preview)).toMatchObject({ added: 1, moved: 2, leftOut: 2, inMinor: 0, outMinor: 620 });
  });

  it('knows the accounts again, and leaves their openings as they are', () => {
    const known = importInto([]).newSources.map(toSaved);
    const again = importInto(known);
    expect(again.choices).toMatchObject({ drafts: [], chosen: { 'file/0': 'new 1', 'file/1': 'new 2' } });
    expect([again.newSources, again.changedSources]).toEqual([[], []]);
    expect(again.accounts.some((account) => isKnownUnsurely(account, known))).toBe(false);
  });

  it('proposes an account of the same name, which has to be checked', () => {
    const known = [toSource({ name: 'DAILY', kind: 'bank', shape: null })];
    const { choices, accounts } = importInto(known);
    expect(choices.chosen['file/0']).toBe('known');
    expect(accounts.map((account) => isKnownUnsurely(account, known))).toEqual([true, false]);
  });

  it('keeps to the one account that earlier imports of the application made', () => {
    const known = [toSource({})];
    const { choices, changedSources, questions, accounts } = importInto(known);
    expect(Object.values(choices.chosen)).toEqual(['known', 'known']);
    expect(changedSources.flatMap(({ body }) => body.accountHash ?? [])).toEqual([]);
    expect(questions).toMatchObject([{ settlement: { kind: 'other' }, indexes: [2, 3] }]);
    expect(accounts.some((account) => isKnownUnsurely(account, known))).toBe(false);
  });
});

describe('the plan of a CSV of Saldo with accounts', () => {
  const saldo = (...accounts: string[]) => ({
    app: 'Saldo',
    text: [
      'Date,Type,Description,Category,Amount,Currency,Account,Note,Tags',
      ...accounts.map((account, at) => `2026-05-0${at + 1},Expense,Tea,Food,${at + 1}.50,EUR,${account},,`),
    ].join('\n'),
  });
  const importSaldo = (known: readonly Source[], ...accounts: string[]) =>
    importInto(known, ['file'], saldo(...accounts));
  const saved = (...accounts: string[]) => importSaldo([], ...accounts).newSources.map(toSaved);

  it('gives each row its account, and keeps rows without one apart', () => {
    const { newSources, imports } = importSaldo([], 'Daily', '', 'Cash', 'Daily');
    expect(newSources).toMatchObject([
      { id: 'new 1', name: 'Daily', kind: 'bank' },
      { id: 'new 2', name: 'Saldo', kind: 'bank' },
      { id: 'new 3', name: 'Cash', kind: 'cash' },
    ]);
    const amounts = imports.map(({ sourceId, requests }) => [
      sourceId,
      ...requests.flat().map(({ row }) => row.bank.amount),
    ]);
    expect(amounts).toEqual([
      ['new 1', -1.5, -4.5],
      ['new 2', -2.5],
      ['new 3', -3.5],
    ]);
  });

  it('knows all of them again, and proposes a new account for another name', () => {
    const known = saved('Daily', '', 'Cash');
    const { choices } = importSaldo(known, '', 'Cash', 'Daily', 'Jar');
    expect(Object.values(choices.chosen).slice(0, 3)).toEqual(['new 2', 'new 3', 'new 1']);
    expect(choices.drafts).toMatchObject([{ name: 'Jar' }]);
  });

  it('is one account, as without the column, if no row names any', () => {
    expect(importSaldo([], '', '').newSources).toMatchObject([{ name: 'Saldo', kind: 'app' }]);
  });
});
