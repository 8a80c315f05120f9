import { expect, it } from 'vitest';
import type { MinorNotice, NoticeKind } from '#shared/notices/types.ts';
import { foldNotices } from './fold.ts';

function notice(kind: NoticeKind, changes: Partial<MinorNotice> = {}): MinorNotice {
  return {
    kind,
    key: kind,
    subject: '',
    day: '2026-11-12',
    name: '',
    category: 'food',
    amountMinor: 900_00,
    usualMinor: 50_00,
    count: 9,
    transactionIds: ['a'],
    ...changes,
  };
}
const kinds = (notices: MinorNotice[]) => foldNotices(notices).map(({ kind }) => kind);
const large = notice('large');

it('a category is left out if a large transaction alone explains it', () => {
  const high = (amountMinor: number, category = 'food') =>
    notice('categoryHigh', { amountMinor, category, usualMinor: 300_00 });
  expect(kinds([large, high(1_100_00)])).toEqual(['large']);
  expect(kinds([large, high(1_300_00)])).toEqual(['large', 'categoryHigh']);
  expect(kinds([large, high(1_100_00, 'health')])).toEqual(['large', 'categoryHigh']);
  expect(kinds([notice('large', { day: '2026-10-30' }), high(1_100_00)])).toEqual(['large', 'categoryHigh']);
  expect(kinds([high(1_100_00)])).toEqual(['categoryHigh']);
});

it('so is one that both of a double charge explain, of which one may be large as well', () => {
  const pair = notice('twice', { amountMinor: 400_00, transactionIds: ['a', 'b'] });
  const high = notice('categoryHigh', { amountMinor: 1_050_00, usualMinor: 300_00 });
  expect(kinds([pair, high])).toEqual(['twice']);
  expect(kinds([notice('large', { amountMinor: 400_00 }), pair, high])).toEqual(['twice']);
  expect(kinds([pair, notice('categoryHigh', { amountMinor: 1_150_00, usualMinor: 300_00 })])).toEqual([
    'twice',
    'categoryHigh',
  ]);
});

it('so is a month that would end well without it', () => {
  const low = (amountMinor: number) =>
    notice('lowPoint', { amountMinor, category: '', day: '2026-11-01', transactionIds: [] });
  expect(kinds([large, low(-800_00)])).toEqual(['large']);
  expect(kinds([large, low(-950_00)])).toEqual(['large', 'lowPoint']);
  expect(kinds([low(-800_00)])).toEqual(['lowPoint']);
});

it('what begins to repeat, or came twice, is said once, and still explains its category', () => {
  expect(kinds([large, notice('newSeries')])).toEqual(['newSeries']);
  expect(kinds([large, notice('twice', { transactionIds: ['b', 'a'] })])).toEqual(['twice']);
  expect(kinds([large, notice('newSeries', { transactionIds: ['b'] })])).toEqual(['large', 'newSeries']);
  const high = notice('categoryHigh', { amountMinor: 920_00 });
  expect(kinds([large, notice('newSeries'), high])).toEqual(['newSeries']);
});
