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
    type: 'expense',
    comparedWith: null,
    transactionIds: ['a'],
    ...changes,
  };
}
const kinds = (notices: MinorNotice[], isUsual?: (notice: MinorNotice) => boolean) =>
  foldNotices(notices, isUsual).map(({ kind }) => kind);
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

it('a category shows once what explains it was called usual', () => {
  const high = notice('categoryHigh', { amountMinor: 1_100_00, usualMinor: 300_00 });
  const pair = notice('twice', { amountMinor: 500_00, transactionIds: ['a', 'b'] });
  const isUsual = ({ kind }: MinorNotice) => kind === 'large' || kind === 'twice';
  expect(kinds([large, high], isUsual)).toEqual(['categoryHigh']);
  expect(kinds([pair, high], isUsual)).toEqual(['categoryHigh']);
  // The notice of what begins to repeat is about the same transaction, and shows.
  expect(kinds([large, notice('newSeries'), high], isUsual)).toEqual(['newSeries']);
  expect(kinds([large, notice('newSeries'), high], ({ kind }) => kind === 'newSeries')).toEqual([
    'categoryHigh',
  ]);
});

it('a month that ends below zero shows also where large transactions explain it', () => {
  const low = (amountMinor: number) =>
    notice('lowPoint', { amountMinor, category: '', day: '2026-11-01', transactionIds: [] });
  expect(kinds([large, low(-800_00)])).toEqual(['large', 'lowPoint']);
  expect(kinds([low(-800_00)])).toEqual(['lowPoint']);
  expect(kinds([large, low(-800_00)], ({ kind }) => kind === 'large')).toEqual(['lowPoint']);
  expect(kinds([low(-800_00)], ({ kind }) => kind === 'lowPoint')).toEqual([]);
});

it('what begins to repeat, or came twice, is said once, and still explains its category', () => {
  expect(kinds([large, notice('newSeries')])).toEqual(['newSeries']);
  expect(kinds([large, notice('twice', { transactionIds: ['b', 'a'] })])).toEqual(['twice']);
  expect(kinds([large, notice('newSeries', { transactionIds: ['b'] })])).toEqual(['large', 'newSeries']);
  const high = notice('categoryHigh', { amountMinor: 920_00 });
  expect(kinds([large, notice('newSeries'), high])).toEqual(['newSeries']);
});

it('a price that rose is said once: its payments are not large besides, and what begins to repeat is not new', () => {
  const rise = notice('priceRise', {
    subject: 'expense:rent',
    transactionIds: ['before', 'a'],
    coveredIds: ['a', 'b'],
  });
  const largeOf = (id: string) => notice('large', { transactionIds: [id] });
  expect(kinds([largeOf('a'), largeOf('b'), rise])).toEqual(['priceRise']);
  expect(kinds([largeOf('before'), rise])).toEqual(['large', 'priceRise']);
  const began = (subject: string) => notice('newSeries', { subject, transactionIds: ['c'] });
  expect(kinds([rise, began('expense:rent')])).toEqual(['priceRise']);
  expect(kinds([rise, began('expense:gym')])).toEqual(['priceRise', 'newSeries']);
  const isUsual = ({ kind }: MinorNotice) => kind === 'priceRise';
  expect(kinds([largeOf('a'), rise, began('expense:rent')], isUsual)).toEqual([]);
});

it('a price that rose explains its category while it shows', () => {
  const rise = notice('priceRise', { transactionIds: ['before', 'a'], coveredIds: ['a'] });
  const high = notice('categoryHigh', { amountMinor: 920_00 });
  expect(kinds([large, rise, high])).toEqual(['priceRise']);
  expect(kinds([large, rise, high], ({ kind }) => kind === 'priceRise')).toEqual(['categoryHigh']);
});
