import { describe, expect, it } from 'vitest';
import type { Source } from '#shared/contract/sources.ts';
import type { Movement } from '#shared/import/types.ts';
import type { FileAccount } from '../sources/accounts.ts';
import { planSources as planWith } from './plan-sources.ts';

const account: FileAccount = {
  key: 'f/0',
  fileId: 'f',
  fileName: 'f.csv',
  format: 'csv',
  statements: [],
  app: null,
  name: null,
  hash: 'hash',
  end: '1332',
  shape: 'shape',
};
const known: Source = {
  id: 's',
  name: 'Bank',
  kind: 'bank',
  accountHash: 'hash',
  accountEnd: '1332',
  shape: 'shape',
  answers: { sign: 'inverted' },
  opening: null,
  lowBalance: null,
  colour: null,
  isArchived: false,
  position: null,
  createdAt: '',
  updatedAt: '',
};
const files = [{ id: 'f', answers: { sign: 'inverted' as const } }];
const chosenKnown = { chosen: { 'f/0': 's' }, drafts: [] };

const none = { answers: {}, drafts: [] };

/** Plans the sources without settlements. */
const planSources = (options: Omit<Parameters<typeof planWith>[0], 'settled' | 'decimals'>) =>
  planWith({ ...options, settled: none, decimals: 2 });

describe('the plan of sources', () => {
  it('adds a new source with its account, header and answers', () => {
    const choices = {
      chosen: { 'f/0': 'new' },
      drafts: [{ id: 'new', name: ' Bank ', kind: 'card' as const }],
    };
    expect(planSources({ accounts: [account], files, choices, map: {}, known: [] })).toEqual({
      newSources: [
        {
          id: 'new',
          name: 'Bank',
          kind: 'card',
          accountHash: 'hash',
          accountEnd: '1332',
          shape: 'shape',
          answers: { sign: 'inverted' },
        },
      ],
      changedSources: [],
    });
  });

  it('does not change a known source if nothing is new', () => {
    const plan = planSources({ accounts: [account], files, choices: chosenKnown, map: {}, known: [known] });
    expect(plan).toEqual({ newSources: [], changedSources: [] });
  });

  it('stores a new header and new answers', () => {
    const accounts = [{ ...account, shape: 'other' }];
    const answered = [{ id: 'f', answers: { dateOrder: 'dmy' as const } }];
    const plan = planSources({ accounts, files: answered, choices: chosenKnown, map: {}, known: [known] });
    expect(plan.changedSources).toEqual([
      { id: 's', body: { shape: 'other', answers: { dateOrder: 'dmy' } } },
    ]);
  });

  it('keeps the answers about tables after a file that is not a table', () => {
    const answered = [{ id: 'f', answers: { batch: 'whole' as const } }];
    const accounts = [{ ...account, shape: null }];
    const plan = planSources({ accounts, files: answered, choices: chosenKnown, map: {}, known: [known] });
    expect(plan.changedSources).toEqual([
      { id: 's', body: { answers: { sign: 'inverted', batch: 'whole' } } },
    ]);
  });

  it('stores the currency that was chosen for the last file, unless the file has no transactions', () => {
    const source = { ...known, shape: null, answers: { batch: 'whole', currency: 'EUR' } };
    const plan = (count: number, answers: { currency?: string }) => {
      const movements = Array.from({ length: count }, () => ({ category: null }) as Movement);
      const statements = [
        { account: null, currency: null, movements, balanceRowCount: 0, unreadable: [], proof: null },
      ];
      const { changedSources } = planSources({
        accounts: [{ ...account, shape: null, statements }],
        files: [{ id: 'f', answers }],
        choices: chosenKnown,
        map: {},
        known: [source],
      });
      return changedSources[0]?.body.answers;
    };
    expect(plan(1, { currency: 'GBP' })).toEqual({ batch: 'whole', currency: 'GBP' });
    expect(plan(0, { currency: 'GBP' })).toEqual({ batch: 'whole' });
    expect(plan(1, {})).toEqual({ batch: 'whole' });
  });

  it('keeps the categories that other files of the source named', () => {
    const source = { ...known, answers: { categories: ['food|groceries', 'health|gym'] } };
    const movements = [{ category: 'Gym', amount: '-1' } as Movement];
    const statement = {
      account: null,
      currency: null,
      movements,
      balanceRowCount: 0,
      unreadable: [],
      proof: null,
    };
    const plan = planSources({
      accounts: [{ ...account, statements: [statement] }],
      files: [{ id: 'f', answers: {} }],
      choices: chosenKnown,
      map: { groceries: 'food', gym: 'other' },
      known: [source],
    });
    const categories = ['food|groceries', 'other|gym'];
    expect(plan.changedSources).toEqual([{ id: 's', body: { answers: { categories } } }]);
  });

  it('stores the number of the account once, and does not change it later', () => {
    const withoutNumber = { ...known, accountHash: null, accountEnd: null };
    const plan = (source: Source) =>
      planSources({
        accounts: [{ ...account, hash: 'new' }],
        files,
        choices: chosenKnown,
        map: {},
        known: [source],
      });
    expect(plan(withoutNumber).changedSources[0]?.body).toEqual({ accountHash: 'new', accountEnd: '1332' });
    expect(plan(known).changedSources).toEqual([]);
  });

  it('stores the answers about settlements, and adds the accounts that they name', () => {
    const fields = { name: ' ', kind: 'card', proposedName: 'Card 4567', end: '4567' } as const;
    const draft = (id: string) => ({ id, ...fields });
    const settled = { answers: { 's card:4567': 'account:new' }, drafts: [draft('new'), draft('unused')] };
    const options = { accounts: [account], files, choices: chosenKnown, map: {}, decimals: 2 };
    const plan = planWith({ ...options, settled, known: [known] });
    const answers = { sign: 'inverted' as const, settlements: ['card:4567|account:new'] };
    expect(plan.newSources).toMatchObject([
      { id: 'new', name: 'Card 4567', kind: 'card', accountEnd: '4567' },
    ]);
    expect(plan.changedSources).toEqual([{ id: 's', body: { answers } }]);
    const later = { ...options, settled: none, known: [{ ...known, answers }] };
    expect(planWith(later).changedSources).toEqual([]);
  });
});
