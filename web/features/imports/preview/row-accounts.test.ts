import { expect, it } from 'vitest';
import type { Statement } from '#shared/import/types.ts';
import type { FileAccount } from '../sources/accounts.ts';
import { toRowAccounts } from './row-accounts.ts';

function statement(account: string | null): Statement {
  return { account, currency: null, movements: [], balanceRowCount: 0, unreadable: [], proof: null };
}

function fileAccount(fields: Partial<FileAccount>): FileAccount {
  const file = { fileId: 'f', fileName: 'f.csv', format: 'csv', shape: null, hash: null } as const;
  return { ...file, key: 'f/0', app: null, name: null, end: null, statements: [statement(null)], ...fields };
}

const draft = (id: string, name: string) => ({ id, name, kind: 'bank' as const });

it('names the accounts of a bank after their sources, with the last digits unless the name has them', () => {
  const accounts = [
    fileAccount({ key: 'f/0', end: '1332' }),
    fileAccount({ key: 'f/1', end: '4455' }),
    fileAccount({ key: 'f/2' }),
  ];
  const choices = {
    drafts: [draft('a', 'Account 1332'), draft('b', 'Savings')],
    chosen: { 'f/0': 'a', 'f/1': 'b', 'f/2': 'b' },
  };
  const names = toRowAccounts(accounts, choices, []).map(({ name }) => name);
  expect(names).toEqual(['Account 1332', 'Savings · 4455', 'Savings']);
});

it('names the accounts of an application as the application does', () => {
  const statements = [statement('Checking'), statement('Card'), statement('Checking'), statement(null)];
  const choices = { drafts: [draft('a', 'Actual')], chosen: { 'f/0': 'a' } };
  const rows = toRowAccounts([fileAccount({ app: 'Actual', statements })], choices, []);
  expect(rows.map(({ name }) => name)).toEqual(['Checking', 'Card', 'Checking', 'Actual']);
});
