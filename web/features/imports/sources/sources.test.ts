import { describe, expect, it } from 'vitest';
import type { Source } from '#shared/contract/sources.ts';
import { completeMovement } from '#shared/import/formats/statement-list.ts';
import type { Statement } from '#shared/import/types.ts';
import { newFile, type FileReading } from '../files/import-file.ts';
import { hashAccount, hashName } from '../files/fingerprint.ts';
import { listAccounts, findTableSource, recogniseSource, type FileAccount } from './accounts.ts';
import {
  areAllKnown,
  changeDraft,
  chooseSource,
  chooseSources,
  NO_CHOICES,
  proposeSource,
  withoutSaved,
} from './drafts.ts';

const KEY = btoa('0123456789abcdef');

function statement(account: string | null): Statement {
  return { account, currency: null, movements: [], balanceRowCount: 0, unreadable: [], proof: null };
}

function fileWith(accounts: (string | null)[], reading: Partial<FileReading> = {}, name = 'file.csv') {
  const file = newFile(name, new File([], name));
  const fullReading: FileReading = {
    format: 'ofx',
    statements: accounts.map(statement),
    questions: [],
    warnings: [],
    leftOut: { transfers: 0, pending: 0, zero: 0, balances: 0, otherCurrency: 0 },
    otherCurrencies: [],
    sample: null,
    ...reading,
  };
  return { ...file, reading: fullReading };
}

const table = (shape: string, app: string | null = null) => ({ app, header: [], rows: [], roles: [], shape });

function source(fields: Partial<Source>): Source {
  return {
    id: 'known',
    name: 'Bank',
    kind: 'bank',
    accountHash: null,
    accountEnd: null,
    shape: null,
    answers: {},
    opening: null,
    lowBalance: null,
    colour: null,
    isArchived: false,
    position: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...fields,
  };
}

describe('the accounts of a file', () => {
  it('are one for each number, with or without spaces and signs', () => {
    const [first, second, ...more] = listAccounts(fileWith(['ES91 2100', '0049-1500', 'ES912100']), KEY);
    expect(more).toEqual([]);
    expect(first?.statements).toHaveLength(2);
    expect(first?.hash).toBe(hashAccount('ES912100', KEY));
    expect(second?.end).toBe('1500');
  });

  it('are one if they have only names, unless an application wrote the file', () => {
    expect(listAccounts(fileWith(['Checking', 'Savings', null]), KEY)).toHaveLength(1);
    const app = fileWith(['ES9121000418450200051332', 'Cash 2024'], { sample: table('app', 'Firefly III') });
    expect(listAccounts(app, KEY)).toMatchObject([
      { name: 'ES9121000418450200051332', hash: hashAccount('ES9121000418450200051332', KEY), end: '1332' },
      { name: 'Cash 2024', hash: hashName('Firefly III', 'Cash 2024', KEY), end: null },
    ]);
  });

  it('are none of an application without money of the user', () => {
    const used = { ...statement('Francs'), accountName: 'Francs' };
    const row = completeMovement({ line: 1, date: '2026-05-01', amount: '-1', currency: null, text: '' });
    const statements = [used, { ...statement('Euros'), accountName: 'Euros', movements: [row] }];
    const app = fileWith([], { statements, sample: table('app', 'Firefly III') });
    expect(listAccounts(app, KEY).map(({ name }) => name)).toEqual(['Euros']);
  });
});

describe('a source is recognised', () => {
  const marks = { hash: 'h', shape: 's' };

  it('only by the account if the file has its number', () => {
    const byNumber = source({ id: 'number', accountHash: 'h' });
    expect(recogniseSource(marks, [source({ shape: 's' }), byNumber])).toBe(byNumber);
    expect(recogniseSource(marks, [source({ shape: 's' })])).toBeUndefined();
  });

  it('by the last digits if a card was made of which only those are known', () => {
    const card = source({ id: 'card', accountEnd: '8888' });
    const [account] = listAccounts(fileWith(['4000 1234 8888']), KEY);
    const ofAccount = { hash: 'h', shape: null, end: account?.end ?? null };
    expect(recogniseSource(ofAccount, [source({}), card])).toBe(card);
    expect(recogniseSource(ofAccount, [source({ accountHash: 'x', accountEnd: '8888' })])).toBeUndefined();
    expect(recogniseSource(ofAccount, [card, source({ accountEnd: '8888' })])).toBeUndefined();
  });

  it('by the header if only one source has it', () => {
    const alone = { hash: null, shape: 's' };
    expect(recogniseSource(alone, [source({ shape: 's' }), source({ shape: 'other' })])?.id).toBe('known');
    expect(recogniseSource(alone, [source({ shape: 's' }), source({ shape: 's' })])).toBeUndefined();
    expect(recogniseSource({ hash: null, shape: null }, [source({})])).toBeUndefined();
  });

  it('for reading a table, if another account of the bank has the same header', () => {
    const other = source({ id: 'other', accountHash: 'x', shape: 's' });
    expect(findTableSource(marks, [other])).toBe(other);
    const own = source({ id: 'own', accountHash: 'h', shape: 's' });
    expect(findTableSource(marks, [other, own])).toBe(own);
    expect(findTableSource({ hash: 'h', shape: null }, [other])).toBeUndefined();
  });
});

