import { describe, expect, it } from 'vitest';
import type { Source } from '#shared/contract/sources.ts';
import { startPreview } from '../preview/decisions.ts';
import { sampleRow } from '../testing/sample-row.ts';
import {
  applyAnswer,
  findUsedDrafts,
  groupSettlements,
  readStoredAnswers,
  toStoredAnswers,
  type SettlementGroup,
} from './answers.ts';

const card = { kind: 'card', counterpart: '4567' } as const;
const cash = { kind: 'cash', counterpart: '' } as const;
const rows = [
  sampleRow({ settlement: card, group: 'transfer', outcome: 'transfer', amountMinor: -31_240 }),
  sampleRow({}),
  sampleRow({ settlement: cash, amountMinor: -5_000 }),
  sampleRow({ settlement: card, group: 'transfer', outcome: 'transfer', amountMinor: -100, file: 1 }),
  sampleRow({ settlement: card, group: 'transfer', outcome: 'transfer', amountMinor: -100 }),
];
const groups = groupSettlements(rows, [{ sourceId: 'bank' }, { sourceId: 'other' }]);
const source = (id: string, settlements: string[] = []) => ({ id, answers: { settlements } }) as Source;
const isFood = (id: string) => id === 'food';

describe('settlements in a review', () => {
  it('are grouped by account and by what they settle', () => {
    expect(groups).toMatchObject([
      { key: 'bank card:4567', indexes: [0, 4], sumMinor: -31_340, isLeftOut: true },
      { key: 'bank cash:', indexes: [2], isLeftOut: false },
      { key: 'other card:4567', indexes: [3], isLeftOut: true },
    ]);
  });

  it('become what the answer says, and go back without one', () => {
    const [first, second] = groups as [SettlementGroup, SettlementGroup];
    const start = startPreview(rows);
    const moved = applyAnswer(start, first, 'account:card');
    expect(moved.decisions[4]).toMatchObject({ outcome: 'transfer', account: 'card' });
    expect(moved.decisions[3]).toEqual(start.decisions[3]);
    const spent = applyAnswer(moved, first, 'category:food');
    expect(spent.decisions[0]).toMatchObject({ outcome: 'added', type: 'expense', category: 'food' });
    expect(applyAnswer(spent, first, 'elsewhere').decisions[0]).toMatchObject({ account: null });
    expect(applyAnswer(spent, first, '').decisions[0]).toMatchObject(start.decisions[0] as object);
    const out = applyAnswer(start, second, 'leftOut');
    expect(out.decisions[2]).toMatchObject({ outcome: 'transfer', account: undefined });
    expect(applyAnswer(out, second, '').decisions[2]?.outcome).toBe('added');
  });

  it('have the stored answers of their account, but not those that name what is gone', () => {
    const stored = [
      source('bank', ['card:4567|account:other', 'cash:|category:gone']),
      source('other', ['card:4567|account:gone']),
    ];
    expect(readStoredAnswers(groups, stored, isFood)).toEqual({ 'bank card:4567': 'account:other' });
    const others = [source('bank', ['card:4567|elsewhere', 'cash:|category:food']), source('other')];
    expect(readStoredAnswers(groups, others, isFood)).toEqual({
      'bank card:4567': 'elsewhere',
      'bank cash:': 'category:food',
    });
  });

  it('are stored with the answers of earlier files, and forgotten without an answer', () => {
    const answers = { 'bank card:4567': 'leftOut', 'bank cash:': '', 'other card:4567': 'elsewhere' };
    const bank = source('bank', ['cash:|category:food', 'savings:|elsewhere']);
    expect(toStoredAnswers({ answers, drafts: [] }, 'bank', bank)).toEqual({
      settlements: ['card:4567|leftOut', 'savings:|elsewhere'],
    });
    expect(toStoredAnswers({ answers: {}, drafts: [] }, 'bank', undefined)).toEqual({});
  });

  it('save only the new accounts that an answer names', () => {
    const draft = (id: string) => ({ id, name: id, kind: 'card', proposedName: id, end: null }) as const;
    const drafts = [draft('one'), draft('two')];
    expect(findUsedDrafts({ answers: { 'bank cash:': 'account:two' }, drafts })).toEqual([draft('two')]);
  });
});
