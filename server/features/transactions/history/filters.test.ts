import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { CATEGORIES, UNCATEGORIZED, type FixedCategory, type TransactionType } from '#shared/categories.ts';
import type { HistoryQuery } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { toSearchText } from '#shared/search-text.ts';
import { rounds } from '#server/testing/rounds.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Words as stored, and as typed in a search, without accents. */
const WORDS = [
  ['Café', 'cafe'],
  ['LECHE', 'leche'],
  ['Ñandú', 'nandu'],
  ['100%', '100%'],
  ['a_b', 'a_b'],
  [String.raw`c:\d`, String.raw`c:\d`],
  ['Straße', 'strasse'],
  ['Foo', 'foo'],
  ['3', '3'],
] as const;
const word = fc.nat({ max: WORDS.length - 1 });
const FIRST_DAY = '2026-02-26';
const day = fc.nat({ max: 6 }).map((days) => addDays(FIRST_DAY, days));
const cents = fc.nat({ max: 12 }).map((n) => n * 50);
const type = fc.constantFrom<TransactionType>('expense', 'income');

const transaction = fc
  .record({
    type,
    words: fc.array(word, { minLength: 1, maxLength: 3 }),
    cents,
    category: fc.nat(),
    tags: fc.uniqueArray(fc.constantFrom('home', 'cafe', 'trip', 'trip 2026')),
    date: day,
  })
  .map(({ cents: amount, ...fields }) => ({ ...fields, cents: amount + 50 }));

const search = fc.record(
  {
    q: fc.tuple(word, fc.nat({ max: 3 }), fc.nat({ max: 8 })),
    type,
    category: fc.uniqueArray(fc.constantFrom(...CATEGORIES.expense, ...CATEGORIES.income, UNCATEGORIZED), {
      minLength: 1,
      maxLength: 4,
    }),
    tag: fc.uniqueArray(fc.constantFrom('home', 'Café', 'trip 2026'), { minLength: 1 }),
    anyOf: fc.uniqueArray(fc.tuple(word, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 3 }),
    days: fc.tuple(day, day),
    isFromOnly: fc.boolean(),
    cents: fc.tuple(cents, cents),
    isMaxOnly: fc.boolean(),
    sort: fc.constantFrom('newest', 'oldest', 'largest', 'smallest'),
  },
  { requiredKeys: ['isFromOnly', 'isMaxOnly'] },
);
type Search = typeof search extends fc.Arbitrary<infer T> ? T : never;

