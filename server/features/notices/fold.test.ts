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
const kinds = (notices: MinorNotice[], isDismissed?: (notice: MinorNotice) => boolean) =>
  foldNotices(notices, isDismissed).map(({ kind }) => kind);
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

it('a category is left out if both transactions of a double charge explain it, even if one of them is large', () => {
  const pair = notice('twice', { amountMinor: 400_00, transactionIds: ['a', 'b'] });
  const high = notice('categoryHigh', { amountMinor: 1_050_00, usualMinor: 300_00 });
  expect(kinds([pair, high])).toEqual(['twice']);
  expect(kinds([notice('large', { amountMinor: 400_00 }), pair, high])).toEqual(['twice']);
  expect(kinds([pair, notice('categoryHigh', { amountMinor: 1_150_00, usualMinor: 300_00 })])).toEqual([
    'twice',
    'categoryHigh',
  ]);
});

it('a category shows once the notice that explains it was dismissed', () => {
  const high = notice('categoryHigh', { amountMinor: 1_100_00, usualMinor: 300_00 });
  const pair = notice('twice', { amountMinor: 500_00, transactionIds: ['a', 'b'] });
  const isDismissed = ({ kind }: MinorNotice) => kind === 'large' || kind === 'twice';
  expect(kinds([large, high], isDismissed)).toEqual(['categoryHigh']);
  expect(kinds([pair, high], isDismissed)).toEqual(['categoryHigh']);
  // The notice of a new series is about the same transaction, and shows.
  expect(kinds([large, notice('newSeries'), high], isDismissed)).toEqual(['newSeries']);
  expect(kinds([large, notice('newSeries'), high], ({ kind }) => kind === 'newSeries')).toEqual([
    'categoryHigh',
  ]);
});

it('a month that ends below zero shows even if large transactions explain it', () => {
  const low = (amountMinor: number) =>
    notice('lowPoint', { amountMinor, category: '', day: '2026-11-01', transactionIds: [] });
  expect(kinds([large, low(-800_00)])).toEqual(['large', 'lowPoint']);
  expect(kinds([low(-800_00)])).toEqual(['lowPoint']);
  expect(kinds([large, low(-800_00)], ({ kind }) => kind === 'large')).toEqual(['lowPoint']);
  expect(kinds([low(-800_00)], ({ kind }) => kind === 'lowPoint')).toEqual([]);
});

it('a transaction of a new series or a double charge has one notice, which still explains its category', () => {
  expect(kinds([large, notice('newSeries')])).toEqual(['newSeries']);
  expect(kinds([large, notice('twice', { transactionIds: ['b', 'a'] })])).toEqual(['twice']);
  expect(kinds([large, notice('newSeries', { transactionIds: ['b'] })])).toEqual(['large', 'newSeries']);
  const high = notice('categoryHigh', { amountMinor: 920_00 });
  expect(kinds([large, notice('newSeries'), high])).toEqual(['newSeries']);
});

it('a price rise has one notice: its payments are neither large nor a new series', () => {
  const rise = notice('priceRise', {
    subject: 'expense:rent',
    transactionIds: ['before', 'a'],
    coveredIds: ['a', 'b'],
  });
  const makeLarge = (id: string) => notice('large', { transactionIds: [id] });
  expect(kinds([makeLarge('a'), makeLarge('b'), rise])).toEqual(['priceRise']);
  expect(kinds([makeLarge('before'), rise])).toEqual(['large', 'priceRise']);
  const makeNewSeries = (subject: string) => notice('newSeries', { subject, transactionIds: ['c'] });
  expect(kinds([rise, makeNewSeries('expense:rent')])).toEqual(['priceRise']);
  expect(kinds([rise, makeNewSeries('expense:gym')])).toEqual(['priceRise', 'newSeries']);
  const isDismissed = ({ kind }: MinorNotice) => kind === 'priceRise';
  expect(kinds([makeLarge('a'), rise, makeNewSeries('expense:rent')], isDismissed)).toEqual([]);
});

it('a price rise explains its category unless it was dismissed', () => {
  const rise = notice('priceRise', { transactionIds: ['before', 'a'], coveredIds: ['a'] });
  const high = notice('categoryHigh', { amountMinor: 920_00 });
  expect(kinds([large, rise, high])).toEqual(['priceRise']);
  expect(kinds([large, rise, high], ({ kind }) => kind === 'priceRise')).toEqual(['categoryHigh']);
});