describe('choosing sources', () => {
  let ids = 0;
  const naming = { nameAccount: (end: string) => `Account ${end}`, newId: () => `new-${++ids}` };
  const account = (key: string, fields: Partial<FileAccount> = {}): FileAccount => ({
    key,
    fileId: key,
    fileName: `${key}.csv`,
    format: 'csv',
    statements: [],
    app: null,
    name: null,
    hash: null,
    end: null,
    shape: null,
    ...fields,
  });

  it('takes known sources, and proposes new ones for other accounts', () => {
    const accounts = [account('a', { hash: 'h' }), account('b', { hash: 'i', end: '1332' })];
    const choices = chooseSources(NO_CHOICES, accounts, [source({ accountHash: 'h' })], naming);
    expect(choices.chosen['a']).toBe('known');
    expect(choices.drafts).toMatchObject([{ id: choices.chosen['b'], name: 'Account 1332', kind: 'bank' }]);
    expect(areAllKnown(choices)).toBe(false);
  });

  it('gives files with the same header the same new source', () => {
    const accounts = [
      account('sept', { shape: 's' }),
      account('oct', { shape: 's' }),
      account('qif'),
      account('other'),
    ];
    const { chosen, drafts } = chooseSources(NO_CHOICES, accounts, [], naming);
    expect(chosen['sept']).toBe(chosen['oct']);
    expect(chosen['qif']).not.toBe(chosen['other']);
    expect(drafts).toHaveLength(3);
  });

  it('keeps choices and names when files are added, and forgets unused drafts', () => {
    const accounts = [account('a', { shape: 's' })];
    const first = chooseSources(NO_CHOICES, accounts, [], naming);
    const id = first.chosen['a'] ?? '';
    const typed = changeDraft(first, id, { name: 'My bank' });
    const second = chooseSources(typed, [...accounts, account('b', { shape: 't' })], [], naming);
    expect(second.drafts).toContainEqual({ id, name: 'My bank', kind: 'bank' });
    expect(chooseSource(second, 'a', { id: 'known' }).drafts.map((draft) => draft.id)).not.toContain(id);
    const another = { id: 'another', name: 'Other', kind: 'card' as const };
    expect(chooseSource(second, 'a', another).drafts).toContainEqual(another);
  });

  it('has no draft for a source that was saved before an interruption', () => {
    const choices = chooseSources(NO_CHOICES, [account('a')], [], naming);
    const id = choices.chosen['a'] ?? '';
    expect(withoutSaved(choices, [source({ id })])).toEqual({ chosen: choices.chosen, drafts: [] });
    expect(withoutSaved(choices, [source({})])).toEqual(choices);
  });

  it.each([
    ['bbva_movimientos_2026-09 (1).csv', {}, { name: 'bbva', kind: 'bank' }],
    ['VISA-card-export.csv', {}, { name: 'VISA card', kind: 'card' }],
    ['x.csv', { app: 'YNAB' }, { name: 'YNAB', kind: 'app' }],
    ['card.csv', { app: 'YNAB', name: 'Giro' }, { name: 'Giro', kind: 'bank' }],
    ['x.csv', { app: 'YNAB', name: 'Cash at home' }, { name: 'Cash at home', kind: 'cash' }],
    ['20260901.csv', {}, { name: '', kind: 'bank' }],
  ])('proposes a name for %s', (fileName, fields, expected) => {
    expect(proposeSource(account('a', { fileName, ...fields }), naming.nameAccount)).toEqual(expected);
  });
});