it('for any search, the history finds and sorts the same transactions as a check of each one', async () => {
  const user = await app.signUp({ currency: 'EUR' });
  const stored: Transaction[] = [];
  const plainTexts = new Map<string, string>();
  for (const each of fc.sample(transaction, { numRuns: 60, seed: 5120 })) {
    const category = [...CATEGORIES[each.type], UNCATEGORIZED][each.category % 6];
    const description = each.words.map((index) => WORDS[index]?.[0]).join(' ');
    const body = { description, amount: each.cents / 100, category, date: each.date, tags: each.tags };
    const { id } = (await user.post(`/api/v1/${each.type}s`, body)).body;
    stored.push((await user.get(`/api/v1/${each.type}s/${id}`)).body);
    plainTexts.set(id, each.words.map((index) => WORDS[index]?.[1]).join(' '));
  }

  const property = fc.asyncProperty(search, async (wanted) => {
    const query = toQuery(wanted);
    const expected = stored.filter((each) => isExpected(each, query, plainTexts.get(each.id) ?? ''));
    expected.sort(ORDERS[query.sort ?? 'newest']);
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
    const totals = (await user.get(`/api/v1/transactions/totals?${withoutSort(parameters).toString()}`)).body;
    const sumType = (kind: TransactionType) =>
      expected.filter((each) => each.type === kind).reduce((sum, { amount }) => sum + amount * 100, 0) / 100;
    expect(totals).toEqual({
      count: expected.length,
      income: sumType('income'),
      expenses: sumType('expense'),
    });

    const found: Transaction[] = [];
    parameters.set('limit', '17');
    for (let cursor: string | null = ''; cursor !== null;) {
      if (cursor !== '') parameters.set('cursor', cursor);
      const page = (await user.get(`/api/v1/transactions?${parameters.toString()}`)).body;
      found.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(found).toEqual(expected);
  });
  await fc.assert(property, { numRuns: rounds(150) });
});

function toQuery(wanted: Search): HistoryQuery {
  const { q, days: [from, to] = [], cents: [min, max] = [] } = wanted;
  const ordered = (a: string, b: string) => (a < b ? [a, b] : [b, a]);
  const [first, last] = from !== undefined && to !== undefined ? ordered(from, to) : [];
  const part = q && (WORDS[q[0]]?.[1] ?? '').slice(q[1], q[1] + q[2]).trim();
  return {
    ...(part ? { q: q[2] % 2 ? part.toUpperCase() : part } : {}),
    ...(wanted.type ? { type: wanted.type } : {}),
    ...(wanted.category ? { category: wanted.category } : {}),
    ...(wanted.tag ? { tag: wanted.tag } : {}),
    ...(wanted.anyOf
      ? { anyOf: wanted.anyOf.map(([at, length]) => WORDS[at]?.[0].slice(0, length) ?? '') }
      : {}),
    ...(first ? { from: first } : {}),
    ...(last && !wanted.isFromOnly ? { to: last } : {}),
    ...(min !== undefined && max !== undefined && !wanted.isMaxOnly ? { min: Math.min(min, max) / 100 } : {}),
    ...(min !== undefined && max !== undefined ? { max: Math.max(min, max) / 100 } : {}),
    ...(wanted.sort ? { sort: wanted.sort } : {}),
  };
}

function isExpected(each: Transaction, query: HistoryQuery, plainText: string): boolean {
  return (
    (query.q === undefined || isFound(each, query.q.toLowerCase(), plainText)) &&
    (query.type === undefined || each.type === query.type) &&
    (query.category?.includes(each.category) ?? true) &&
    (query.tag?.some((tag) => each.tags.includes(tag.toLowerCase().replace('é', 'e'))) ?? true) &&
    (query.anyOf?.some((start) => hasWordWith(each, toSearchText(start), plainText)) ?? true) &&
    (query.from === undefined || each.date >= query.from) &&
    (query.to === undefined || each.date <= query.to) &&
    (query.min === undefined || each.amount >= query.min) &&
    (query.max === undefined || each.amount <= query.max)
  );
}

function isFound({ amount, category, tags }: Transaction, q: string, plainText: string): boolean {
  const name = SERVER_TEXTS.en.categories[category as FixedCategory].toLowerCase();
  return (
    plainText.includes(q) ||
    tags.some((tag) => tag.includes(q)) ||
    name.split(' ').some((part) => part.startsWith(q)) ||
    (/^\d+$/.test(q) && Math.floor(amount) === Number(q))
  );
}

/** Whether a word starts with `start`; `a_b` and `c:\d` are two words each. */
function hasWordWith({ tags }: Transaction, start: string, plainText: string): boolean {
  const words = [plainText, ...tags].flatMap((text) => text.split(' '));
  const all = words.flatMap((each) => [each, ...each.split(/[_:]/).slice(1)]);
  const wanted = start.replaceAll(/[_:]/g, ' ').trim();
  const isWhole = wanted.length < 4;
  return all.some((each) => {
    const spaced = each.replaceAll(/[_:]/g, ' ');
    return isWhole ? `${spaced} `.startsWith(`${wanted} `) : spaced.startsWith(wanted);
  });
}

const byId = (a: Transaction, b: Transaction) => (a.id < b.id ? -1 : 1);
const byDate = (a: Transaction, b: Transaction) =>
  a.date === b.date ? byId(a, b) : a.date < b.date ? -1 : 1;
const byAmount = (a: Transaction, b: Transaction) => a.amount - b.amount || byId(a, b);
const ORDERS = {
  oldest: byDate,
  newest: (a: Transaction, b: Transaction) => byDate(b, a),
  smallest: byAmount,
  largest: (a: Transaction, b: Transaction) => byAmount(b, a),
};

function withoutSort(parameters: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(parameters);
  others.delete('sort');
  return others;
}
